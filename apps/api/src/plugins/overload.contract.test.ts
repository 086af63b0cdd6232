import type { AddressInfo } from 'node:net';
import { type AnyRoute, routes } from '@nukkad/contract';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdHandlers, letGoOn } from '../../test/hold-handlers.ts';
import { type RawRequest, sendRaw, unfinishedPost } from '../../test/raw-request.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
let opened: RawRequest[] = [];

afterEach(async () => {
  letGoOn();
  for (const { socket } of opened) socket.destroy();
  opened = [];
  await test.close();
});

const PROXY = { TRUST_PROXY: '127.0.0.1' };
const port = () => (test.app.server.address() as AddressInfo).port;
const taken = () => test.app.places.taken;

async function open(text: string): Promise<RawRequest> {
  const request = await sendRaw(port(), text);
  opened.push(request);
  return request;
}

function ask(route: AnyRoute, address = '198.51.100.1', body: object = {}) {
  return test.client.raw(route, { body, headers: { 'x-forwarded-for': address } });
}

describe('bodies that never arrive completely', () => {
  it('do not block other requests, even 250 of them', async () => {
    test = await startTestApp({ ...PROXY, BODY_MILLISECONDS: '300000' });
    const from = { 'x-forwarded-for': '203.0.113.9' };
    await Promise.all(Array.from({ length: 250 }, () => open(unfinishedPost(routes.jobFilter.path, from))));
    // One network may send 200 bodies at once. The refusal of the others shows that all have arrived.
    const refused = () => opened.filter((request) => request.received().startsWith('HTTP/1.1 503')).length;
    await expect.poll(refused, { timeout: 30_000 }).toBe(50);
    expect(taken()).toBe(0);
    for (const route of [routes.jobFilter, routes.startupSettings, routes.searchTypeahead])
      expect((await ask(route, '198.51.100.1', { searchText: 'cook' })).status, route.key).toBe(200);
    for (const { socket } of opened) socket.destroy();
    // They no longer count: the same number is accepted again.
    await expect.poll(async () => (await ask(routes.jobFilter, '203.0.113.9')).status).toBe(200);
    await expect.poll(taken).toBe(0);
  });

  it('are counted by the /64 of IPv6', async () => {
    test = await startTestApp({ ...PROXY, UNFINISHED_PER_ADDRESS: '1' });
    const first = await open(unfinishedPost(routes.jobFilter.path, { 'x-forwarded-for': '2001:db8:5:5::1' }));
    await expect.poll(async () => (await ask(routes.jobFilter, '2001:db8:5:5::2')).status).toBe(503);
    expect((await ask(routes.jobFilter, '2001:db8:5:6::1')).status).toBe(200);
    first.socket.destroy();
    await expect.poll(async () => (await ask(routes.jobFilter, '2001:db8:5:5::2')).status).toBe(200);
  });

  it('are not awaited if the caller is not signed in', async () => {
    test = await startTestApp();
    for (const { path } of [routes.jobApply, routes.profileWhole, routes.fileUpload]) {
      const request = await open(unfinishedPost(path));
      await expect.poll(request.received, { message: path }).toContain('HTTP/1.1 401');
      expect(request.received()).toContain('"code":"NOT_SIGNED_IN"');
    }
    const expired = await open(unfinishedPost(routes.jobFilter.path, { authorization: 'Bearer nonsense' }));
    await expect.poll(expired.received).toContain('"code":"NOT_SIGNED_IN"');
  });

  it('no longer count once their connection is closed, whatever the answer', async () => {
    test = await startTestApp({ UNFINISHED_PER_ADDRESS: '1', BODY_MILLISECONDS: '100' });
    for (const [route, status] of [
      [routes.jobApply, 401],
      [routes.jobFilter, 408],
      [routes.jobApply, 401],
    ] as const) {
      const request = await open(unfinishedPost(route.path));
      await expect.poll(request.received).toContain(`HTTP/1.1 ${status}`);
      request.socket.destroy();
      await expect.poll(async () => (await ask(routes.jobFilter)).status).toBe(200);
    }
  });

  it('are aborted after some seconds with an error message', async () => {
    test = await startTestApp({ BODY_MILLISECONDS: '100' });
    const known = await open(unfinishedPost(routes.jobFilter.path));
    const unknown = await open(unfinishedPost('/nothing/here'));
    for (const request of [known, unknown]) {
      const answer = await request.closed();
      expect(answer).toContain('HTTP/1.1 408');
      expect(answer.toLowerCase()).toContain('connection: close');
      expect(answer).toContain('"code":"BODY_TIMEOUT"');
    }
    // Already answered, but still sending.
    expect(await (await open(unfinishedPost(routes.jobApply.path))).closed()).toContain('HTTP/1.1 401');
  });

  it('are aborted when an upload stalls', async () => {
    test = await startTestApp({ UPLOAD_STILL_MILLISECONDS: '100', BODY_MILLISECONDS: '60000' });
    const { id } = await buildCandidate(test.database);
    const { accessToken } = await test.signIn(id);
    const head = {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'multipart/form-data; boundary=b',
    };
    const begun =
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4';
    const answer = await (
      await open(unfinishedPost(routes.videoUpload.path.replace(':id', id), head, begun))
    ).closed();
    expect(answer).toContain('HTTP/1.1 408');
    expect(answer).toContain('"code":"BODY_TIMEOUT"');
    await expect.poll(taken).toBe(0);
  });
});

