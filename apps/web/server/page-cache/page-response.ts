import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Language } from '@nukkad/contract';
import { BROTLI_PARAMS } from '../brotli.ts';

/**
 * Compresses a page synchronously, because handing it to zlib's thread pool costs about as much as compressing it.
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
  /** The page's own content security policy. Without one it gets that of the site. */
  readonly policy?: string;
}

/** A page, feed or picture to send, with its compressed forms. Each form is compressed once, on its first use. */
export class PageResponse {
  readonly status: number;
  readonly language: Language;
  readonly body: Buffer;
  readonly type: string;
  readonly policy: string | undefined;
  /** A weak ETag, because all compressed forms of a page share it. */
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Buffer>();

  constructor({ status, language, body, type = 'text/html; charset=utf-8', policy }: PageParts) {
    this.status = status;
    this.language = language;
    this.body = Buffer.from(body);
    this.type = type;
    this.policy = policy;
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 22)}"`;
  }

  /** Returns whether the type is already compressed, as pictures are. */
  get isCompressed(): boolean {
    return this.type.startsWith('image/');
  }

  encoded(encoding: Encoding): Buffer {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const encoded = encoders[encoding](this.body);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}

interface Redirect {
  readonly redirectTo: string;
  /** 301 if the target is the canonical URL, else 302. */
  readonly status: number;
}

export type PageResult = PageResponse | Redirect;
