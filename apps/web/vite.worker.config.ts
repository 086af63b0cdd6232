import { fileURLToPath } from 'node:url';
import { precompress } from '@nukkad/browser/build/precompress.ts';
import { defineConfig, type Plugin } from 'vite';
import { offlineFiles } from './build/offline-files.ts';

const MANIFEST = fileURLToPath(new URL('dist/client/.vite/manifest.json', import.meta.url));

/** Defines the list of files that the worker precaches. Reads the manifest of the app's build, so it must run after that. */
const filesOfTheBuild: Plugin = {
  name: 'files-of-the-build',
  config: () => ({ define: { OFFLINE_FILES: JSON.stringify(offlineFiles(MANIFEST)) } }),
};

/** Builds the service worker into one file with a fixed name at the root. Runs after the build of the app. */
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
