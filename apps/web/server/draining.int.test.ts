import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { connectionsOf, startUpstream, startWeb } from './testing/test-web-server.ts';

/** Starts an API whose responses the test releases. */
async function patientApi() {
  const waiting: (() => void)[] = [];
  const upstream = await startUpstream((incoming, answer) => {
    incoming.resume();
    waiting.push(() => answer.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}'));
  });
  return { origin: upstream.origin, waiting };
}

/** Sends calls over keep-alive connections, as browsers do. */
function caller(origin: string) {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  return async (path: string, method = 'GET', body = '') => {
    const call = request(origin + path, { agent, method });
    call.end(body);
    const [answer] = await once(call, 'response');
    return { status: answer.statusCode as number, headers: answer.headers, words: await text(answer) };
  };
}

it('lets every pending request end', async () => {
  const api = await patientApi();
  const { app, origin } = await startWeb({ api: api.origin });
  const call = caller(origin);
  const calls = Array.from({ length: 30 }, () => call('/api/jobseeker/applyJob', 'POST', '{"jobId":"1"}'));
  await expect.poll(() => api.waiting.length).toBe(30);
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  for (const answer of api.waiting) answer();
  for (const { status, words, headers } of await Promise.all(calls)) {
    expect({ status, words }).toEqual({ status: 200, words: '{"success":true}' });
    expect(headers.connection).toBe('close');
  }
  await closed;
});

it('accepts the rest of an upload that has begun', async () => {
  let taken = 0;
  const api = await startUpstream((incoming, answer) => {
    incoming.on('data', (chunk: Buffer) => {
      taken += chunk.length;
    });
    incoming.on('end', () => answer.end(String(taken)));
  });
  const { app, origin } = await startWeb({ api: api.origin });
  const call = request(`${origin}/api/jobseeker/me/uploadVideo`, { method: 'POST' });
  call.write('begun ');
  await expect.poll(() => taken).toBe(6);
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  call.end('ended');
  const [answer] = await once(call, 'response');
  expect(await text(answer)).toBe('11');
  await closed;
});

it('fails its readiness check before it stops, and still responds meanwhile', async () => {
  const api = await startUpstream((_request, answer) => answer.end('{}'));
  const { app, origin } = await startWeb({ api: api.origin, deadlines: { drain: 3000 } });
  const call = caller(origin);
  expect(await call('/readyz')).toMatchObject({ status: 200, words: '{"status":"ready"}' });
  const closed = app.close();
  await expect.poll(async () => (await call('/readyz')).status).toBe(503);
  expect((await call('/healthz')).status).toBe(200);
  const answer = await call('/api/x');
  expect(answer).toMatchObject({ status: 200, headers: { connection: 'close' } });
  await closed;
  await expect(call('/healthz')).rejects.toThrow('ECONNREFUSED');
});

it('does not wait for idle connections, and only for a limited time for responses', async () => {
  const api = await patientApi();
  const { app, origin, port } = await startWeb({ api: api.origin, deadlines: { end: 500 } });
  await caller(origin)('/healthz');
  const idle = connect(port, '127.0.0.1');
  onTestFinished(() => void idle.destroy());
  await once(idle, 'connect');
  const unanswered = caller(origin)('/api/x').catch((error: Error) => error.message);
  await expect.poll(() => api.waiting.length).toBe(1);
  await app.close();
  expect(await connectionsOf(app.server)).toBe(0);
  expect(await unanswered).toMatch(/hang up|ECONNRESET/);
});
