import { connect } from 'node:net';
import type { Checks } from '../shared/checks.ts';
import { forAll } from '../shared/requests.ts';
import type { ServerProcess } from '../shared/server.ts';

const HOST = 'Host: site.test';
const JSON_HEAD = `${HOST}\r\nContent-Type: application/json`;

/** Bytes of requests that an HTTP library would refuse to send, for one path. */
function rawRequests(path: string): readonly string[] {
  const get = (...headers: string[]): string =>
    `GET ${path} HTTP/1.1\r\n${[HOST, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
  const post = (headers: string, body: string): string =>
    `POST ${path} HTTP/1.1\r\n${JSON_HEAD}\r\nConnection: close\r\n${headers}\r\n\r\n${body}`;
  const methods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'X'];
  const form = 'Content-Type: multipart/form-data';
  const upload = (head: string, body: string): string =>
    `POST ${path} HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  return [
    ...methods.map((method) => `${method} ${path} HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`),
    `GET ${path} HTTP/1.1\r\n\r\n`,
    `GET ${path} HTTP/1.0\r\n\r\n`,
    `GET ${path} HTTP/9.9\r\n${HOST}\r\n\r\n`,
    `GET http://else.test${path} HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`,
    `GET * HTTP/1.1\r\n${HOST}\r\nConnection: close\r\n\r\n`,
    `GET ${path}\r\n\r\n`,
    'nonsense\r\n\r\n',
    '\u0000\u0001\u0002\r\n\r\n',
    get('Authorization: Bearer', 'Authorization: Bearer x'),
    get(`Authorization: Bearer ${'x'.repeat(8000)}`),
    get(`Cookie: ${'a=b; '.repeat(1500)}`),
    get('Cookie: =; ;;a="%zz"; __proto__=1'),
    get(`X-Long: ${'x'.repeat(70_000)}`),
    get('Accept-Language: xx-*;q=9, \u00e9;q=a, ,,'),
    get('Accept: */*;q=x', 'Accept-Encoding: br;q=0, *;q=0'),
    get('X-Forwarded-For: 1.2.3.4, ::1, unknown:99', 'Forwarded: for=";;"'),
    get('If-None-Match: "', 'If-Modified-Since: never', 'Range: bytes=9-1'),
    get('Host: other.test'),
    get('X: a\r\n folded'),
    get('Expect: 100-continue'),
    get('Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: x'),
    post('Content-Length: 2\r\nContent-Length: 3', '{}'),
    post('Content-Length: -1', '{}'),
    post('Content-Length: 99999999999999999999', '{}'),
    post('Content-Length: 2\r\nTransfer-Encoding: chunked', '{}'),
    post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'),
    post('Transfer-Encoding: chunked', '2\r\n{}\r\n0\r\n\r\n'),
    post('Content-Length: 2\r\nContent-Encoding: gzip', '{}'),
    post('Content-Length: 2\r\nIdempotency-Key: \u00e9', '{}'),
    post('Content-Length: 4', '\u00ff\u00fe{}'),
    upload(form, 'no boundary'),
    upload(`${form}; boundary=b`, '--b\r\n'),
    upload(`${form}; boundary=b`, '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n'),
    upload(
      `${form}; boundary=b`,
      '--b\r\nContent-Disposition: form-data; name="file"; filename="../a\u0000"\r\n\r\nx',
    ),
    upload(`${form}; boundary=${'b'.repeat(3000)}`, 'x'),
    // Two requests in one packet, and one after a refused one.
    get().replace('Connection: close', 'Connection: keep-alive') + get(),
    post('Content-Length: 1', '{').replace('Connection: close', 'Connection: keep-alive') + get(),
  ];
}

/**
 * Sends bytes, and resolves to what the server returned when it closes the connection; null if it neither closes nor
 * returns anything until the limit.
 */
function sendBytes(port: number, bytes: string, limit: number): Promise<string | null> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    const end = (): void => {
      clearTimeout(timer);
      resolve(received);
    };
    const timer = setTimeout(() => {
      resolve(received === '' ? null : received);
      socket.destroy();
    }, limit);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    // A reset connection is a valid outcome.
    socket.on('error', () => {});
    socket.once('close', end);
  });
}

/** A request without a body may wait for its missing bytes until the server's own limits. */
const RAW_LIMIT_MS = 20_000;

/** Sends unusual bytes to each path. The server may refuse or close, but not fail or hang. */
export async function sendRawRequests(
  checks: Checks,
  { name, port }: ServerProcess,
  paths: readonly string[],
): Promise<void> {
  const cases = paths.flatMap((path) => rawRequests(path).map((bytes) => ({ path, bytes })));
  await forAll(cases, 32, async ({ path, bytes }) => {
    const received = await sendBytes(port, bytes, RAW_LIMIT_MS);
    const what = `${name} ${path}: ${JSON.stringify(bytes.slice(0, 80))}`;
    checks.check(received !== null, `${what} hangs`);
    const [, status = ''] = /^HTTP\/1\.1 (\d{3})/.exec(received ?? '') ?? [];
    // 501 and 505 are the protocol's refusals of methods and versions.
    checks.check(!/^5/.test(status) || ['501', '503', '505'].includes(status), `${what}: ${status}`);
  });
}
