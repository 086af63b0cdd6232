import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { routes } from '@nukkad/contract';
import supertest from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp | undefined;

afterEach(async () => {
  await test?.close();
  test = undefined;
});

const ask = (app: TestApp) => app.client.raw(routes.startupSettings);
/** Longer than any machine takes to notice that a connection came or went, in milliseconds. */
const patience = { timeout: 15_000 };

describe('too many requests at once', () => {
  it('are told to come back, health is not, and aborted ones are not counted for ever', async () => {
    test = await startTestApp({ MAX_IN_FLIGHT: '2' });
    const { port } = test.app.server.address() as AddressInfo;
    // Two clients that announce a body and never send it, as slow phones do.
    const slow = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    // Both are waited for at once: either may be there first.
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    for (const socket of slow) {
      socket.write(
        `POST ${routes.jobFilter.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
      );
    }
    await expect.poll(async () => (await ask(test as TestApp)).status, patience).toBe(503);
    const turnedAway = await ask(test);
    expect(turnedAway.headers['retry-after']).toBe('1');
    expect(turnedAway.body).toMatchObject({ success: false, code: 'OVERLOADED' });
    expect((await supertest(test.app.server).get('/healthz')).status).toBe(200);
    for (const socket of slow) socket.destroy();
    await expect.poll(async () => (await ask(test as TestApp)).status, patience).toBe(200);
  });
});

describe('too many requests from one address', () => {
  it('are told when to come back, address by address', async () => {
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

  it('cannot hide behind a made-up address where no proxy is trusted', async () => {
    test = await startTestApp({ RATE_LIMIT_PER_MINUTE: '2' });
    const from = (address: string) =>
      (test as TestApp).client.raw(routes.startupSettings, { headers: { 'x-forwarded-for': address } });
    const statuses = [];
    for (const last of [1, 2, 3]) statuses.push((await from(`203.0.113.${last}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('the outside', () => {
  it('gets security headers, one foreign origin, and nothing about the inside', async () => {
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

  it('reads the contract as a page and as a document', async () => {
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

  it('learns that the database is out of reach, and nothing more', async () => {
    test = await startTestApp();
    expect((await supertest(test.app.server).get('/readyz')).status).toBe(200);
    const { query } = test.database;
    test.database.query = () => Promise.reject(new Error('timeout exceeded when trying to connect'));
    test.container.settings.forget();
    const answer = await ask(test);
    test.database.query = query;
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('OVERLOADED');
    expect(JSON.stringify(answer.body)).not.toContain('timeout');
  });
});
