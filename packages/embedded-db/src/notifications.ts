import { readText } from './frontend-messages.ts';

const NOTIFICATION = 0x41; // 'A'
const COMMAND = /^\s*(LISTEN|UNLISTEN)\s+("(?:[^"]|"")+"|[\w$]+|\*)/i;

/** A client that can receive notifications. */
export interface Listener {
  write(bytes: Buffer): void;
}

/**
 * Keeps the channels to which each client listens, and delivers notifications. The shared session listens to all of
 * these channels. It receives a notification within the response to the client that sent it; this class takes it out
 * and sends it to the listening clients.
 */
export class Notifications {
  readonly #channels = new Map<string, Set<Listener>>();

  /** Records the channels of LISTEN and UNLISTEN statements in a client's SQL. */
  observe(listener: Listener, sql: string): void {
    const [, command, name] = COMMAND.exec(sql) ?? [];
    if (command === undefined || name === undefined) return;
    if (command.toUpperCase() === 'LISTEN') this.#listen(listener, channelOf(name));
    else if (name === '*') this.forget(listener);
    else this.#channels.get(channelOf(name))?.delete(listener);
  }

  forget(listener: Listener): void {
    for (const listeners of this.#channels.values()) listeners.delete(listener);
  }

  /**
   * Returns the SQL that listens again to the channels of other clients after one client has stopped listening;
   * undefined if none is needed.
   */
  relisten(sql: string): string | undefined {
    if (!/^\s*UNLISTEN\b/i.test(sql)) return undefined;
    const names = [...this.#channels].filter(([, listeners]) => listeners.size > 0).map(([name]) => name);
    return names.map((name) => `LISTEN "${name.replaceAll('"', '""')}"`).join('; ') || undefined;
  }

  /**
   * Removes the notifications from a response and sends them to the listening clients. Returns the rest of the
   * response.
   */
  deliver(reply: Buffer): Buffer {
    if (this.#channels.size === 0) return reply;
    const remaining: Buffer[] = [];
    for (let start = 0; start < reply.length; ) {
      const end = start + 1 + reply.readInt32BE(start + 1);
      const bytes = reply.subarray(start, end);
      if (bytes[0] === NOTIFICATION) this.#hand(bytes);
      else remaining.push(bytes);
      start = end;
    }
    return Buffer.concat(remaining);
  }

  #listen(listener: Listener, channel: string): void {
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners.add(listener));
  }

  #hand(notification: Buffer): void {
    const channel = readText(notification, 9).text;
    for (const listener of this.#channels.get(channel) ?? []) listener.write(Buffer.from(notification));
  }
}

function channelOf(name: string): string {
  return name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name.toLowerCase();
}
