import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Suffix of the copy of React Router that contains its engine. */
const ENGINE = '?engine';
const LIBRARY = /[\\/]react-router[\\/]dist[\\/]production[\\/][\w-]+\.mjs(?:\?engine)?$/;
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

/**
 * Splits React Router in the browser's build. Its engine, which is half of the library, becomes a copy of its own that
 * `router-engine.ts` loads later. A bundler cannot split a module, so the few functions that both parts need are in both.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'react-router-dom' && importer?.endsWith('/lib/routing/router-engine.ts'))
        return routerBuild('index') + ENGINE;
      if (!importer?.endsWith(ENGINE)) return null;
      if (source.startsWith('./')) return importer.replace(/[^\\/]+$/, source.slice(2)) + ENGINE;
      return this.resolve(source, importer.slice(0, -ENGINE.length));
    },
    transform: {
      filter: { id: LIBRARY },
      handler: (code) => ({ code: withoutUnusedParts(code), map: null }),
    },
  };
}
