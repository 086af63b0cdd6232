import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lazyRoutes } from './build/lazy-routes.ts';
import { leanRouter } from './build/lean-router.ts';
import { noChunkCycles } from './build/no-chunk-cycles.ts';
import { precompress } from './build/precompress.ts';

const NEVER_SHARED =
  /zod|leaflet|socket\.io|engine\.io|^[^\0].*packages\/contract\/src\/.+\.(?:routes|wire|mapper)\.ts/;
const SHARED =
  /node_modules|packages\/(?:ui|contract)\/src|packages\/i18n\/src\/(?!phrases)|apps\/web\/src\/(?:lib|features)/;

/**
 * Parts that so many screens share travel together: a file of its own for each would cost more than it holds. What they
 * are built from comes along, so that no chunk has to wait for the entry that waits for it.
 */
const shared = {
  name: (id: string) => (SHARED.test(id) && !NEVER_SHARED.test(id) ? 'shared' : null),
  minShareCount: 6,
  includeDependenciesRecursively: true,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [lazyRoutes(), leanRouter(), noChunkCycles(), precompress()])],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? {}
      : { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: [shared] } } },
  },
  ssr: { noExternal: true },
}));
