import { selectEndedLogins } from '@nukkad/core/logins/live-logins.queries.ts';
import type { ChatContext, ChatSocket } from '../context.ts';
import { accountRoomOf, loginRoomOf } from '../rooms.ts';

const CHECK_EVERY_MS = 3000;
/** Maximum number of sockets that one statement checks. */
const CHECK_BATCH = 2000;

/**
 * Disconnects the sockets of ended logins as soon as the database sends a notification. It also checks all open
 * logins every three seconds, because notifications are lost while the listener is not connected.
 */
export class LoginWatch {
  readonly #context: ChatContext;
  #timer: NodeJS.Timeout | undefined;
  #isChecking = false;

  constructor(context: ChatContext) {
    this.#context = context;
  }

  start(): void {
    this.#timer = setInterval(() => void this.check(), CHECK_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  endLogin(loginId: string): void {
    this.#context.io.in(loginRoomOf(loginId)).disconnectSockets(true);
  }

  endAccount(candidateId: string): void {
    this.#context.io.in(accountRoomOf(candidateId)).disconnectSockets(true);
  }

  /** Checks all open logins. An error is only logged, because the next check follows soon. */
  async check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      const sockets = [...this.#context.io.sockets.sockets.values()];
      for (let from = 0; from < sockets.length; from += CHECK_BATCH) {
        await this.#cutEnded(sockets.slice(from, from + CHECK_BATCH));
      }
    } catch (error) {
      this.#context.log.warn({ err: error }, 'The open logins could not be checked');
    } finally {
      this.#isChecking = false;
    }
  }

  async #cutEnded(sockets: readonly ChatSocket[]): Promise<void> {
    const accounts = sockets.map(({ data }) => data.candidateId);
    const logins = sockets.map(({ data }) => data.loginId);
    const ended = await this.#context.database.query(selectEndedLogins(accounts, logins));
    for (const { login } of ended) this.endLogin(login);
  }
}
