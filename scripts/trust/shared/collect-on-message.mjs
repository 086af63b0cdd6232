// Loaded before the code of a server (`node --import`), so that a test can compare its memory without garbage.
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

process.on('message', (message) => {
  if (message !== 'collect garbage') return;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  // The second collection frees what finalizers of the first one released.
  collect();
  collect();
  process.send?.('collected');
});
// A listener for messages would keep the process running.
process.channel?.unref();
