import type { Readable } from 'node:stream';

/** The store of files, as far as a backup needs it. */
export interface ObjectStore {
  get(key: string): Promise<Readable | null>;
  put(key: string, body: Readable, about: { contentType: string; bytes: number }): Promise<void>;
  list(): AsyncIterable<{ readonly key: string }>;
}

/** Told now and then: how much of a step is done. */
export type OnProgress = (step: string, done: number, total: number | undefined, unit: string) => void;
