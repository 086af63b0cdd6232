import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightIcons } from './build/light-icons.ts';
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
  output: { codeSplitting: { experimentalInlineCommonChunks: { maxSize: 16_000, exclude: /\.css$/ } } },
};

const productionRouter = {
  'react-router/dom': routerBuild('dom-export'),
  'react-router': routerBuild('index'),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), lightIcons(), ...(isSsrBuild ? [] : [precompress()])],
  publicDir: isSsrBuild ? false : 'public',
  // Servers render with React's production build, in whatever environment they run.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  resolve: { alias: command === 'build' ? productionRouter : {} },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild ? {} : browser,
  },
  // Built, the server's file stands alone; while developing, packages are imported as Node imports them.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
