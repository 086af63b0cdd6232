import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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
