import type { Readable } from 'node:stream';

/** The response of a route that sends a file. */
export interface BinaryResponse {
  readonly contentType: string;
  readonly body: Readable | Buffer;
  readonly bytes?: number;
  /** Value of the Cache-Control header, for example `private, max-age=300`. */
  readonly cacheControl: string;
  /** File name for saving. If absent, the browser shows the file in place. */
  readonly downloadAs?: string;
}
