import type { Socket } from 'node:net';
import type { Backend } from './backend.ts';
import { COPY_IN_READY, CopyIn, isCopyIn, withoutCopyInReady } from './copy-in.ts';
import {
  type FrontendMessage,
  FrontendReader,
  message,
  queryMessage,
  readText,
} from './frontend-messages.ts';
import type { Listener, Notifications } from './notifications.ts';
import { StatementNames } from './statement-names.ts';

/**
 * Milliseconds after which an open transaction that is idle is rolled back, because all other clients wait for it.
 */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** The objects that all clients share. */
export interface Shared {
  backend: Backend;
  notifications: Notifications;
  /** The server's response to a startup message. */
  greeting: Buffer;
}

/** One client's connection. Groups its messages into turns and writes the session's responses. */
export class ClientSession implements Listener {
  readonly #socket: Socket;
  readonly #shared: Shared;
  readonly #reader = new FrontendReader();
  readonly #names: StatementNames;
  #sequence: Buffer[] = [];
  #observed: string[] = [];
  #copyIn: CopyIn | undefined;
  #isStarted = false;
  #isReading = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(id: number, socket: Socket, shared: Shared) {
    this.#socket = socket;
    this.#shared = shared;
    this.#names = new StatementNames(id);
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      this.#reader.push(chunk);
      void this.#read();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => void this.#leave());
  }

  write(bytes: Buffer): void {
    if (bytes.length > 0 && this.#socket.writable) this.#socket.write(bytes);
  }

  /**
   * Closes the connection without an error message, because a client that is disconnecting would report the message
   * as a failure.
   */
  end(): void {
    this.#socket.end();
    this.#socket.destroySoon();
  }

  /** Handles the messages received so far, one turn after the other. */
  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    clearTimeout(this.#idle);
    try {
      while (!this.#isStarted && this.#start()) {}
      if (this.#isStarted) {
        let next = this.#reader.next();
        // After a client has disconnected and its transaction was rolled back, its remaining messages must not run.
        while (next !== undefined && !this.#socket.destroyed) {
          await this.#handle(next);
          next = this.#reader.next();
        }
      }
    } catch (error) {
      this.#fail('XX000', error instanceof Error ? error.message : String(error));
    }
    this.#isReading = false;
    if (this.#shared.backend.isHeldBy(this)) this.#watchIdleTransaction();
  }

  #start(): boolean {
    const request = this.#reader.nextStartup();
    if (request === undefined) return false;
    if (request === 'encryption') this.write(Buffer.from('N'));
    // Cancel requests are ignored, because a running query blocks this process.
    else if (request === 'cancel') this.#socket.end();
    else {
      this.#isStarted = true;
      this.write(this.#shared.greeting);
    }
    return true;
  }

  async #handle(next: FrontendMessage): Promise<void> {
    if (this.#copyIn !== undefined) return this.#continueCopy(this.#copyIn, next);
    if (next.type === 'X') {
      this.#socket.end();
      return;
    }
    if (next.type === 'Q') return this.#handleQuery(next.bytes);
    if (next.type === 'P') this.#observed.push(readText(next.bytes, readText(next.bytes, 5).next).text);
    this.#sequence.push(this.#names.rename(next));
    if (next.type === 'S' || next.type === 'H' || next.type === 'F')
      await this.#endSequence(next.type === 'H');
  }

  async #handleQuery(bytes: Buffer): Promise<void> {
    const sql = readText(bytes, 5).text;
    if (isCopyIn(sql)) {
      this.#copyIn = new CopyIn(bytes);
      this.write(COPY_IN_READY);
      return;
    }
    this.#observed.push(sql);
    this.#sequence.push(bytes);
    await this.#endSequence(false);
  }

  async #endSequence(holdAfter: boolean): Promise<void> {
    const bytes = Buffer.concat(this.#sequence);
    const observed = this.#observed;
    this.#sequence = [];
    this.#observed = [];
    for (const sql of observed) this.#shared.notifications.observe(this, sql);
    this.#reply(await this.#shared.backend.exchange(this, bytes, holdAfter));
    for (const sql of observed) {
      const relisten = this.#shared.notifications.relisten(sql);
      if (relisten !== undefined) await this.#shared.backend.exchange(this, queryMessage(relisten));
    }
  }

  async #continueCopy(copyIn: CopyIn, next: FrontendMessage): Promise<void> {
    const bytes = copyIn.add(next);
    if (bytes === undefined) return;
    this.#copyIn = undefined;
    this.#reply(withoutCopyInReady(await this.#shared.backend.exchange(this, bytes)));
  }

  #reply(reply: Buffer): void {
    this.write(this.#shared.notifications.deliver(reply));
  }

  #watchIdleTransaction(): void {
    this.#idle = setTimeout(() => {
      this.#fail('25P03', 'terminating connection: its transaction was idle while others waited');
    }, IDLE_IN_TRANSACTION_MS).unref();
  }

  #fail(code: string, text: string): void {
    this.write(message('E', `SFATAL\0VFATAL\0C${code}\0M${text}\0\0`));
    this.end();
  }

  async #leave(): Promise<void> {
    clearTimeout(this.#idle);
    this.#shared.notifications.forget(this);
    await this.#shared.backend.leave(this, this.#names.closeAll()).catch(() => undefined);
  }
}
