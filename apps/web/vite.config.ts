import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightIcons } from './build/light-icons.ts';
import { precompress } from './build/precompress.ts';
import { quietI18next } from './build/quiet-i18next.ts';

/** React Router names only its development build to bundlers; the production build lies beside it. */
function routerBuild(entry: string): string {
  const installed = fileURLToPath(import.meta.resolve('react-router-dom'));
  return installed.replace(
    /react-router-dom\/dist\/index\.\w+$/,
    `react-router/dist/production/${entry}.mjs`,
  );
}

/** What every page loads, as one file: together it compresses better. */
const firstView = { name: 'frame', tags: ['$initial' as const] };

/**
 * A screen shares its parts with many: instead of dozens of small files, each file that needs a part has a copy of it. The
 * limit is in bytes of source.
 */
const browser = {
  input: 'src/entry-client.tsx',
  preserveEntrySignatures: false as const,
  output: {
    codeSplitting: {
      groups: [firstView],
      experimentalInlineCommonChunks: { maxSize: 26_000, exclude: /\.css$/ },
    },
  },
};

/** Files of the first view are there before any other is imported: naming them once more for each costs bytes. */
const OF_FIRST_VIEW = /assets\/(rolldown-runtime|entry-client|frame)-[\w-]+\.(js|css)$/;

/**
 * The files to fetch beside one that is imported: its own imports and styles, if it has any. Only styles are waited for
 * before the import itself, so that without them the file need not be named once more.
 */
function filesBeside(file: string, files: string[]): string[] {
  const needed = files.filter((name) => !OF_FIRST_VIEW.test(name));
  const hasStyles = needed.some((name) => name.endsWith('.css'));
  return hasStyles ? needed : needed.filter((name) => name !== file);
}

const productionRouter = {
  'react-router/dom': routerBuild('dom-export'),
  'react-router': routerBuild('index'),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), lightIcons(), quietI18next(), ...(isSsrBuild ? [] : [precompress()])],
  publicDir: isSsrBuild ? false : 'public',
  // Servers render with React's production build, in whatever environment they run.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  resolve: { alias: command === 'build' ? productionRouter : {} },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    manifest: !isSsrBuild,
    modulePreload: { resolveDependencies: filesBeside },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild ? {} : browser,
  },
  // Built, the server's file stands alone; while developing, packages are imported as Node imports them.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
