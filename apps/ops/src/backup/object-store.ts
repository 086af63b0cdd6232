import type { Readable } from 'node:stream';

/** The parts of the file store that backups use. */
export interface ObjectStore {
  get(key: string): Promise<Readable | null>;
  put(key: string, body: Readable, about: { contentType: string; bytes: number }): Promise<void>;
  list(): AsyncIterable<{ readonly key: string }>;
}

/** Callback that a long step calls repeatedly with a line about its progress. */
export type OnProgress = (step: string, done: number, total: number | undefined, unit: string) => void;
