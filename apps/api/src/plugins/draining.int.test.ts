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

/** Longer than the test lasts: what ends the drain is the test. */
const LONG = 600_000;
const { method, path } = routes.startupSettings;
const request = (target = path) => `${method} ${target} HTTP/1.1\r\nhost: x\r\n\r\n`;
const port = () => (test.app.server.address() as AddressInfo).port;

describe('a process that leaves', () => {
  it('is not ready first, answers on while it drains, and asks to connect anew', async () => {
    test = await startTestApp();
    holdHandlers(test.container);
    const begun = await sendRaw(port(), request());
    await expect.poll(() => test.app.places.taken).toBe(1);
    void test.app.drain.begin(LONG);
    const ready = await (await sendRaw(port(), request('/readyz'))).closed();
    expect(ready).toContain('HTTP/1.1 503');
    expect(ready).toContain('leaving');
    letGoOn();
    // A new connection while it drains, and the one that was there before.
    const arrived = await (await sendRaw(port(), request())).closed();
    expect(arrived).toContain('HTTP/1.1 200');
    expect(arrived.toLowerCase()).toContain('connection: close');
    await expect.poll(begun.received).toContain('HTTP/1.1 200');
    begun.socket.destroy();
  });

  it('ends what it has begun, and tells what still comes to come back', async () => {
    test = await startTestApp();
    holdHandlers(test.container);
    const at = port();
    const begun = await sendRaw(at, request());
    await expect.poll(() => test.app.places.taken).toBe(1);
    const closing = test.app.close();
    await expect.poll(() => test.app.drain.isClosing).toBe(true);
    // Behind the first on its connection, which is busy and so still open.
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
