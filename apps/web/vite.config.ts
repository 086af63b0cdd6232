import { lightIcons } from '@nukkad/browser/build/light-icons.ts';
import { onlyPhrases } from '@nukkad/browser/build/only-phrases.ts';
import { precompress } from '@nukkad/browser/build/precompress.ts';
import { quietI18next } from '@nukkad/browser/build/quiet-i18next.ts';
import { routerBuild } from '@nukkad/browser/build/router-build.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightRouter } from './build/light-router.ts';

/** Bundles the code of every page into one file, which compresses better. */
const firstView = { name: 'frame', tags: ['$initial' as const] };

/**
 * Copies a small module into each chunk that imports it, instead of creating dozens of small shared chunks. The limit is in bytes of
 * source.
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

/** Files of the first view, which are always loaded already, so preloading them would only add bytes. */
const OF_FIRST_VIEW = /assets\/(rolldown-runtime|entry-client|frame)-[\w-]+\.(js|css)$/;

/**
 * Returns the files to preload with a dynamic import: its imports and styles. Vite waits only for styles, so without them the
 * imported file itself is left out.
 */
function preloadsOf(file: string, files: string[]): string[] {
  const needed = files.filter((name) => !OF_FIRST_VIEW.test(name));
  const hasStyles = needed.some((name) => name.endsWith('.css'));
  return hasStyles ? needed : needed.filter((name) => name !== file);
}

const productionRouter = {
  'react-router/dom': routerBuild('dom-export'),
  'react-router': routerBuild('index'),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    lightIcons(),
    quietI18next(),
    onlyPhrases(['*', '!hire-*', '!member-*', '!partner-errors']),
    ...(isSsrBuild ? [] : [lightRouter(), precompress()]),
  ],
  publicDir: isSsrBuild ? false : 'public',
  // The server renders with React's production build in every environment.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  resolve: { alias: command === 'build' ? productionRouter : {} },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    manifest: !isSsrBuild,
    modulePreload: { resolveDependencies: preloadsOf },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild ? {} : browser,
  },
  // The build bundles all packages for the server. In development Node imports them.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
