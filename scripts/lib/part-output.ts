/** What a part of the run prints: held back until it is shown, from then on written at once. */
export class PartOutput {
  #held = '';
  #isShown = false;
  readonly #sink: (text: string) => void;

  constructor(sink: (text: string) => void = (text) => process.stdout.write(text)) {
    this.#sink = sink;
  }

  write(text: string): void {
    if (this.#isShown) this.#sink(text);
    else this.#held += text;
  }

  line(text: string): void {
    this.write(`${text}\n`);
  }

  show(): void {
    this.#isShown = true;
    if (this.#held) this.#sink(this.#held);
    this.#held = '';
  }
}

/** Runs works side by side and shows what each prints in their order, as if one had followed the other. */
export async function runSideBySide<T>(
  works: readonly ((output: PartOutput) => Promise<T>)[],
  sink?: (text: string) => void,
): Promise<T[]> {
  const outputs = works.map(() => new PartOutput(sink));
  const running = works.map((work, index) => work(outputs[index] as PartOutput));
  const results: T[] = [];
  for (const [index, result] of running.entries()) {
    outputs[index]?.show();
    results.push(await result);
  }
  return results;
}
