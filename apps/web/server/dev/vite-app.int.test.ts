import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@nukkad/testing/free-port.ts';
import { expect, it, onTestFinished } from 'vitest';
import { startUpstream, startWeb } from '../testing/test-web-server.ts';

const ENTRY_SERVER = fileURLToPath(new URL('../../src/entry-server.tsx', import.meta.url));

it('renders pages from the sources and serves the sources to the browser', async () => {
  const { origin: api } = await startUpstream((_request, response) => response.writeHead(404).end('{}'));
  const port = await freePort();
  const { origin } = await startWeb({ api, env: { DEV_SOCKET_PORT: String(port) } });
  const page = await fetch(`${origin}/no-such-page`);
  const html = await page.text();
  expect(page.status).toBe(404);
  expect(html).toContain('<script type="module" src="/src/entry-client.tsx"');
  expect(html).toContain("import '/@vite/client'");
  expect(page.headers.get('content-security-policy')).toContain(`ws://localhost:${port}`);
  const script = await fetch(`${origin}/src/entry-client.tsx`);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(await script.text()).toContain('/src/create-router.ts');
});

it('reloads the page for a file of the server, but not if the save restarts the server', async () => {
  const importedFiles = new Set<string>();
  const key = Symbol.for('nukkad.importedFiles');
  Reflect.set(globalThis, key, importedFiles);
  onTestFinished(() => void Reflect.deleteProperty(globalThis, key));
  const { origin: api } = await startUpstream((_request, response) => response.writeHead(404).end('{}'));
  const port = await freePort();
  const { origin } = await startWeb({ api, env: { DEV_SOCKET_PORT: String(port) } });
  await fetch(`${origin}/no-such-page`);
  const socket = new WebSocket(`ws://localhost:${port}`, 'vite-hmr');
  onTestFinished(() => socket.close());
  const types: string[] = [];
  socket.addEventListener('message', ({ data }) => types.push(JSON.parse(data).type));
  await once(socket, 'open');
  const save = (file: string) => utimes(file, new Date(), new Date());
  const reloads = () => types.filter((type) => type === 'full-reload').length;

  importedFiles.add(ENTRY_SERVER);
  await save(ENTRY_SERVER);
  await wait(1000);
  expect(reloads()).toBe(0);

  importedFiles.clear();
  await save(ENTRY_SERVER);
  await expect.poll(reloads, { timeout: 5000 }).toBeGreaterThan(0);
});

it('is never used in production', async () => {
  const { origin } = await startWeb({ env: { NODE_ENV: 'production', DEV_SOCKET_PORT: '4999' } });
  expect(await (await fetch(`${origin}/faq`)).text()).toContain('/assets/entry.js');
  expect((await fetch(`${origin}/@vite/client`)).headers.get('content-type')).not.toContain('javascript');
});
