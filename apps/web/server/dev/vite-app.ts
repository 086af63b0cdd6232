import { fileURLToPath } from 'node:url';
import middie from '@fastify/middie';
import react from '@vitejs/plugin-react';
import type { FastifyInstance } from 'fastify';
import { createServer, type Plugin } from 'vite';
import type { Render, WebApp } from '../web-app.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../ser', import.meta.url));
const ENTRY_SERVER = '/src/entry-server.tsx';
const ENTRY_CLIENT = '/src/entry-client.tsx';

const SOURCE = /\.(?:ts|tsx|css)$/;

/**
 * What only the server has read, such as a page's phrases, no browser can replace in place: it loads the page anew. So
 * it does for files that come or go (a branch was changed): whoever imported them is read again.
 */
function reloadForServerFiles(): Plugin {
  return {
    name: 'reload-for-server-files',
    hotUpdate({ type, file, modules, server }) {
      if (this.environment.name !== 'client' || !SOURCE.test(file)) return;
      const { moduleGraph } = server.environments.ssr;
      if (type !== 'update') moduleGraph.invalidateAll();
      const isOfBrowser = modules.some(({ transformResult }) => transformResult !== null);
      const isOfServer = type !== 'update' || moduleGraph.getModulesByFile(file) !== undefined;
      if (isOfServer && !isOfBrowser) this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

/**
 * The app from its sources: Vite in middleware mode serves them to the browser and renders with them here, so that a
 * save is on the screen without a build. What it sends over its socket has a port of its own, since the upgrades of
 * this server belong to the chat.
 */
export async function startViteApp(app: FastifyInstance, socketPort: number): Promise<WebApp> {
  const vite = await createServer({
    root: WEB_FOLDER,
    // Read by Node itself: a bundled copy beside it would look like a save to scripts/lib/watch-server.ts.
    configLoader: 'native',
    appType: 'custom',
    clearScreen: false,
    plugins: [reloadForServerFiles()],
    server: { middlewareMode: true, hmr: { port: socketPort, host: 'localhost' } },
  });
  app.addHook('onClose', () => vite.close());
  await app.register(middie);
  app.use(vite.middlewares);
  const render: Render = async (request) => {
    try {
      const entry = await vite.ssrLoadModule(ENTRY_SERVER);
      return await (entry as { render: Render }).render(request);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      throw error;
    }
  };
  const page = {
    script: ENTRY_CLIENT,
    preloads: [],
    styles: [],
  };
  const assets = {
    for: () => page,
    // What Vite would write into the page itself: its client, and the hook that replaces components in place.
    inline: `import '/@vite/client';${react.preambleCode.replace('__BASE__', '/')}`,
  };
  return { render, assets };
}
