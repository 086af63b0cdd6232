import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { startCountingProxy, withoutScript } from './counting-proxy.ts';

const PAGE =
  '<html><head><link rel="stylesheet" href="/a.css"><script>x</script><link rel="modulepreload" href="/a.js">' +
  '<script type="module" src="/a.js"></script></head><body><p>Jobs</p><noscript><b>no</b></noscript></body></html>';
const STILL = '<html><head><link rel="stylesheet" href="/a.css"></head><body><p>Jobs</p></body></html>';

async function startSite(isStatic: boolean) {
  const page = brotliCompressSync(PAGE);
  const site = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(200, {
      'content-type': isPage ? 'text/html' : 'text/javascript',
      'cross-origin-opener-policy': 'same-origin',
      ...(isPage && { 'content-encoding': 'br' }),
    });
    response.end(isPage ? page : 'let a = 1;');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const proxy = await startCountingProxy(
    `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    isStatic,
  );
  onTestFinished(() => {
    proxy.close();
    site.closeAllConnections();
    site.close();
  });
  return { proxy, packed: page.byteLength };
}

it('takes out of a page what runs, and nothing else', () => {
  expect(withoutScript(PAGE)).toBe(STILL);
});

it('counts bodies as they are packed, scripts apart, since it was last asked', async () => {
  const { proxy, packed } = await startSite(false);
  expect(await (await fetch(`${proxy.origin}/`)).text()).toBe(PAGE);
  await (await fetch(`${proxy.origin}/a.js`)).text();
  expect(proxy.take()).toEqual({ all: packed + 10, script: 10 });
  expect(proxy.take()).toEqual({ all: 0, script: 0 });
});

it('sends the copy without script packed too, with the headers of the page', async () => {
  const { proxy } = await startSite(true);
  const answer = await fetch(`${proxy.origin}/`);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(await answer.text()).toBe(STILL);
  expect(proxy.take().all).toBeLessThan(STILL.length);
});
