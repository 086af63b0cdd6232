import { type FrontendMessage, message, readText, SYNC } from './frontend-messages.ts';

/**
 * Renames the prepared statements of one client, because the clients share one session and their names could collide.
 * The new names are short, because PostgreSQL truncates long ones.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #prefix: string;
  #count = 0;

  constructor(clientId: number) {
    this.#prefix = `c${clientId}_`;
  }

  /** Returns the message with its prepared statement renamed. Other messages are returned unchanged. */
  rename({ type, bytes }: FrontendMessage): Buffer {
    if (type === 'P') return this.#rewrite('P', bytes, 5);
    if (type === 'B') return this.#rewrite('B', bytes, readText(bytes, 5).next);
    if ((type === 'D' || type === 'C') && bytes[5] === 0x53) return this.#rewrite(type, bytes, 6);
    return bytes;
  }

  /** Returns the messages that close all statements of a disconnected client; undefined if it has none. */
  closeAll(): Buffer | undefined {
    if (this.#names.size === 0) return undefined;
    const closing = [...this.#names.values()].map((name) => message('C', 'S', `${name}\0`));
    return Buffer.concat([...closing, SYNC]);
  }

  #rewrite(type: string, bytes: Buffer, from: number): Buffer {
    const { text, next } = readText(bytes, from);
    if (text === '') return bytes;
    return message(type, bytes.subarray(5, from), `${this.#nameOf(text)}\0`, bytes.subarray(next));
  }

  #nameOf(name: string): string {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    this.#count += 1;
    const given = `${this.#prefix}${this.#count}`;
    this.#names.set(name, given);
    return given;
  }
}
