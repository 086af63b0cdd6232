import type { AddressInfo } from 'node:net';
import { routes } from '@nukkad/contract';
import { callerToWire } from '@nukkad/contract/shared/shared.mapper.ts';
import { openLogin } from '@nukkad/core/session/open-login.ts';
import { buildJob } from '@nukkad/testing';
import supertest from 'supertest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdHandlers, letGoOn } from '../../test/hold-handlers.ts';
import { sendRaw } from '../../test/raw-request.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp | undefined;

afterEach(async () => {
  letGoOn();
  await test?.close();
  test = undefined;
});

const ask = (app: TestApp) => app.client.raw(routes.startupSettings);

/** Records the log of an app. Returns a function that returns all lines so far. */
function recordLog({ app }: TestApp): () => string {
  const log = app.log as unknown as Record<symbol, { write(line: string): void }>;
  const stream = Object.getOwnPropertySymbols(log).find(({ description }) => description === 'pino.stream');
  const write = vi
    .spyOn(log[stream as symbol] as { write(line: string): void }, 'write')
    .mockImplementation(() => {});
  return () => write.mock.calls.map(([line]) => line).join('');
}

/** Returns the entries of answered requests, without time and ids of process and request. */
const answered = (lines: string) =>
  lines
    .split('\n')
    .filter((line) => line.includes('"msg":"answered"'))
    .map((line) => {
      const { route, status, code, event, login } = JSON.parse(line) as Record<string, unknown>;
      return { route, status, code, event, login };
    });

describe('the log entry of a request', () => {
  it('has the code and the login of a refusal, and neither if the request was served', async () => {
    test = await startTestApp({ LOG_LEVEL: 'info' });
    const lines = recordLog(test);
    const { id, client } = await test.seeker({ credits: 0 });
    const { id: other } = await test.seeker();
    const { id: jobId } = await buildJob(test.database);
    await ask(test);
    const apply = { jobId, isAvailableInCity: true, knowsEnglish: true };
    await client.call(routes.jobApply, apply).catch(() => undefined);
    await client.raw(routes.startupSeekerSettings, { body: callerToWire(other) });
    await test.client.raw(routes.startupSeekerSettings, { body: {} });
    const { id: login } = await test.database.prisma.login.findFirstOrThrow({ where: { candidateId: id } });
    const { startupSettings, jobApply, startupSeekerSettings } = routes;
    await expect
      .poll(() => answered(lines()))
      .toEqual([
        { route: startupSettings.path, status: 200 },
        { route: jobApply.path, status: 200, code: 'NO_CREDITS', login },
        { route: startupSeekerSettings.path, status: 403, code: 'FORBIDDEN', login },
        { route: startupSeekerSettings.path, status: 401, code: 'NOT_SIGNED_IN' },
      ]);
    expect(lines()).not.toContain(id);
  });

  it('of a sign-in has its outcome, and names a copied refresh token', async () => {
    test = await startTestApp({ LOG_LEVEL: 'info' });
    const lines = recordLog(test);
    const { candidateId } = await test.signIn((await test.seeker()).id);
    const { refreshToken } = await openLogin(test.container, candidateId);
    const refresh = async () => {
      const headers = { cookie: `nukkad_refresh=${refreshToken}` };
      await (test as TestApp).client.raw(routes.sessionRefresh, { headers });
    };
    await refresh();
    test.clock.advanceSeconds(11);
    await refresh();
    await test.client.raw(routes.sessionGoogleSignIn, { body: { credential: 'wrong' } });
    const { sessionRefresh, sessionGoogleSignIn } = routes;
    await expect
      .poll(() => answered(lines()))
      .toEqual([
        { route: sessionRefresh.path, status: 200 },
        { route: sessionRefresh.path, status: 401, code: 'NOT_SIGNED_IN', event: 'refresh-token-copied' },
        { route: sessionGoogleSignIn.path, status: 401, code: 'SIGN_IN_FAILED' },
      ]);
    expect(lines()).not.toContain(refreshToken);
  });
});

describe('a server error', () => {
  it('is logged with the constraint but without the row, and with the pattern of the route', async () => {
    test = await startTestApp({ LOG_LEVEL: 'info' });
    const lines = recordLog(test);
    const { client, id } = await test.seeker({ name: 'Asha Kulkarni', phone: null, isMobileVerified: false });
    await test.database.query('ALTER TABLE candidate ADD CONSTRAINT no_such CHECK (phone IS NULL) NOT VALID');
    const phone = '9822012345';
    await client.call(routes.otpSend, { phone });
    const verifying = client.call(routes.otpVerify, { phone, code: test.sms.lastCode(`+91${phone}`) });
    await expect(verifying).rejects.toMatchObject({ code: 'INTERNAL' });
    await supertest(test.app.server).post(routes.videoUpload.path.replace(':id', id));
    await expect.poll(lines).toContain(`"route":"${routes.videoUpload.path}"`);
    expect(lines()).toContain('request failed');
    expect(lines()).toContain('23514');
    expect(lines()).not.toMatch(new RegExp(`Asha|9822012345|${id}`));
  });
});

