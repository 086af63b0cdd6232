import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RedirectedPage, RenderedPage, RenderRequest } from '../src/entry-server.tsx';
import { type Assets, loadAssets } from './assets.ts';

export type Render = (request: RenderRequest) => Promise<RenderedPage | RedirectedPage>;

/** The built React app: its render function and the files that its pages load. */
export interface WebApp {
  readonly render: Render;
  readonly assets: Assets;
  /** Returns the page of the companies' site in development; undefined if the built page is served. */
  readonly hirePage?: () => Promise<string>;
}

/** Loads the app from the folder of the build. */
export async function loadBuiltApp(distFolder: string): Promise<WebApp> {
  const entry = pathToFileURL(join(distFolder, 'server/entry-server.js')).href;
  const assets = await loadAssets(distFolder);
  const { render } = (await import(entry)) as { render: Render };
  return { render, assets };
}
