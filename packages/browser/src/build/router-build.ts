import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIBRARY = /[\\/]react-router[\\/]dist[\\/]production[\\/][\w-]+\.mjs$/;
const DISPLAY_NAME = /^\w+\.displayName = "[^"]+";$/gm;
/** The part of `Link` that preloads pages of React Router's framework mode, which this app does not use. */
const PREFETCH = /return shouldPrefetch && !isAbsolute \? .+ : link;/;

/**
 * Returns the path of React Router's production build, because its package exports only the development build to
 * bundlers.
 */
export function routerBuild(entry: string): string {
  const installed = fileURLToPath(import.meta.resolve('react-router-dom'));
  const build = `react-router/dist/production/${entry}.mjs`;
  // The real path, because imports of the copy are resolved next to it.
  return realpathSync(installed.replace(/react-router-dom\/dist\/index\.\w+$/, build));
}

/** Removes the statements that keep unused components in the bundle. @internal */
export function withoutUnusedParts(code: string): string {
  return code.replace(DISPLAY_NAME, '').replace(PREFETCH, 'return link;');
}

/** Removes unused components of React Router from the build of an app with one copy of it. */
export function smallRouter(): Plugin {
  return {
    name: 'small-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: LIBRARY },
      handler: (code) => ({ code: withoutUnusedParts(code), map: null }),
    },
  };
}
