/** A message of a client, with its type letter and all of its bytes, including type and length. */
export interface FrontendMessage {
  type: string;
  bytes: Buffer;
}

/** Request codes that clients can send in place of the protocol version, before the startup message. */
const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;
const PROTOCOL_MAJOR = 3;

export type StartupRequest = 'encryption' | 'cancel' | 'startup';

/** Splits a client's byte stream into messages. The first messages of a connection have no type letter. */
export class FrontendReader {
  #rest: Buffer = Buffer.alloc(0);

  push(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
  }

  /** Returns the next message with a type letter, or undefined if it is incomplete. */
  nextStartup(): StartupRequest | undefined {
    if (this.#rest.length < 8) return undefined;
    const length = this.#rest.readInt32BE(0);
    if (length < 8 || length > 10_000) throw new Error('Not a PostgreSQL client');
    if (this.#rest.length < length) return undefined;
    const code = this.#rest.readInt32BE(4);
    this.#rest = this.#rest.subarray(length);
    if (code === SSL_REQUEST || code === GSS_REQUEST) return 'encryption';
    if (code === CANCEL_REQUEST) return 'cancel';
    if (code >> 16 === PROTOCOL_MAJOR) return 'startup';
    throw new Error(`Unknown protocol version ${code}`);
  }

  /** Returns the next message with a type, or undefined if it is incomplete. */
  next(): FrontendMessage | undefined {
    if (this.#rest.length < 5) return undefined;
    const end = 1 + this.#rest.readInt32BE(1);
    if (this.#rest.length < end) return undefined;
    const bytes = this.#rest.subarray(0, end);
    this.#rest = this.#rest.subarray(end);
    return { type: String.fromCharCode(bytes[0] ?? 0), bytes };
  }
}

/** Reads a zero-terminated string at `from`. Returns it with the position of the next field. */
export function readText(bytes: Buffer, from: number): { text: string; next: number } {
  const end = bytes.indexOf(0, from);
  return { text: bytes.toString('utf8', from, end), next: end + 1 };
}

/** Builds a message from its type letter and body. */
export function message(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Builds a Query message. */
export function queryMessage(sql: string): Buffer {
  return message('Q', `${sql}\0`);
}

/** A Sync message. */
export const SYNC = message('S');
