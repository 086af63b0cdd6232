import { freePort } from '@nukkad/testing/free-port.ts';
import { expect, it } from 'vitest';
import { startUpstream, startWeb } from '../testing/test-web-server.ts';

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

it('is never used in production', async () => {
  const { origin } = await startWeb({ env: { NODE_ENV: 'production', DEV_SOCKET_PORT: '4999' } });
  expect(await (await fetch(`${origin}/faq`)).text()).toContain('/assets/entry.js');
  expect((await fetch(`${origin}/@vite/client`)).headers.get('content-type')).not.toContain('javascript');
});
