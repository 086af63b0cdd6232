import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GoogleTokenVerifier, isIdentityToken } from './verify-google-token.ts';

let server: Server;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let verifier: GoogleTokenVerifier;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  verifier = new GoogleTokenVerifier('client', `http://127.0.0.1:${port}/certs`);
});

afterAll(() => {
  server.close();
});

const CLAIMS = {
  email: 'Asha@Mail.example',
  email_verified: true,
  name: 'Asha',
  picture: 'https://p.test/a',
};

function sign(
  claims: JWTPayload = CLAIMS,
  change: { issuer?: string; audience?: string; ago?: number; without?: 'sub' | 'exp' | 'iat' } = {},
) {
  const { issuer = 'https://accounts.google.com', audience = 'client', ago = 0, without } = change;
  const now = Math.floor(Date.now() / 1000) - ago;
  const times: JWTPayload = { sub: 'g-1', iat: now, exp: now + 600 };
  if (without !== undefined) delete times[without];
  return new SignJWT({ ...claims, ...times })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(issuer)
    .setAudience(audience)
    .sign(keys.privateKey);
}

it('returns the person of a token for this client', async () => {
  const token = await sign();
  expect(isIdentityToken(token)).toBe(true);
  expect(await verifier.verify(token)).toEqual({
    provider: 'GOOGLE',
    subject: 'g-1',
    email: 'asha@mail.example',
    name: 'Asha',
    imageUrl: 'https://p.test/a',
  });
});

it('returns null for an unverified e-mail, another issuer or client, and an expired or changed token', async () => {
  const tokens = [
    await sign({ ...CLAIMS, email_verified: false }),
    await sign(CLAIMS, { issuer: 'https://evil.test' }),
    await sign(CLAIMS, { audience: 'another' }),
    await sign(CLAIMS, { ago: 3600 }),
    `${await sign()}x`,
  ];
  for (const token of tokens) expect(await verifier.verify(token)).toBeNull();
});

it.each(['sub', 'exp', 'iat'] as const)('returns null for a token without %s', async (without) => {
  expect(await verifier.verify(await sign(CLAIMS, { without }))).toBeNull();
});
