import { parseArgs } from 'node:util';
import { DataFolderError } from './errors.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbeddedDatabase } from './start-embedded.ts';

/**
 * `node packages/db/src/embedded/main.ts --data DIR --port N [--fresh]`: the embedded database as a process of
 * its own. Prints `ready <connection string>` once it listens (and sends {ready} to a parent that forked it);
 * a known refusal is printed without a stack and ends it with code 2.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, port: { type: 'string' }, fresh: { type: 'boolean' } },
  });
  const { data: dataDir, port, fresh = false } = values;
  if (dataDir === undefined) throw new Error('--data DIR is missing');
  const database = await start({ dataDir, port: Number(port ?? 0), fresh });
  if (database === undefined) return;
  stopOnSignals(database);
  console.log(`ready ${database.connectionString}`);
  process.send?.({ ready: true, connectionString: database.connectionString });
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
    // The parent's channel would keep this process waiting.
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
  // A parent that dies without a word takes its end of the channel with it.
  process.on('disconnect', stop);
}

await main();
