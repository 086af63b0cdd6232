import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FacebookGateway } from './facebook-gateway.ts';

/** Responses of `debug_token` by token. The test server implements the two calls that the gateway makes. */
const CHECKS: Record<string, object> = {
  good: { app_id: 'app', is_valid: true, user_id: '77' },
  foreign: { app_id: 'another', is_valid: true, user_id: '77' },
  expired: { app_id: 'app', is_valid: false, user_id: '77' },
  swapped: { app_id: 'app', is_valid: true, user_id: '78' },
};

let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://graph.test');
    const token = url.searchParams.get('input_token') ?? url.searchParams.get('access_token') ?? '';
    if (token === 'down') response.statusCode = 502;
    if (token === 'moved') response.writeHead(302, { location: '/v23.0/elsewhere' });
    const check = { data: CHECKS[token] ?? {} };
    const person = { id: '77', name: 'Ravi', email: 'Ravi@Mail.example' };
    if (!response.headersSent) response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(url.pathname.endsWith('/debug_token') ? check : person));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

const gateway = () => new FacebookGateway({ id: 'app', secret: 'secret' }, address);

it('returns the person of a token that was issued to this app', async () => {
  expect(await gateway().verify('good')).toEqual({
    provider: 'FACEBOOK',
    subject: '77',
    email: 'ravi@mail.example',
    name: 'Ravi',
    imageUrl: null,
  });
});

it.each(['foreign', 'expired', 'swapped', 'unknown'])(
  'returns null for a token that is %s',
  async (token) => {
    expect(await gateway().verify(token)).toBeNull();
  },
);

it('throws SIGN_IN_UNAVAILABLE while the provider is unreachable', async () => {
  await expect(gateway().verify('down')).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' });
  const nowhere = new FacebookGateway({ id: 'app', secret: 'secret' }, 'http://127.0.0.1:1');
  await expect(nowhere.verify('good')).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' });
});

it('follows no redirect', async () => {
  await expect(gateway().verify('moved')).rejects.toMatchObject({ code: 'SIGN_IN_UNAVAILABLE' });
});
