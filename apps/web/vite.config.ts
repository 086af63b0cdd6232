import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

/** React Router names only its development build to bundlers; the production build lies beside it. */
function routerBuild(entry: string): string {
  const installed = fileURLToPath(import.meta.resolve('react-router-dom'));
  return installed.replace(
    /react-router-dom\/dist\/index\.\w+$/,
    `react-router/dist/production/${entry}.mjs`,
  );
}

/** A screen shares its parts with many: instead of dozens of small files, those who need one carry a copy of it. */
const browser = {
  input: 'src/entry-client.tsx',
  preserveEntrySignatures: false as const,
  output: { codeSplitting: { experimentalInlineCommonChunks: { maxSize: 6000, exclude: /\.css$/ } } },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  publicDir: isSsrBuild ? false : 'public',
  resolve: { alias: { 'react-router/dom': routerBuild('dom-export'), 'react-router': routerBuild('index') } },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild ? {} : browser,
  },
  ssr: { noExternal: true },
}));
