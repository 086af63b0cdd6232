import { parseArgs } from 'node:util';
import { DataFolderError } from './errors.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbeddedDatabase } from './start-embedded.ts';

/**
 * `node packages/embedded-db/src/main.ts --data DIR --port N [--fresh]` (or DATA_DIR and PORT in the environment)
 * runs the embedded database as a process. It prints `{"ready":true,"url":…}` when it accepts connections. If it
 * cannot use the folder, it prints the reason and exits with code 2. If a parent process forked it, it also sends
 * these messages to the parent.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, port: { type: 'string' }, fresh: { type: 'boolean' } },
  });
  const { data: dataDir = process.env.DATA_DIR, port = process.env.PORT ?? '0', fresh = false } = values;
  if (dataDir === undefined) throw new Error('--data DIR is missing');
  const database = await start({ dataDir, port: Number(port), fresh });
  if (database === undefined) return;
  stopOnSignals(database);
  const word = { ready: true, url: database.connectionString };
  console.log(JSON.stringify(word));
  process.send?.(word);
}

async function start(options: EmbeddedOptions): Promise<EmbeddedDatabase | undefined> {
  try {
    return await startEmbeddedDatabase(options);
  } catch (error) {
    const isPortTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (!isPortTaken && !(error instanceof DataFolderError)) throw error;
    const text = isPortTaken ? `Port ${options.port} is taken by another program.` : (error as Error).message;
    const code = error instanceof DataFolderError ? error.problem : 'PORT_TAKEN';
    console.error(text);
    process.send?.({ ready: false, code, message: text });
    process.exitCode = 2;
    // The open channel to the parent would keep this process alive.
    process.disconnect?.();
    return undefined;
  }
}

function stopOnSignals(database: EmbeddedDatabase): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // The channel also closes when the parent is killed.
  process.on('disconnect', stop);
}

await main();
