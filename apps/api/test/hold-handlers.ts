import type { Container } from '@nukkad/core/container.ts';

let release = () => {};

/** Holds whoever reads the settings or writes, in the middle of their handlers, until `letGoOn`. */
export function holdHandlers({ settings, database }: Container): void {
  const read = settings.read.bind(settings);
  const { transaction } = database;
  const gate = Promise.withResolvers<void>();
  settings.read = () => gate.promise.then(read);
  database.transaction = (work) => gate.promise.then(() => transaction(work));
  release = () => {
    settings.read = read;
    database.transaction = transaction;
    gate.resolve();
  };
}

/** Lets those who are held go on; nobody is held from now on. */
export function letGoOn(): void {
  release();
}
