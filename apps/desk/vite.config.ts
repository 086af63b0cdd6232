import { lightIcons } from '@nukkad/browser/build/light-icons.ts';
import { onlyPhrases } from '@nukkad/browser/build/only-phrases.ts';
import { precompress } from '@nukkad/browser/build/precompress.ts';
import { quietI18next } from '@nukkad/browser/build/quiet-i18next.ts';
import { routerBuild, smallRouter } from '@nukkad/browser/build/router-build.ts';
import { withoutSchemas } from '@nukkad/browser/build/without-schemas.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shellWorker } from './build/shell-worker.ts';

const productionRouter = {
  'react-router/dom': routerBuild('dom-export'),
  'react-router': routerBuild('index'),
};

/** Small modules that the sign-in shares with other screens. */
const FIRST =
  /(desk\/src\/(lib\/(company|send-button|use-error-phrase|use-partner-command)|features\/passkeys\/passkey-offer)|ui\/src\/fields\/(field|text-field)|domain\/src\/(phone|latin-digits)|i18n\/src\/error-phrase|browser\/src\/storage\/use-session-state)\.tsx?$/;

/** Builds the companies' site. Each entry is an HTML file, which `apps/web/server` serves on a host name of its own. */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    lightIcons(),
    quietI18next(),
    smallRouter(),
    withoutSchemas(),
    onlyPhrases(['hire-*', 'partner-errors', 'common', 'errors', 'permission', 'voice']),
    shellWorker(),
    precompress(),
  ],
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  resolve: { alias: command === 'build' ? productionRouter : {} },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'hire.html',
      output: {
        // The first view has the names of all files. One file of shared icons keeps that list short.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
            // Small modules of the first view, which compress better in one file.
            { name: 'first', test: FIRST },
          ],
        },
      },
    },
  },
}));
