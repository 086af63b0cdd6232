import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(import.meta.resolve('@nukkad/ui/content/create-icon.ts'));
const REPLACEMENT = '\0light-icons';

const ICONS = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;

/** An icon's source without the keys of its shapes: random letters, which no compression makes shorter. @internal */
export function withoutShapeKeys(code: string): string {
  return code.replace(/,\s*key: "\w+"/g, '');
}

/** In the build lucide-react makes its icons by our function: a tenth of a page's time on the server, 2 KB in the browser. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? REPLACEMENT : null,
    load: (id) =>
      id === REPLACEMENT ? `export { createIcon as default } from ${JSON.stringify(OWN)};` : null,
    transform: {
      filter: { id: ICONS },
      handler: (code) => ({ code: withoutShapeKeys(code), map: null }),
    },
  };
}
