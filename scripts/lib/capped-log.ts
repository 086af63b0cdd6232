import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const TAIL_LINES = 30;

/** A log file that never grows past twice its cap (bytes), and remembers its last lines. */
export class CappedLog {
  readonly file: string;
  readonly #cap: number;
  #size: number;
  #tail = '';

  constructor(file: string, cap = 5_000_000) {
    mkdirSync(dirname(file), { recursive: true });
    this.file = file;
    this.#cap = cap;
    this.#size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Adds text; the older half moves to `<file>.1` when the cap is reached. */
  write(text: string): void {
    if (this.#size > this.#cap) {
      renameSync(this.file, `${this.file}.1`);
      this.#size = 0;
    }
    appendFileSync(this.file, text);
    this.#size += Buffer.byteLength(text);
    this.#tail = `${this.#tail}${text}`.split('\n').slice(-TAIL_LINES).join('\n');
  }

  /** The last lines written in this run. */
  get tail(): string {
    return this.#tail.trim();
  }
}
