import { type FrontendMessage, message } from './frontend-messages.ts';

const COPY_FROM_STDIN = /^\s*COPY\b[\s\S]*\bFROM\s+STDIN\b/i;
const COPY_IN_RESPONSE = 0x47; // 'G'

/** Whether a SQL statement is a COPY FROM STDIN. */
export function isCopyIn(sql: string): boolean {
  return COPY_FROM_STDIN.test(sql);
}

/** The CopyInResponse message. Clients ignore its column formats. */
export const COPY_IN_READY = message('G', Buffer.from([0, 0, 0]));

/**
 * A COPY FROM STDIN that is in progress. It collects the rows and passes them on together with the query, because the
 * session cannot wait for rows.
 */
export class CopyIn {
  readonly #parts: Buffer[];

  constructor(query: Buffer) {
    this.#parts = [query];
  }

  /** Adds a message of the client. Returns all collected messages when the COPY is complete, else undefined. */
  add({ type, bytes }: FrontendMessage): Buffer | undefined {
    // Flush and Sync have no effect during a COPY.
    if (type === 'H' || type === 'S') return undefined;
    this.#parts.push(bytes);
    return type === 'c' || type === 'f' ? Buffer.concat(this.#parts) : undefined;
  }
}

/** Removes the CopyInResponse from a response, because the client has already received it. */
export function withoutCopyInReady(reply: Buffer): Buffer {
  if (reply[0] !== COPY_IN_RESPONSE) return reply;
  return reply.subarray(1 + reply.readInt32BE(1));
}
