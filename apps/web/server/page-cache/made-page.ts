import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '@nukkad/contract';

const BROTLI_QUALITY = 5;

const encoders = {
  br: (html: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength,
      },
    }),
  gzip: (html: Buffer): Promise<Buffer> => promisify(gzip)(html),
};

export type Encoding = keyof typeof encoders;

/** A page as it goes out, with its compressed forms: each is made when first asked for, once. */
export class MadePage {
  readonly status: number;
  readonly language: Language;
  readonly html: Buffer;
  /** Weak: the compressed forms of a page have the same one. */
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(page: { readonly status: number; readonly language: Language; readonly html: string }) {
    this.status = page.status;
    this.language = page.language;
    this.html = Buffer.from(page.html);
    this.etag = `W/"${createHash('sha256').update(this.html).digest('base64url').slice(0, 22)}"`;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = encoders[encoding](this.html);
    this.#encoded.set(encoding, made);
    return made;
  }
}

/** Another address is to be asked for instead. */
interface Redirect {
  readonly redirectTo: string;
}

export type Made = MadePage | Redirect;
