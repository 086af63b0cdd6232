/** Lines of one kind that are written within a window; the others are counted. */
const LINES_MOST = 3;
const WINDOW_MS = 60_000;
/** Kinds that are counted at a time: their number is bounded by the places that log, this is a guard. */
const KINDS_MAX = 200;

/** What is known of a line beside its message: errors are told apart by name and code, along their causes. */
function errorKey(error: unknown, depth = 0): string {
  if (typeof error !== 'object' || error === null || depth > 2) return '';
  const { name, code, cause } = error as Readonly<Record<'name' | 'code' | 'cause', unknown>>;
  return `${String(name)} ${String(code)} ${errorKey(cause, depth + 1)}`;
}

/** Names the kind of a line that tells of an error; null for other lines, which are never left out. */
export function kindOfLine([facts, message]: readonly unknown[]): string | null {
  if (facts instanceof Error) return errorKey(facts);
  if (typeof facts !== 'object' || facts === null) return null;
  const { err, fault, task, requestId } = facts as Readonly<
    Record<'err' | 'fault' | 'task' | 'requestId', unknown>
  >;
  const error = err ?? fault;
  // A request's line is what its id is searched for; a task is named as well, and runs again and again.
  const isOfRequest = requestId !== undefined && task === undefined;
  return error === undefined || isOfRequest ? null : `${String(message)} ${String(task)} ${errorKey(error)}`;
}

interface Window {
  written: number;
  leftOut: number;
}

/**
 * Bounds what a fault writes that happens again and again, such as a database that is away: the first lines of each kind are
 * written, the others of that minute are counted, and their number is written when the minute is over.
 */
export class RepeatedLines {
  readonly #windows = new Map<string, Window>();
  readonly #windowMs: number;

  constructor(windowMs: number = WINDOW_MS) {
    this.#windowMs = windowMs;
  }

  /** Whether to write a line of a kind. If not, `writeCount` is called later with the number of lines left out. */
  mayWrite(kind: string, writeCount: (leftOut: number) => void): boolean {
    const window = this.#windows.get(kind) ?? this.#open(kind, writeCount);
    if (window === null || window.written < LINES_MOST) {
      if (window !== null) window.written += 1;
      return true;
    }
    window.leftOut += 1;
    return false;
  }

  #open(kind: string, writeCount: (leftOut: number) => void): Window | null {
    if (this.#windows.size >= KINDS_MAX) return null;
    const window = { written: 0, leftOut: 0 };
    this.#windows.set(kind, window);
    setTimeout(() => {
      this.#windows.delete(kind);
      if (window.leftOut > 0) writeCount(window.leftOut);
    }, this.#windowMs).unref();
    return window;
  }
}
