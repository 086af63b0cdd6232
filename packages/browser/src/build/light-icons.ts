import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CREATE_ICON = fileURLToPath(import.meta.resolve('@nukkad/ui/content/create-icon.ts'));
const REPLACEMENT = '\0light-icons';

const ICONS = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;

/** Removes the React keys of an icon's shapes, because their random letters do not compress. @internal */
export function withoutShapeKeys(code: string): string {
  return code.replace(/,\s*key: "\w+"/g, '');
}

/**
 * Makes lucide-react create its icons with our `createIcon` in the build. This saves a tenth of a page's rendering time on the
 * server and 2 KB in the browser.
 */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? REPLACEMENT : null,
    load: (id) =>
      id === REPLACEMENT ? `export { createIcon as default } from ${JSON.stringify(CREATE_ICON)};` : null,
    transform: {
      filter: { id: ICONS },
      handler: (code) => ({ code: withoutShapeKeys(code), map: null }),
    },
  };
}
