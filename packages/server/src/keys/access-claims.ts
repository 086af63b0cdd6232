/** Issuer and audience of access tokens. Verification checks both. */
export const TOKEN_ISSUER = 'nukkad-jobs';
export const TOKEN_AUDIENCE = 'nukkad-jobs-seeker';
export const TOKEN_ALGORITHM = 'HS256';

/** Purpose for `deriveKey` of the signing key. */
export const ACCESS_TOKEN_PURPOSE = 'access-token';

/** `sub` is the seeker's id, `sid` the id of the login. */
export interface AccessClaims {
  readonly sub: string;
  readonly sid: string;
}
