// Loaded before a server's own code (`node --import`) while it is developed: reports each source file that the server imports
// to the process that restarts it, which watches for saves. The web server's Vite (apps/web/server/dev/vite-app.ts) reads the
// set of these files, because it must not reload a page while the server restarts.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const importedFiles = new Set();
Reflect.set(globalThis, Symbol.for('nukkad.importedFiles'), importedFiles);

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) {
      const imported = fileURLToPath(url);
      importedFiles.add(imported);
      process.send?.({ imported });
    }
    return nextLoad(url, context);
  },
});
