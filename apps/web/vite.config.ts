import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), isSsrBuild ? undefined : precompress()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rollupOptions: isSsrBuild ? {} : { input: 'src/entry-client.tsx' },
  },
  ssr: { noExternal: true },
}));
