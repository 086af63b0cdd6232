import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import middie from '@fastify/middie';
import react from '@vitejs/plugin-react';
import type { FastifyInstance } from 'fastify';
import { createServer, type Plugin } from 'vite';
import type { Render, WebApp } from '../web-app.ts';

const WEB_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const ENTRY_SERVER = '/src/entry-server.tsx';
const ENTRY_CLIENT = '/src/entry-client.tsx';

const SOURCE = /\.(?:ts|tsx|css)$/;

/** Returns whether a save of the file restarts this server. scripts/lib/report-imports.mjs collects these files. */
function restartsServer(file: string): boolean {
  const files: Set<string> | undefined = Reflect.get(globalThis, Symbol.for('nukkad.importedFiles'));
  return files?.has(file) ?? false;
}

/**
 * Returns a Vite plugin that reloads the page when a file changes that only the server uses, such as a file of
 * phrases. Hot module replacement works only for modules in the browser. When files are added or removed, for example
 * by `git checkout`, the plugin also re-evaluates all server modules. It does nothing if the change restarts this
 * server, because a page that reloads during the restart cannot load its scripts.
 */
function reloadForServerFiles(): Plugin {
  const filesOfBrowser = new Set<string>();
  return {
    name: 'reload-for-server-files',
    transform(_code, id) {
      if (this.environment.name === 'client') filesOfBrowser.add(id);
    },
    hotUpdate({ type, file, server }) {
      if (restartsServer(file)) return [];
      if (this.environment.name !== 'client' || !SOURCE.test(file)) return;
      const { moduleGraph } = server.environments.ssr;
      if (type !== 'update') moduleGraph.invalidateAll();
      const isOfBrowser = filesOfBrowser.has(file);
      const isOfServer = type !== 'update' || moduleGraph.getModulesByFile(file) !== undefined;
      if (isOfServer && !isOfBrowser) this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

/**
 * Starts Vite in middleware mode, which serves and renders the app from its sources without a build. Vite's WebSocket uses
 * a separate port, because this server proxies all its upgrade requests to the chat. The port opens only after this server
 * listens: Vite's client reloads the page as soon as it can connect again.
 */
export async function startViteApp(app: FastifyInstance, socketPort: number): Promise<WebApp> {
  const socketServer = createHttpServer();
  const vite = await createServer({
    root: WEB_FOLDER,
    // Node reads the configuration itself. Vite's bundled copy would look like a saved file to scripts/lib/watch-server.ts.
    configLoader: 'native',
    appType: 'custom',
    clearScreen: false,
    plugins: [reloadForServerFiles()],
    server: { middlewareMode: true, ws: { server: socketServer, clientPort: socketPort, host: 'localhost' } },
  });
  app.addHook('onListen', async () => {
    socketServer.listen(socketPort, 'localhost');
    await once(socketServer, 'listening');
  });
  app.addHook('onClose', async () => {
    socketServer.close();
    await vite.close();
  });
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
    // Vite's client and React's refresh preamble, which Vite adds only to HTML that it serves itself.
    inline: `import '/@vite/client';${react.preambleCode.replace('__BASE__', '/')}`,
  };
  return { render, assets };
}
