import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import middie from '@fastify/middie';
import react from '@vitejs/plugin-react';
import type { FastifyInstance } from 'fastify';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { HIRE_PREFIX, isHirePath, pathOnHireSite } from '../hire/hire-address.ts';
import type { Render, WebApp } from '../web-app.ts';

const WEB_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const DESK_FOLDER = fileURLToPath(new URL('../../../desk', import.meta.url));
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

const SETTINGS = {
  // Node reads the configuration itself. Vite's bundled copy would look like a saved file to scripts/lib/watch-server.ts.
  configLoader: 'native',
  appType: 'custom',
  clearScreen: false,
} as const;

/** Sends requests of the companies' site to its own Vite, under the addresses that the browser knows. */
function useVite(app: FastifyInstance, vite: ViteDevServer, hire: ViteDevServer | null): void {
  app.use((request, response, next) => {
    const { url = '/' } = request;
    if (hire === null || !isHirePath(url)) return vite.middlewares(request, response, next);
    request.url = pathOnHireSite(url);
    hire.middlewares(request, response, (error?: unknown) => {
      request.url = url;
      next(error as Error);
    });
  });
}

/**
 * Starts Vite in middleware mode, which serves and renders the app from its sources without a build. Vite's WebSocket uses
 * a separate port, because this server proxies all its upgrade requests to the chat. The port opens only after this server
 * listens: Vite's client reloads the page as soon as it can connect again.
 */
export async function startViteApp(
  app: FastifyInstance,
  { socketPort, hasHireSite }: { readonly socketPort: number; readonly hasHireSite: boolean },
): Promise<WebApp> {
  const socketServer = createHttpServer();
  const ws = { server: socketServer, clientPort: socketPort, host: 'localhost' };
  const vite = await createServer({
    ...SETTINGS,
    root: WEB_FOLDER,
    plugins: [reloadForServerFiles()],
    server: { middlewareMode: true, ws },
  });
  // Both sites share the socket's port, with a path for each.
  const hire = hasHireSite
    ? await createServer({
        ...SETTINGS,
        root: DESK_FOLDER,
        server: { middlewareMode: true, ws: { ...ws, path: HIRE_PREFIX }, allowedHosts: ['hire.localhost'] },
      })
    : null;
  app.addHook('onListen', async () => {
    socketServer.listen(socketPort, 'localhost');
    await once(socketServer, 'listening');
  });
  app.addHook('onClose', async () => {
    socketServer.close();
    await Promise.all([vite.close(), hire?.close()]);
  });
  await app.register(middie);
  useVite(app, vite, hire);
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
    styleText: '',
  };
  const assets = {
    for: () => page,
    // Vite's client and React's refresh preamble, which Vite adds only to HTML that it serves itself.
    inline: `import '/@vite/client';${react.preambleCode.replace('__BASE__', '/')}`,
  };
  const hirePage = async () => {
    const html = await readFile(`${DESK_FOLDER}/hire.html`, 'utf8');
    return hire?.transformIndexHtml('/hire.html', html) ?? html;
  };
  return { render, assets, ...(hire && { hirePage }) };
}
