import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRaw } from '../../test/raw-request.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ METRICS_PORT: '0' });
});

afterAll(() => test.close());

/** Sends a raw request line. Returns status and body. */
async function ask(text: string) {
  const { port } = test.app.server.address() as AddressInfo;
  const request = await sendRaw(port, text);
  const answer = await request.closed();
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body), head: head.toLowerCase() };
}

const get = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}connection: close\r\n\r\n`;

const ENVELOPE = {
  success: false,
  code: expect.stringMatching(/^[A-Z_]+$/),
  msg: expect.stringMatching(/\S/),
  requestId: expect.stringMatching(/\S/),
};

it.each([
  ['a percent sign without digits', '/jobs/%'],
  ['a percent sign with one digit', '/jobs/%2'],
  ['bytes that are no UTF-8', '/jobs/%E0%A4%A'],
  ['a broken escape in a parameter', '/jobseeker/getImg/%zz'],
  ['a control character in a parameter', '/jobseeker/getImg/a%07b.webp'],
])('answers %s in the envelope, in the reader’s language', async (_what, path) => {
  for (const [language, msg] of [
    ['en', 'Something you filled in is not right. Please check it.'],
    ['hi', 'भरी हुई कोई बात ठीक नहीं है। देख लें।'],
  ] as const) {
    const { status, body, head } = await ask(get(path, `accept-language: ${language}\r\n`));
    expect([status, body]).toEqual([
      400,
      { ...ENVELOPE, code: 'VALIDATION_FAILED', msg, issues: [expect.any(Object)] },
    ]);
    expect(head).toContain('content-type: application/json; charset=utf-8');
  }
});

it.each([
  ['a parameter of 201 letters', `/jobseeker/getImg/${'a'.repeat(201)}`],
  ['an address that leads nowhere', '/nothing'],
])('answers %s in the envelope', async (_what, path) => {
  const { status, body } = await ask(get(path));
  expect([400, 404, 414]).toContain(status);
  expect(body).toMatchObject(ENVELOPE);
});

it('reports a URL of 15,000 letters as not found, and one above 16 KiB as invalid', async () => {
  expect(await ask(get(`/${'a'.repeat(15_000)}`))).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
  expect(await ask(get(`/${'a'.repeat(20_000)}`))).toMatchObject({
    status: 400,
    body: {
      ...ENVELOPE,
      code: 'VALIDATION_FAILED',
      issues: [{ path: '', message: 'the address and the headers are longer than 16 KiB' }],
    },
  });
});

it('answers invalid HTTP with the error envelope', async () => {
  const { status, body } = await ask('HELLO\r\n\r\n');
  expect([status, body]).toMatchObject([400, { ...ENVELOPE, code: 'VALIDATION_FAILED' }]);
});
