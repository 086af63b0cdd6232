import type { ErrorCode } from '@nukkad/contract';
import { unavailabilityOf } from '@nukkad/db';

/** Thrown by an event's handler to refuse the event. The sender receives the code. */
export class ChatRefusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.name = 'ChatRefusal';
    this.code = code;
  }
}

/**
 * Returns the error code for clients. A database that is temporarily unavailable gives OVERLOADED, so that the client
 * retries.
 */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof ChatRefusal) return error.code;
  return unavailabilityOf(error) === null ? 'INTERNAL' : 'OVERLOADED';
}
