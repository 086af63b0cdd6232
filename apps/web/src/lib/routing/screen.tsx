import { splitLanguagePath } from '@nukkad/domain/language-path.ts';
import type { LoaderFunctionArgs, RouteObject, RouterContextProvider } from 'react-router-dom';
import { requirePhrases } from '../language/require-phrases.ts';
import { shownError } from '../query/shown-error.ts';
import { reportFault, routerServices } from './router-context.ts';
import type { ScreenModule } from './screen-module.ts';

/** The address that a screen knows; the server's requests name the language before it. */
function withoutLanguage(address: string): URL {
  const url = new URL(address);
  url.pathname = splitLanguagePath(url.pathname).path;
  return url;
}

type ImportScreen = () => Promise<ScreenModule>;

/** A chunk of its own for each screen. */
const SCREENS = import.meta.glob<ScreenModule>(['../../screens/*/*-screen.tsx', '!**/not-found-screen.tsx']);
const FOLDER = '../../';

/** What a screen's route tells beside what the router asks for. */
export interface ScreenHandle {
  /** The source by which the build's manifest knows the screen's chunk. */
  readonly source: string;
  /** Imports the screen, for a page that is shown without running its loader: the server has. */
  readonly preload: () => Promise<unknown>;
}

/**
 * A screen as loader and component. Not the router's `lazy`: it keeps an import that failed for good, where on a patchy
 * line the next try must ask again. A 404 or a redirect goes to the router as it is; any other fault becomes a page
 * with Retry.
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
      throw Response.json({ failed: shownError(error) }, { status: 503 });
    }
  }

  function Component() {
    return loaded && <loaded.Screen />;
  }

  return { preload, loader, Component };
}

const bySource = new Map<string, ReturnType<typeof loadedScreen>>();

/** Addresses of one screen share its component: going from one to the other keeps what is on the screen. */
function screenOf(source: string): ReturnType<typeof loadedScreen> {
  const importScreen = SCREENS[FOLDER + source];
  if (!importScreen) throw new Error(`There is no ${source}`);
  const known = bySource.get(source) ?? loadedScreen(importScreen);
  bySource.set(source, known);
  return known;
}

/** The route of a screen: `screen('/joblist', 'job-list/job-list')` shows screens/job-list/job-list-screen.tsx. */
export function screen(path: string, name: string): RouteObject {
  const source = `screens/${name}-screen.tsx`;
  const { preload, loader, Component } = screenOf(source);
  const handle: ScreenHandle = { source, preload };
  return { path, caseSensitive: true, handle, loader, Component };
}
