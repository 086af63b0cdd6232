import type { Readable } from 'node:stream';

/** The parts of the file store that backups use. */
export interface ObjectStore {
  get(key: string): Promise<Readable | null>;
  put(key: string, body: Readable, about: { contentType: string; bytes: number }): Promise<void>;
  list(): AsyncIterable<{ readonly key: string }>;
}

/** Called repeatedly with the progress of a step. */
export type OnProgress = (step: string, done: number, total: number | undefined, unit: string) => void;
