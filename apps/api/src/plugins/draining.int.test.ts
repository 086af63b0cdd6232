import type { AddressInfo } from 'node:net';
import { routes } from '@nukkad/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { holdHandlers, letGoOn } from '../../test/hold-handlers.ts';
import { sendRaw } from '../../test/raw-request.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

afterEach(async () => {
  letGoOn();
  await test.close();
});

/** A drain time in milliseconds that is longer than the test, so that the test itself ends the drain. */
const LONG = 600_000;
const { method, path } = routes.startupSettings;
const request = (target = path) => `${method} ${target} HTTP/1.1\r\nhost: x\r\n\r\n`;
const port = () => (test.app.server.address() as AddressInfo).port;

describe('a draining process', () => {
  it('reports that it is not ready, still answers, and closes each connection after its answer', async () => {
    test = await startTestApp();
    holdHandlers(test.app.container);
    const begun = await sendRaw(port(), request());
    await expect.poll(() => test.app.places.taken).toBe(1);
    void test.app.drain.begin(LONG);
    const ready = await (await sendRaw(port(), request('/readyz'))).closed();
    expect(ready).toContain('HTTP/1.1 503');
    expect(ready).toContain('leaving');
    letGoOn();
    // One connection opened during the drain, and one opened before.
    const arrived = await (await sendRaw(port(), request())).closed();
    expect(arrived).toContain('HTTP/1.1 200');
    expect(arrived.toLowerCase()).toContain('connection: close');
    await expect.poll(begun.received).toContain('HTTP/1.1 200');
    begun.socket.destroy();
  });

  it('completes running requests, and refuses new ones with a retry time', async () => {
    test = await startTestApp();
    holdHandlers(test.app.container);
    const at = port();
    const begun = await sendRaw(at, request());
    await expect.poll(() => test.app.places.taken).toBe(1);
    const closing = test.app.close();
    await expect.poll(() => test.app.drain.isClosing).toBe(true);
    // Sent after the first on the same connection, which stays open while it is busy.
    begun.socket.write(request());
    letGoOn();
    const answers = await begun.closed();
    expect(answers).toContain('HTTP/1.1 200');
    expect(answers).toContain('HTTP/1.1 503');
    expect(answers.toLowerCase()).toContain('retry-after: 1');
    expect(answers).toContain('"code":"OVERLOADED"');
    await closing;
    await expect(sendRaw(at, request())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
