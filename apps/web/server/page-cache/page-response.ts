import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Language } from '@nukkad/contract';
import { BROTLI_PARAMS } from '../brotli.ts';

/**
 * At once, not on another thread: of the time that it takes there half goes into handing over, and a page is rendered for longer
 * than it is compressed.
 */
const encoders = {
  br: (body: Buffer): Buffer =>
    brotliCompressSync(body, {
      params: { ...BROTLI_PARAMS, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: (body: Buffer): Buffer => gzipSync(body),
};

export type Encoding = keyof typeof encoders;

interface PageParts {
  readonly status: number;
  readonly language: Language;
  readonly body: string | Buffer;
  readonly type?: string;
  /** Origins that the page shows in a frame. */
  readonly frames?: readonly string[];
}

/** A page, feed or picture as it goes out, with its compressed forms: each is made when first asked for, once. */
export class MadePage {
  readonly status: number;
  readonly language: Language;
  readonly body: Buffer;
  readonly type: string;
  readonly frames: readonly string[];
  /** Weak: the compressed forms of a page have the same one. */
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Buffer>();

  constructor({ status, language, body, type = 'text/html; charset=utf-8', frames = [] }: PageParts) {
    this.status = status;
    this.language = language;
    this.body = Buffer.from(body);
    this.type = type;
    this.frames = frames;
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
  }

  /** Pictures are packed already. */
  get isPacked(): boolean {
    return this.type.startsWith('image/');
  }

  encoded(encoding: Encoding): Buffer {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = encoders[encoding](this.body);
    this.#encoded.set(encoding, made);
    return made;
  }
}

/** Another address is to be asked for instead. */
interface Redirect {
  readonly redirectTo: string;
  /** 301 when the other address is the canonical one, else 302. */
  readonly status: number;
}

export type Made = MadePage | Redirect;
