/** Milliseconds between two words about a long file. */
const PAUSE = 2000;

/** Tells how far a long import has come, and how fast it is; nothing of one that is over soon. */
export class Progress {
  readonly #say: (line: string) => void;
  readonly #now: () => number;
  #begun: number;
  #said: number;
  /** When it heard of anything last: a step begins where the one before was heard of last. */
  #heard: number;
  #step = '';

  constructor(say: (line: string) => void, now: () => number = () => performance.now()) {
    this.#say = say;
    this.#now = now;
    this.#begun = now();
    this.#said = this.#begun;
    this.#heard = this.#begun;
  }

  tell(step: string, done: number, total?: number, unit = 'rows'): void {
    const now = this.#now();
    if (step !== this.#step) {
      this.#begun = this.#heard;
      this.#step = step;
    }
    this.#heard = now;
    if (now - this.#said < PAUSE) return;
    this.#said = now;
    const rate = Math.round((done * 1000) / Math.max(1, now - this.#begun));
    const of = total === undefined ? '' : ` of ${total.toLocaleString('en-IN')}`;
    this.#say(
      `${step} ${done.toLocaleString('en-IN')}${of} ${unit}, ${rate.toLocaleString('en-IN')} a second`,
    );
  }
}
