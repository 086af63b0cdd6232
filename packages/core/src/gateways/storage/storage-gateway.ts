import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** How a file is told to the browser that opens its address. */
export interface Presentation {
  readonly contentType: string;
  /** Saved under this name; shown in place where null. */
  readonly downloadAs: string | null;
}

/** A stored object as a sweep sees it. */
export interface ListedObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** Where files lie. Keys are flat names: letters, digits, `.`, `_` and `-`. */
export interface StorageGateway {
  /** Stores an object whole or not at all; an older one of the same key is replaced. */
  put(key: string, body: Buffer | Readable, object: { contentType: string; bytes: number }): Promise<void>;
  /** The object's bytes, or a part of them; null where there is none. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes objects; those that are not there are none the worse. */
  remove(keys: readonly string[]): Promise<void>;
  /** An address of the store itself that expires; null where files are served by the API alone. */
  presign(key: string, presentation: Presentation, seconds: number): Promise<string | null>;
  /** Removes what writers left that ended in the middle before that moment; returns how many. */
  removeUnfinished(before: Date): Promise<number>;
  /** Every object, in no order. */
  list(): AsyncIterable<ListedObject>;
}
