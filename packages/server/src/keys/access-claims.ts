/** Issuer and audience of access tokens. Verification checks both. */
export const TOKEN_ISSUER = 'nukkad-jobs';
export const TOKEN_AUDIENCE = 'nukkad-jobs-seeker';
export const TOKEN_ALGORITHM = 'HS256';

/** Purpose that is passed to `deriveKey` to derive the signing key of access tokens. */
export const ACCESS_TOKEN_PURPOSE = 'access-token';

/** Claims of an access token: `sub` is the seeker's id, `sid` is the id of the login. */
export interface AccessClaims {
  readonly sub: string;
  readonly sid: string;
}
