/** Milliseconds between two progress reports. */
const PAUSE = 2000;

/** Prints the progress and the rate of a long import; nothing if it takes less than two seconds. */
export class Progress {
  readonly #say: (line: string) => void;
  readonly #now: () => number;
  #stepBegan: number;
  #lastPrinted: number;
  /** Time of the last call. The duration of a new step is measured from there. */
  #lastCall: number;
  #step = '';

  constructor(say: (line: string) => void, now: () => number = () => performance.now()) {
    this.#say = say;
    this.#now = now;
    this.#stepBegan = now();
    this.#lastPrinted = this.#stepBegan;
    this.#lastCall = this.#stepBegan;
  }

  report(step: string, done: number, total?: number, unit = 'rows'): void {
    const now = this.#now();
    if (step !== this.#step) {
      this.#stepBegan = this.#lastCall;
      this.#step = step;
    }
    this.#lastCall = now;
    if (now - this.#lastPrinted < PAUSE) return;
    this.#lastPrinted = now;
    const rate = Math.round((done * 1000) / Math.max(1, now - this.#stepBegan));
    const of = total === undefined ? '' : ` of ${total.toLocaleString('en-IN')}`;
    this.#say(
      `${step} ${done.toLocaleString('en-IN')}${of} ${unit}, ${rate.toLocaleString('en-IN')} a second`,
    );
  }
}
