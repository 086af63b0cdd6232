import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DownloadRules, downloadFeed } from './download-feed.ts';

let server: Server;
let origin = '';
let asked: string[] = [];

const BYTES_MAX = 1000;
/** The production rules, except that they allow servers on this machine. */
const rules = (change: Partial<DownloadRules> = {}): DownloadRules => ({
  protocols: ['http:'],
  mayConnect: () => true,
  bytesMax: BYTES_MAX,
  milliseconds: 20_000,
  ...change,
});

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const [, kind = '', value = ''] = (request.url ?? '').split('/');
    if (kind === 'bytes') return void response.end('x'.repeat(Number(value)));
    if (kind === 'on') {
      const left = Number(value);
      const location = left === 0 ? '/bytes/3' : `/on/${left - 1}`;
      return void response.writeHead(302, { location }).end();
    }
    if (kind === 'to') return void response.writeHead(302, { location: decodeURIComponent(value) }).end();
    if (kind === 'status') return void response.writeHead(Number(value)).end();
    // The path `never` sends the headers and a first byte, but never ends the body.
    response.writeHead(200).write('x');
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([1, BYTES_MAX - 1, BYTES_MAX])('fetches %i bytes', async (bytes) => {
  expect((await downloadFeed(`${origin}/bytes/${bytes}`, rules())).length).toBe(bytes);
});

it('stops at one byte above the limit', async () => {
  await expect(downloadFeed(`${origin}/bytes/${BYTES_MAX + 1}`, rules())).rejects.toThrow('larger than 1000');
});

it('follows at most three redirects', async () => {
  expect((await downloadFeed(`${origin}/on/2`, rules())).length).toBe(3);
  await expect(downloadFeed(`${origin}/on/3`, rules())).rejects.toThrow('more than 3 times');
});

it.each([204, 301, 404, 500])('refuses the status %i', async (status) => {
  await expect(downloadFeed(`${origin}/status/${status}`, rules())).rejects.toThrow(`answered ${status}`);
});

it('times out if the body never ends', async () => {
  await expect(downloadFeed(`${origin}/never`, rules({ milliseconds: 300 }))).rejects.toThrow('too long');
});

it.each([
  'https://127.0.0.1/',
  'https://localhost/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://10.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://169.254.169.254/latest/meta-data/',
])('connects to no machine of a private network: %s', async (address) => {
  await expect(downloadFeed(address)).rejects.toThrow('private network');
});

it('connects to none by a host name or redirect either, nor by another protocol', async () => {
  const port = new URL(origin).port;
  const isOther = (address: string) => address !== '127.0.0.1';
  asked = [];
  await expect(
    downloadFeed(`http://localhost:${port}/bytes/3`, rules({ mayConnect: () => false })),
  ).rejects.toThrow('private network');
  expect(asked).toEqual([]);
  const target = encodeURIComponent(`http://127.0.0.1:${port}/bytes/3`);
  // Uses another name of this machine as a public host that redirects into the private network.
  const led = downloadFeed(`http://localhost:${port}/to/${target}`, rules({ mayConnect: isOther }));
  await expect(led).rejects.toThrow('private network');
  const led2 = downloadFeed(`${origin}/to/${encodeURIComponent('file:///etc/passwd')}`, rules());
  await expect(led2).rejects.toThrow('is no http:// address');
  await expect(downloadFeed('http://example.in/jobs.xml')).rejects.toThrow('is no https:// address');
  await expect(downloadFeed('https://a:b@example.in/')).rejects.toThrow('no name and password');
});

it.each([
  // A record of a TLS handshake, and the G of GET.
  ['https', 22],
  ['http', 71],
])('begins a connection to an %s address with the byte %i', async (protocol, byte) => {
  const bytes: (number | undefined)[] = [];
  const listener = createTcpServer((socket) =>
    socket.once('data', (data) => {
      bytes.push(data[0]);
      socket.destroy();
    }),
  );
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const download = downloadFeed(`${protocol}://127.0.0.1:${port}/`, rules({ protocols: [`${protocol}:`] }));
  await expect(download).rejects.toThrow('could not be fetched');
  listener.close();
  expect(bytes).toEqual([byte]);
});
