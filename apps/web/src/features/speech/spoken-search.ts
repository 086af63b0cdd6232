/** The last search that was spoken. A new object for each one, so that the same words can be spoken again. */
export interface SpokenSearch {
  readonly text: string;
  /** Whether its answer was read aloud. */
  wasAnswered: boolean;
}

let last: SpokenSearch | null = null;
const listeners = new Set<() => void>();

/** Notes that this text was spoken, not typed. Its answer is then read aloud. */
export function noteSpokenSearch(text: string): void {
  last = { text, wasAnswered: false };
  for (const listener of listeners) listener();
}

export const lastSpokenSearch = (): SpokenSearch | null => last;

/** Calls `listener` after each spoken search. Returns a function that ends it. */
export function onSpokenSearch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
