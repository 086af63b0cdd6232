import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../worker/shell-worker.js', import.meta.url));
/** The files that the shell needs: the page, and all scripts, styles and pictures of the build. */
const OF_SHELL = /^(?:hire\.html$|assets\/)/;

/**
 * Adds the service worker of the hire site to the build, with the list of the build's files. The name of its cache depends
 * on the list, so a new release replaces the stored files.
 */
export function shellWorker(): Plugin {
  return {
    name: 'shell-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => OF_SHELL.test(name));
      const addresses = files.filter((name) => name !== 'hire.html').map((name) => `/${name}`);
      const version = createHash('sha256').update(addresses.sort().join('\n')).digest('hex').slice(0, 12);
      const source = await readFile(SOURCE, 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'hire-sw.js',
        source: source
          .replace("'VERSION'", JSON.stringify(version))
          .replace("['FILES']", JSON.stringify(addresses)),
      });
    },
  };
}
