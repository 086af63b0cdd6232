import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offlineFiles } from './build/offline-files.ts';
import { precompress } from './build/precompress.ts';

/** The service worker: one file at the root, which never changes its name. Runs after the app's own build. */
export default defineConfig({
  plugins: [precompress(/^sw\.js$/)],
  publicDir: false,
  define: {
    OFFLINE_FILES: JSON.stringify(
      offlineFiles(fileURLToPath(new URL('dist/client/.vite/manifest.json', import.meta.url))),
    ),
    'process.env.NODE_ENV': '"production"',
  },
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
