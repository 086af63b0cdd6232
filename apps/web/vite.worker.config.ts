import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { offlineFiles } from './build/offline-files.ts';
import { precompress } from './build/precompress.ts';

const MANIFEST = fileURLToPath(new URL('dist/client/.vite/manifest.json', import.meta.url));

/** Tells the worker which files of the app's build it stores ahead; read when it is built, since before they are not there. */
const filesOfTheBuild: Plugin = {
  name: 'files-of-the-build',
  config: () => ({ define: { OFFLINE_FILES: JSON.stringify(offlineFiles(MANIFEST)) } }),
};

/** The service worker: one file at the root, which never changes its name. Runs after the app's own build. */
export default defineConfig({
  plugins: [filesOfTheBuild, precompress(/^sw\.js$/)],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
