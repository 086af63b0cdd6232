import { routerBuild, withoutUnusedParts } from '@nukkad/browser/build/router-build.ts';
import type { Plugin } from 'vite';

/** Suffix of the copy of React Router that contains its engine. */
const ENGINE = '?engine';
const LIBRARY = /[\\/]react-router[\\/]dist[\\/]production[\\/][\w-]+\.mjs(?:\?engine)?$/;

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
