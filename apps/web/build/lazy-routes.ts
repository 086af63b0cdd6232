import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const ROUTES_MODULE = /^@nukkad\/contract\/.+\.routes\.ts$/;
const ROUTE = /export const (\w+) = defineRoute\(\{\s*key: '([^']+)'/g;
const PREFIX = '\0lazy-routes:';

/** A route's name and key at once, the route itself (its schemas and mappers) with the first call. */
function stubOf(path: string, source: string): string {
  const routes = [...source.matchAll(ROUTE)].map(([, name, key]) => ({ name, key }));
  const stubs = routes.map(
    ({ name, key }) =>
      `export const ${name} = { key: ${JSON.stringify(key)}, load: () => load().then((m) => m.${name}) };`,
  );
  return [`const load = () => import(${JSON.stringify(path)});`, ...stubs].join('\n');
}

/**
 * Contract routes that the browser's code names come with their first call: a page that was rendered whole calls
 * nothing at first, so neither schemas nor mappers belong to its first view.
 */
export function lazyRoutes(): Plugin {
  return {
    name: 'lazy-routes',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!ROUTES_MODULE.test(source) || importer?.startsWith(PREFIX)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved ? `${PREFIX}${resolved.id}` : null;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const path = id.slice(PREFIX.length);
      this.addWatchFile(path);
      return stubOf(path, await readFile(path, 'utf8'));
    },
  };
}
