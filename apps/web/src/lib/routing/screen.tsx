import { splitLanguagePath } from '@nukkad/domain/language-path.ts';
import type { LoaderFunctionArgs, RouteObject, RouterContextProvider } from 'react-router-dom';
import { requirePhrases } from '../language/require-phrases.ts';
import { isChunkError } from '../lazy/is-chunk-error.ts';
import { shownError } from '../query/shown-error.ts';
import { reportFault, routerServices } from './router-context.ts';
import type { ScreenModule } from './screen-module.ts';

/** Returns the URL without the language's prefix. Only the server's requests have one. */
function withoutLanguage(address: string): URL {
  const url = new URL(address);
  url.pathname = splitLanguagePath(url.pathname).path;
  return url;
}

type ImportScreen = () => Promise<ScreenModule>;

/** All screens; each one is a chunk of its own. */
const SCREENS = import.meta.glob<ScreenModule>(['../../screens/*/*-screen.tsx', '!**/not-found-screen.tsx']);
const FOLDER = '../../';

/** Data that a screen's route carries for other code of the app. */
export interface ScreenHandle {
  /** Source path, by which the build's manifest lists the screen's chunk. */
  readonly source: string;
  /** Imports the screen without running its loader, because the server has run it. */
  readonly preload: () => Promise<unknown>;
}

/**
 * Creates the loader and component of a screen. The router's `lazy` is not used, because it never retries a failed
 * import. A 404 or a redirect is passed to the router. Every other error becomes a page with Retry.
 * @internal
 */
export function loadedScreen(importScreen: ImportScreen) {
  let loaded: ScreenModule | null = null;

  async function preload(): Promise<ScreenModule> {
    loaded = await importScreen();
    return loaded;
  }

  async function loader({ request, context }: LoaderFunctionArgs<RouterContextProvider>): Promise<null> {
    const services = context.get(routerServices);
    try {
      const { namespaces = [], load } = await preload();
      const phrases = requirePhrases(services, namespaces);
      await Promise.all([phrases, load?.(services, withoutLanguage(request.url))]);
      return null;
    } catch (error) {
      if (error instanceof Response) throw error;
      context.get(reportFault)(error, request.url);
      throw Response.json({ failed: shownError(error), isCodeLost: isChunkError(error) }, { status: 503 });
    }
  }

  function Component() {
    return loaded && <loaded.Screen />;
  }

  return { preload, loader, Component };
}

const bySource = new Map<string, ReturnType<typeof loadedScreen>>();

/**
 * Returns the loader and component of a screen. Routes with the same screen share them, so that React keeps its
 * state.
 */
function screenOf(source: string): ReturnType<typeof loadedScreen> {
  const importScreen = SCREENS[FOLDER + source];
  if (!importScreen) throw new Error(`There is no ${source}`);
  const known = bySource.get(source) ?? loadedScreen(importScreen);
  bySource.set(source, known);
  return known;
}

/**
 * Returns the route of a screen: `screen('/joblist', 'job-list/job-list')` shows
 * screens/job-list/job-list-screen.tsx.
 */
export function screen(path: string, name: string): RouteObject {
  const source = `screens/${name}-screen.tsx`;
  const { preload, loader, Component } = screenOf(source);
  const handle: ScreenHandle = { source, preload };
  return { path, caseSensitive: true, handle, loader, Component };
}
