import type { SendAnswer } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { ChatSocket } from '../context.ts';
import { KnownConversations } from '../storing/known-conversations.ts';
import { EventQueue } from './event-queue.ts';

/** An open socket with what the events of its device need. Thousands are open, so it is small. */
export class Client {
  readonly socket: ChatSocket;
  readonly queue = new EventQueue();
  readonly known = new KnownConversations();
  /** Whether the device has received all marks once. */
  hasMarks = false;

  constructor(socket: ChatSocket) {
    this.socket = socket;
  }
}

/** Handles an event of a client. Throws AppError to refuse it. */
export type Handler<Input> = (client: Client, input: Input) => Promise<SendAnswer>;
