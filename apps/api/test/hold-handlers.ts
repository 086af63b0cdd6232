import type { Container } from '@nukkad/core/container.ts';

let release = () => {};

/** Blocks handlers that read the settings or start a transaction, until `letGoOn`. */
export function holdHandlers({ settings, database }: Container): void {
  const read = settings.read.bind(settings);
  const { maintenance } = settings;
  const { transaction } = database;
  const gate = Promise.withResolvers<void>();
  settings.read = () => gate.promise.then(read);
  // Every request asks this before its handler, again once its cached answer is too old.
  settings.maintenance = async () => (await read()).maintenance;
  database.transaction = (work) => gate.promise.then(() => transaction(work));
  release = () => {
    settings.read = read;
    settings.maintenance = maintenance;
    database.transaction = transaction;
    gate.resolve();
  };
}

/** Releases the blocked handlers. */
export function letGoOn(): void {
  release();
}
