import type { ErrorCode } from '@nukkad/contract';

/** Thrown by an event's handler when a rule says no; the sender is answered the code. */
export class ChatRefusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.name = 'ChatRefusal';
    this.code = code;
  }
}