/** Starts the API with this number of places and sends requests that keep all of them until `letGoOn`. */
async function startFull(count: number): Promise<Promise<number>[]> {
  test = await startTestApp({ MAX_IN_FLIGHT: String(count), IN_FLIGHT_PER_ADDRESS_PERCENT: '100' });
  holdHandlers(test.app.container);
  const held = Array.from({ length: count }, () => ask(routes.startupSettings).then(({ status }) => status));
  await expect.poll(taken).toBe(count);
  return held;
}

describe('a request that is refused because of overload', () => {
  it('gets its response before its body was read, with the headers and the form of other errors', async () => {
    await startFull(2);
    const usual = await test.client.raw(routes.jobApply, { body: {} });
    const id = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e6a01';
    const head = { 'x-request-id': id, 'accept-language': 'mr', origin: 'http://site.test' };
    // The head announces a body that never arrives.
    const request = await open(unfinishedPost(routes.jobFilter.path, head));
    await expect.poll(request.received).toContain('HTTP/1.1 503');
    const [headers = '', body = ''] = request.received().split('\r\n\r\n');
    expect(JSON.parse(body)).toEqual({
      success: false,
      code: 'OVERLOADED',
      msg: 'आत्ता खूप लोक आहेत. एका मिनिटाने पुन्हा प्रयत्न करा.',
      requestId: id,
    });
    expect(headers).toMatch(/^retry-after: 1\r?$/im);
    expect(headers).toMatch(/^cache-control: no-store\r?$/im);
    expect(headers).toMatch(/^content-type: application\/json; charset=utf-8\r?$/im);
    for (const [name, value] of Object.entries(usual.headers)) {
      const isOfOneResponse = /^(content-length|date|x-ratelimit|keep-alive|connection|vary)/.test(name);
      if (!isOfOneResponse)
        expect(headers.toLowerCase(), name).toContain(`${name}: ${String(value).toLowerCase()}`);
    }
    expect(test.app.server.listening).toBe(true);
  });

  it('leaves health checks and important requests alone', async () => {
    await startFull(2);
    expect((await fetch(`http://127.0.0.1:${port()}/healthz`)).status).toBe(200);
    expect((await test.client.raw(routes.sessionRefresh, { body: {} })).status).toBe(401);
  });
});