describe('too many requests at once', () => {
  it('get a retry time; health checks are exempt; aborted requests stop counting', async () => {
    test = await startTestApp({ MAX_IN_FLIGHT: '2', IN_FLIGHT_PER_ADDRESS_PERCENT: '100' });
    const { app } = test;
    const { port } = app.server.address() as AddressInfo;
    holdHandlers(test.app.container);
    const { method, path } = routes.startupSettings;
    const held = [1, 2].map(() => sendRaw(port, `${method} ${path} HTTP/1.1\r\nhost: x\r\n\r\n`));
    await expect.poll(() => app.places.taken).toBe(2);
    const turnedAway = await test.client.raw(routes.jobFilter, { body: {} });
    expect(turnedAway.status).toBe(503);
    expect(turnedAway.headers['retry-after']).toBe('1');
    expect(turnedAway.body).toMatchObject({ success: false, code: 'OVERLOADED' });
    expect((await supertest(test.app.server).get('/healthz')).status).toBe(200);
    for (const request of held) (await request).socket.destroy();
    await expect.poll(() => app.places.taken).toBe(0);
    expect((await test.client.raw(routes.jobFilter, { body: {} })).status).toBe(200);
    letGoOn();
  });
});

describe('too many requests from one address', () => {
  it('get a retry time, for each address separately', async () => {
    test = await startTestApp({ RATE_LIMIT_PER_MINUTE: '3', TRUST_PROXY: '127.0.0.1' });
    const from = (address: string) =>
      (test as TestApp).client.raw(routes.startupSettings, { headers: { 'x-forwarded-for': address } });
    for (let sent = 0; sent < 3; sent += 1) expect((await from('203.0.113.1')).status).toBe(200);
    const limited = await from('203.0.113.1');
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.body).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    expect((await from('203.0.113.2')).status).toBe(200);
  });

  it('are counted by the /64 of IPv6, not by single addresses', async () => {
    test = await startTestApp({ RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '127.0.0.1' });
    const from = (address: string) =>
      (test as TestApp).client.raw(routes.startupSettings, { headers: { 'x-forwarded-for': address } });
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3', '2001:db8:1:3::1'];
    const statuses = [];
    for (const address of addresses) statuses.push((await from(address)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it('have a separate limit for sign-in, which is a setting', async () => {
    test = await startTestApp({ RATE_LIMIT_PER_MINUTE: '1000', SIGN_IN_PER_MINUTE: '2' });
    const statuses = [];
    for (let sent = 0; sent < 3; sent += 1)
      statuses.push((await test.client.raw(routes.sessionRefresh, { body: {} })).status);
    expect(statuses).toEqual([401, 401, 429]);
    expect((await ask(test)).status).toBe(200);
  });

  it('cannot use an invented address if no proxy is trusted', async () => {
    test = await startTestApp({ RATE_LIMIT_PER_MINUTE: '2' });
    const from = (address: string) =>
      (test as TestApp).client.raw(routes.startupSettings, { headers: { 'x-forwarded-for': address } });
    const statuses = [];
    for (const last of [1, 2, 3]) statuses.push((await from(`203.0.113.${last}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('a response', () => {
  it('has security headers, allows one foreign origin, and reveals no internals', async () => {
    test = await startTestApp();
    const answer = await test.client.raw(routes.startupSettings, { headers: { origin: 'http://evil.test' } });
    expect(answer.headers['access-control-allow-origin']).not.toBe('http://evil.test');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['x-powered-by']).toBeUndefined();
    const unknown = await supertest(test.app.server).get('/nothing/here');
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  it('can be the contract as a page or as a document', async () => {
    test = await startTestApp();
    const document = await supertest(test.app.server).get('/openapi.json');
    expect(document.body.openapi).toBe('3.1.0');
    const page = await supertest(test.app.server).get('/docs');
    expect(page.text).toContain('/jobseeker/applyJob');
    expect(page.text).not.toMatch(/<script|src=/);
    expect(Object.keys(document.body.paths).length).toBe(
      new Set(Object.values(routes).map((route) => route.path)).size,
    );
  });

  it('reports that the database is unreachable, without details', async () => {
    test = await startTestApp();
    expect((await supertest(test.app.server).get('/readyz')).status).toBe(200);
    const { query } = test.app.container.database;
    test.app.container.database.query = () =>
      Promise.reject(new Error('timeout exceeded when trying to connect'));
    test.container.settings.forget();
    const answer = await ask(test);
    test.app.container.database.query = query;
    vi.spyOn(test.app.container.database, 'isReady').mockResolvedValue(false);
    const ready = await supertest(test.app.server).get('/readyz');
    expect([ready.status, ready.body]).toEqual([503, { status: 'database out of reach' }]);
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('OVERLOADED');
    expect(JSON.stringify(answer.body)).not.toContain('timeout');
  });
});
