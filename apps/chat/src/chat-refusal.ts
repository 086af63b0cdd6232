import type { ErrorCode } from '@nukkad/contract';
import { unavailabilityOf } from '@nukkad/db';

/** Thrown by an event's handler when a rule says no; the sender is answered the code. */
export class ChatRefusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.name = 'ChatRefusal';
    this.code = code;
  }
}

/** The code that tells a client of anything thrown: a database that cannot serve just now is "come back later". */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof ChatRefusal) return error.code;
  return unavailabilityOf(error) === null ? 'INTERNAL' : 'OVERLOADED';
}
