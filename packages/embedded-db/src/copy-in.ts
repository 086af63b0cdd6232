import { type FrontendMessage, message } from './frontend-messages.ts';

const COPY_FROM_STDIN = /^\s*COPY\b[\s\S]*\bFROM\s+STDIN\b/i;
const COPY_IN_RESPONSE = 0x47; // 'G'

/** Whether a text of SQL asks the client for rows. */
export function isCopyIn(sql: string): boolean {
  return COPY_FROM_STDIN.test(sql);
}

/** The server's word that rows may come; clients do not look at its column formats. */
export const COPY_IN_READY = message('G', Buffer.from([0, 0, 0]));

/**
 * A COPY on its way in. The session cannot wait for rows, so they are gathered here and handed over together
 * with the query that asks for them.
 */
export class CopyIn {
  readonly #parts: Buffer[];

  constructor(query: Buffer) {
    this.#parts = [query];
  }

  /** Adds a message; answers everything once the client is done, until then undefined. */
  add({ type, bytes }: FrontendMessage): Buffer | undefined {
    // Flush and Sync mean nothing during a COPY.
    if (type === 'H' || type === 'S') return undefined;
    this.#parts.push(bytes);
    return type === 'c' || type === 'f' ? Buffer.concat(this.#parts) : undefined;
  }
}

/** The reply without the word that rows may come, which the client has had already. */
export function withoutCopyInReady(reply: Buffer): Buffer {
  if (reply[0] !== COPY_IN_RESPONSE) return reply;
  return reply.subarray(1 + reply.readInt32BE(1));
}
