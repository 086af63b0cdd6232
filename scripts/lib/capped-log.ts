import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const TAIL_LINES = 30;

/** A log file that never grows beyond twice its size limit (bytes), and keeps its last lines in memory. */
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

  /** Appends text. When the limit is reached, the file is renamed to `<file>.1` and a new one begins. */
  write(text: string): void {
    if (this.#size > this.#cap) {
      renameSync(this.file, `${this.file}.1`);
      this.#size = 0;
    }
    appendFileSync(this.file, text);
    this.#size += Buffer.byteLength(text);
    this.#tail = `${this.#tail}${text}`.split('\n').slice(-TAIL_LINES).join('\n');
  }

  /** Returns the last lines that were written in this run. */
  get tail(): string {
    return this.#tail.trim();
  }
}
