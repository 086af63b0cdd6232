/** Number of log lines of one kind that are written per window. Further lines are only counted. */
const LINES_MAX = 3;
const WINDOW_MS = 60_000;
/** Maximum number of kinds that are tracked at a time. It is only a safeguard, because few places log errors. */
const KINDS_MAX = 200;

/** Returns the key of an error, which consists of the names and codes of the error and its causes. */
function errorKey(error: unknown, depth = 0): string {
  if (typeof error !== 'object' || error === null || depth > 2) return '';
  const { name, code, cause } = error as Readonly<Record<'name' | 'code' | 'cause', unknown>>;
  return `${String(name)} ${String(code)} ${errorKey(cause, depth + 1)}`;
}

/** Returns the kind of a log line that has an error; null for other lines, which are always written. */
export function kindOfLine([facts, message]: readonly unknown[]): string | null {
  if (facts instanceof Error) return errorKey(facts);
  if (typeof facts !== 'object' || facts === null) return null;
  const { err, fault, task, requestId } = facts as Readonly<
    Record<'err' | 'fault' | 'task' | 'requestId', unknown>
  >;
  const error = err ?? fault;
  // Lines of requests are always written, because operators search them by request id. Lines of background tasks can
  // repeat.
  const isOfRequest = requestId !== undefined && task === undefined;
  return error === undefined || isOfRequest ? null : `${String(message)} ${String(task)} ${errorKey(error)}`;
}

interface Window {
  written: number;
  leftOut: number;
}

/**
 * Limits the log lines of a recurring error, such as an outage of the database. The first three lines of each kind
 * per minute are written. The others are counted, and their number is written at the end of the minute.
 */
export class RepeatedLines {
  readonly #windows = new Map<string, Window>();
  readonly #windowMs: number;

  constructor(windowMs: number = WINDOW_MS) {
    this.#windowMs = windowMs;
  }

  /**
   * Returns whether to write a line of this kind. If not, `writeCount` is called later with the number of omitted
   * lines.
   */
  mayWrite(kind: string, writeCount: (leftOut: number) => void): boolean {
    const window = this.#windows.get(kind) ?? this.#open(kind, writeCount);
    if (window === null || window.written < LINES_MAX) {
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
