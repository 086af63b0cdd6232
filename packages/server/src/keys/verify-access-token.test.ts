import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from './access-claims.ts';
import { deriveKey } from './derive-key.ts';
import { verifyAccessToken } from './verify-access-token.ts';

const SECRET = 'a secret of more than thirty-two characters';
const key = new TextEncoder().encode(deriveKey(SECRET, 'access-token'));
const draft = (alg = 'HS256') =>
  new SignJWT({ sid: 'login' })
    .setProtectedHeader({ alg })
    .setSubject('seeker')
    .setIssuedAt()
    .setIssuer(TOKEN_ISSUER)
    .setAudience(TOKEN_AUDIENCE);

describe('an access token', () => {
  it('is valid when all of its claims are', async () => {
    const token = await draft().setExpirationTime('5m').sign(key);
    expect(await verifyAccessToken(token, [SECRET])).toMatchObject({ sub: 'seeker', sid: 'login' });
  });

  it.each([
    ['has no expiry', () => draft()],
    ['has run out', () => draft().setExpirationTime(1)],
    ['is for others', () => draft().setExpirationTime('5m').setAudience('elsewhere')],
    ['is from others', () => draft().setExpirationTime('5m').setIssuer('elsewhere')],
    ['is signed another way', () => draft('HS512').setExpirationTime('5m')],
  ])('is not valid when it %s', async (_case, make) => {
    expect(await verifyAccessToken(await make().sign(key), [SECRET])).toBeNull();
  });

  it('is valid under the secret before a rotation, and no longer once that is removed', async () => {
    const token = await draft().setExpirationTime('5m').sign(key);
    const current = `${SECRET} after the rotation`;
    expect(await verifyAccessToken(token, [current, SECRET])).toMatchObject({ sub: 'seeker', sid: 'login' });
    expect(await verifyAccessToken(token, [current])).toBeNull();
    expect(await verifyAccessToken(token, [])).toBeNull();
  });

  it('is not valid under another secret, nor without a signature', async () => {
    const token = await draft().setExpirationTime('5m').sign(key);
    expect(await verifyAccessToken(token, [`${SECRET}!`])).toBeNull();
    expect(await verifyAccessToken('not a token', [SECRET])).toBeNull();
  });
});
