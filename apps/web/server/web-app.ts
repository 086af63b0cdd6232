import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RedirectedPage, RenderedPage, RenderRequest } from '../src/entry-server.tsx';
import { type Assets, loadAssets } from './assets.ts';

export type Render = (request: RenderRequest) => Promise<RenderedPage | RedirectedPage>;

/** The React app as this server renders it, and the files its pages need. */
export interface WebApp {
  readonly render: Render;
  readonly assets: Assets;
}

/** The app as it was built. */
export async function loadBuiltApp(distFolder: string): Promise<WebApp> {
  const entry = pathToFileURL(join(distFolder, 'server/entry-server.js')).href;
  const assets = await loadAssets(distFolder);
  const { render } = (await import(entry)) as { render: Render };
  return { render, assets };
}
