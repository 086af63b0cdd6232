import type { Readable } from 'node:stream';
import type { ByteRange, ListedObject, Presentation, StorageGateway } from '../../ports.ts';

/**
 * A store that is opened when it is first used, because the library of S3 has hundreds of modules, and a server should not
 * wait for them when it starts.
 */
export class LateStorage implements StorageGateway {
  readonly #load: () => Promise<StorageGateway>;
  #opened: Promise<StorageGateway> | undefined;

  constructor(load: () => Promise<StorageGateway>) {
    this.#load = load;
  }

  #open(): Promise<StorageGateway> {
    this.#opened ??= this.#load();
    return this.#opened;
  }

  async put(...given: Parameters<StorageGateway['put']>): Promise<void> {
    return (await this.#open()).put(...given);
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    return (await this.#open()).get(key, range);
  }

  async remove(keys: readonly string[]): Promise<void> {
    return (await this.#open()).remove(keys);
  }

  async presign(key: string, presentation: Presentation, seconds: number): Promise<string | null> {
    return (await this.#open()).presign(key, presentation, seconds);
  }

  async removeUnfinished(before: Date): Promise<number> {
    return (await this.#open()).removeUnfinished(before);
  }

  async *list(): AsyncIterable<ListedObject> {
    yield* (await this.#open()).list();
  }
}
