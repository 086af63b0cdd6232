import { Readable } from 'node:stream';
import type { ObjectStore } from '../object-store.ts';

/** A file store in memory. */
export class MemoryStore implements ObjectStore {
  readonly objects = new Map<string, string>();

  async get(key: string): Promise<Readable | null> {
    const body = this.objects.get(key);
    return body === undefined ? null : Readable.from([Buffer.from(body)]);
  }

  async put(key: string, body: Readable, { contentType }: { contentType: string }): Promise<void> {
    this.objects.set(key, Buffer.concat(await body.toArray()).toString());
    this.types.set(key, contentType);
  }

  readonly types = new Map<string, string>();

  async *list() {
    for (const key of this.objects.keys()) yield { key };
  }
}