describe('too many requests at once', () => {
  it('are refused beyond the limit, and served as soon as a place is free', async () => {
    const held = await startFull(2);
    expect((await ask(routes.jobFilter)).status).toBe(503);
    expect(taken()).toBe(2);
    letGoOn();
    expect(await Promise.all(held)).toEqual([200, 200]);
    await expect.poll(taken).toBe(0);
    holdHandlers(test.app.container);
    const one = ask(routes.startupSettings).then();
    await expect.poll(taken).toBe(1);
    expect((await ask(routes.jobFilter)).status).toBe(200);
    letGoOn();
    expect((await one).status).toBe(200);
  });

  it('count from their headers on, also while their session is read', async () => {
    test = await startTestApp({ MAX_IN_FLIGHT: '1', IN_FLIGHT_PER_ADDRESS_PERCENT: '100' });
    const { client } = await test.seeker();
    const { logins } = test.container;
    const gate = Promise.withResolvers<void>();
    const find = logins.find.bind(logins);
    logins.find = (...login) => gate.promise.then(() => find(...login));
    const first = client.raw(routes.jobFilter, { body: {} }).then();
    await expect.poll(taken).toBe(1);
    expect((await ask(routes.jobFilter)).status).toBe(503);
    gate.resolve();
    expect((await first).status).toBe(200);
    await expect.poll(taken).toBe(0);
  });

  it('take their place again when their body has arrived, or are refused then', async () => {
    test = await startTestApp({ MAX_IN_FLIGHT: '1', IN_FLIGHT_PER_ADDRESS_PERCENT: '100' });
    const head = { 'content-length': '2', connection: 'close' };
    const late = await open(unfinishedPost(routes.jobFilter.path, head));
    const later = await open(unfinishedPost(routes.jobFilter.path, head));
    holdHandlers(test.app.container);
    const held = ask(routes.startupSettings).then();
    await expect.poll(taken).toBe(1);
    late.socket.write('}');
    const refusal = await late.closed();
    expect(refusal).toContain('HTTP/1.1 503');
    expect(refusal.toLowerCase()).toContain('retry-after: 1');
    expect(refusal).toContain('"code":"OVERLOADED"');
    letGoOn();
    expect((await held).status).toBe(200);
    await expect.poll(taken).toBe(0);
    later.socket.write('}');
    expect(await later.closed()).toContain('HTTP/1.1 200');
    await expect.poll(taken).toBe(0);
  });

  it('are logged as one number every 20 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await startFull(1);
      const warn = vi.spyOn(test.app.log, 'warn').mockImplementation(() => {});
      for (let sent = 0; sent < 3; sent += 1) expect((await ask(routes.jobFilter)).status).toBe(503);
      vi.advanceTimersByTime(20_000);
      vi.advanceTimersByTime(20_000);
      const lines = warn.mock.calls.filter(([, text]) => text === 'requests refused because of overload');
      expect(lines.map(([facts]) => facts)).toEqual([{ refused: 3 }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('of one network leave half of the places to others', async () => {
    test = await startTestApp({ ...PROXY, MAX_IN_FLIGHT: '4' });
    holdHandlers(test.app.container);
    const held = ['2001:db8:1:1::1', '2001:db8:1:1::2'].map((address) =>
      ask(routes.startupSettings, address).then(),
    );
    await expect.poll(taken).toBe(2);
    expect((await ask(routes.jobFilter, '2001:db8:1:1::3')).status).toBe(503);
    expect((await ask(routes.jobFilter, '2001:db8:1:2::3')).status).toBe(200);
    letGoOn();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200]);
    await expect.poll(taken).toBe(0);
  });

  it('leave a limited number of places for signing in, codes and applying', async () => {
    test = await startTestApp({
      MAX_IN_FLIGHT: '2',
      RESERVED_IN_FLIGHT: '3',
      IN_FLIGHT_PER_ADDRESS_PERCENT: '100',
    });
    const { id } = await buildCandidate(test.database, { phone: null });
    const seeker = test.client.as(await test.signIn(id));
    const answered: [AnyRoute, object][] = [
      [routes.sessionGoogleSignIn, { credential: 'x' }],
      [routes.sessionFacebookSignIn, { accessToken: 'x' }],
      [routes.sessionRefresh, {}],
      [routes.sessionLogout, {}],
    ];
    // These wait at their first transaction, or before.
    const held: [AnyRoute, object][] = [
      [routes.otpSend, { phone: '7123456789' }],
      [routes.otpVerify, { phone: '7123456789', mobileVeriOtp: '123456' }],
      [routes.jobApply, { jobId: id }],
    ];
    const send = ([route, body]: [AnyRoute, object]) => seeker.raw(route, { body });
    const codeOf = async (call: [AnyRoute, object]) => [(await send(call)).body].flat()[0].code;
    holdHandlers(test.app.container);
    const ordinary = [1, 2].map(() => send([routes.startupSettings, {}]).then());
    await expect.poll(taken).toBe(2);
    expect(await codeOf([routes.jobFilter, {}])).toBe('OVERLOADED');
    for (const call of answered) expect(await codeOf(call), call[0].key).not.toBe('OVERLOADED');
    const lastOnes = held.map((call) => codeOf(call));
    await expect.poll(taken, { timeout: 5000 }).toBe(5);
    for (const call of [...answered, ...held]) expect(await codeOf(call), call[0].key).toBe('OVERLOADED');
    letGoOn();
    expect((await Promise.all(ordinary)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await Promise.all(lastOnes)).not.toContain('OVERLOADED');
    await expect.poll(taken).toBe(0);
  });
});
