import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FaultReporter, openFaultReports } from './fault-reports.ts';
import { reportingHooks } from './reporting-log.ts';
import { workScope } from './work-scope.ts';

interface Sent {
  readonly path: string | undefined;
  readonly auth: string | string[] | undefined;
  readonly lines: readonly Record<string, unknown>[];
}

let sent: Sent[];
let answerWith: { status: number; headers?: Record<string, string> };
let server: ReturnType<typeof createServer>;
let reports: FaultReporter;

beforeEach(async () => {
  sent = [];
  answerWith = { status: 200 };
  server = createServer(async (request, answer) => {
    const lines = (await text(request)).split('\n').map((line) => JSON.parse(line));
    sent.push({ path: request.url, auth: request.headers['x-sentry-auth'], lines });
    answer.writeHead(answerWith.status, answerWith.headers).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const SENTRY_DSN = `http://public@127.0.0.1:${port}/errors/42`;
  reports = openFaultReports('api', { SENTRY_DSN, NODE_ENV: 'production' }) as FaultReporter;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const fault = (name: string) => ({ name, at: [`at f (file:///app/apps/api/src/a.ts:${1}:2)`] });
const names = () => sent.map(({ lines }) => JSON.stringify(lines[2]).match(/"type":"(\w+)"/)?.[1]);

describe('error reports', () => {
  it('are disabled if no address is configured', () => {
    expect(openFaultReports('api', { NODE_ENV: 'production' })).toBeNull();
    const { hooks } = reportingHooks(null);
    const write = vi.fn();
    hooks.logMethod.call(null, [new Error('x')], write, 50);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('are sent for everything that is logged as an error, with class and stack, without the message', async () => {
    const error = Object.assign(new Error('no such number: +91 98220 12345'), {
      code: '23505',
      detail: 'Asha',
    });
    error.stack = [
      'Error: no such number: +91 98220 12345',
      '    at async store (file:///srv/app/packages/db/src/client.ts:10:5)',
      '    at /srv/app/node_modules/pg/lib/client.js:3:1',
      '    at shown (https://jobs.example.in/assets/a-1.js?token=9822012345:1:700)',
    ].join('\n');
    const written: unknown[] = [];
    const { hooks } = reportingHooks(reports);
    const write = (...args: never[]) => void written.push(args);
    workScope.run({ requestId: 'an-id' }, () => {
      hooks?.logMethod([{ err: error, task: 'push' }, 'failed'], write, 50);
      hooks?.logMethod([{ err: new TypeError('x') }, 'warned'], write, 40);
      hooks?.logMethod(['only words'], write, 50);
    });
    await reports.close();
    expect(written).toHaveLength(3);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.path).toBe('/errors/api/42/envelope/');
    expect(sent[0]?.auth).toContain('sentry_version=7, sentry_client=nukkad/1, sentry_key=public');
    const [header, item, event] = sent[0]?.lines ?? [];
    expect(header?.event_id).toMatch(/^[0-9a-f]{32}$/);
    expect(item).toEqual({ type: 'event' });
    expect(event).toMatchObject({
      environment: 'production',
      tags: { service: 'api', task: 'push', request_id: 'an-id' },
      exception: { values: [{ type: 'Error', value: '23505' }] },
    });
    const { exception } = event as { exception: { values: { stacktrace: { frames: object[] } }[] } };
    expect(exception.values[0]?.stacktrace.frames).toMatchObject([
      { filename: 'assets/a-1.js', function: 'shown', lineno: 1, colno: 700, in_app: true },
      { filename: 'node_modules/pg/lib/client.js', lineno: 3, in_app: false },
      { filename: 'packages/db/src/client.ts', function: 'store', lineno: 10, colno: 5, in_app: true },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/98220|Asha|no such number|srv/);
  });

  it('are sent once a minute for the same error, and at most thirty are queued', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    for (let time = 0; time < 100; time += 1) reports.report(fault('Same'));
    await reports.close();
    expect(names()).toEqual(['Same']);
    vi.setSystemTime(1_000_000 + 59_999);
    reports.report(fault('Same'));
    await reports.close();
    expect(sent).toHaveLength(1);
    vi.setSystemTime(1_000_000 + 60_000);
    reports.report(fault('Same'));
    for (let number = 0; number < 100; number += 1) reports.report(fault(`Other${number}`));
    await expect.poll(() => sent.length).toBe(1 + 31);
    vi.useRealTimers();
  });

  it('pause when the server asks for it, and fail silently if it does not respond', async () => {
    answerWith = { status: 429, headers: { 'retry-after': '600' } };
    reports.report(fault('First'));
    await reports.close();
    reports.report(fault('Second'));
    await reports.close();
    expect(names()).toEqual(['First']);
    server.closeAllConnections();
    server.close();
    const lost = openFaultReports('api', { SENTRY_DSN: 'http://a@127.0.0.1:1/1', NODE_ENV: 'test' });
    lost?.report(fault('Lost'));
    await expect(lost?.close()).resolves.toBeUndefined();
  });
});
