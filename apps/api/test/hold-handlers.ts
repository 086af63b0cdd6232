import type { Container } from '@nukkad/core/container.ts';

let release = () => {};

/** Blocks handlers that read the settings or start a transaction, until `letGoOn`. */
export function holdHandlers({ settings, database }: Container): void {
  const read = settings.read.bind(settings);
  const { maintenance } = settings;
  const { transaction, pipelinedTransaction } = database;
  const gate = Promise.withResolvers<void>();
  settings.read = () => gate.promise.then(read);
  // Reading maintenance must not block, because every request does it before its handler.
  settings.maintenance = async () => (await read()).maintenance;
  database.transaction = (work) => gate.promise.then(() => transaction(work));
  database.pipelinedTransaction = (work) => gate.promise.then(() => pipelinedTransaction(work));
  release = () => {
    settings.read = read;
    settings.maintenance = maintenance;
    database.transaction = transaction;
    database.pipelinedTransaction = pipelinedTransaction;
    gate.resolve();
  };
}

/** Releases the blocked handlers. */
export function letGoOn(): void {
  release();
}
