// Loaded before a server's own code (`node --import`) while it is developed: reports each source file that the server imports
// to the process that restarts it, which watches for saves.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) {
      process.send?.({ imported: fileURLToPath(url) });
    }
    return nextLoad(url, context);
  },
});
