import type { Readable } from 'node:stream';

/** What a route that answers a file hands back. */
export interface BinaryAnswer {
  readonly contentType: string;
  readonly body: Readable | Buffer;
  readonly bytes?: number;
  /** For example `private, max-age=300`. */
  readonly cacheControl: string;
  /** The name under which a browser saves it; absent where it is shown in place. */
  readonly downloadAs?: string;
}
