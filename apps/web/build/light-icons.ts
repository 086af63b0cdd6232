import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(import.meta.resolve('@nukkad/ui/content/create-icon.ts'));
const REPLACEMENT = '\0light-icons';

/** In the build lucide-react makes its icons by our function: a tenth of a page's time on the server, 1 KB in the browser. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? REPLACEMENT : null,
    load: (id) =>
      id === REPLACEMENT ? `export { createIcon as default } from ${JSON.stringify(OWN)};` : null,
  };
}
