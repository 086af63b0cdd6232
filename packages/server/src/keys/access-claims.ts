/** Names the product in access tokens; whoever verifies one checks both. */
export const TOKEN_ISSUER = 'nukkad-jobs';
export const TOKEN_AUDIENCE = 'nukkad-jobs-seeker';
export const TOKEN_ALGORITHM = 'HS256';

/** The purpose under which the signing key is derived from the product's secret. */
export const ACCESS_TOKEN_PURPOSE = 'access-token';

/** `sub` the seeker, `sid` the login it came from. */
export interface AccessClaims {
  readonly sub: string;
  readonly sid: string;
}
