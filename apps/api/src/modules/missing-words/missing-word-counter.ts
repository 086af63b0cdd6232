import { indiaDay } from '@nukkad/domain/india-day.ts';
import type { Container } from '../../container.ts';
import type { MissingPhrase } from './missing-phrases.ts';
import { addCounts, type CountedPhrase, deleteRarest } from './missing-words.queries.ts';

/** So many phrases are kept; those typed most rarely make room for others. */
const MISSING_WORDS_MAX = 20_000;
const FLUSH_MILLISECONDS = 30_000;
/** So many different phrases wait for the next batch; more are not counted. */
const WAITING_MAX = 1000;

/**
 * Counts phrases in memory and adds them to the table in batches, so that no search waits for a write. Of who typed them
 * it is told nothing. What a process counted in its last seconds is lost where it dies.
 */
export class MissingWordCounter {
  readonly #container: Pick<Container, 'database' | 'clock'>;
  #waiting = new Map<string, CountedPhrase>();
  #timer: NodeJS.Timeout | null = null;

  constructor(container: Pick<Container, 'database' | 'clock'>) {
    this.#container = container;
  }

  /** Counts the phrases of one search in a city (its slug; empty where none was named). */
  note(phrases: readonly MissingPhrase[], city: string): void {
    for (const { phrase, isUnderstood } of phrases) this.#add({ phrase, isUnderstood, city, count: 1 });
    if (this.#waiting.size > 0)
      this.#timer ??= setTimeout(() => this.#flushLater(), FLUSH_MILLISECONDS).unref();
  }

  #add(counted: CountedPhrase): void {
    const key = `${counted.phrase}\n${counted.city}\n${counted.isUnderstood}`;
    const known = this.#waiting.get(key);
    if (known === undefined && this.#waiting.size >= WAITING_MAX) return;
    this.#waiting.set(key, { ...counted, count: counted.count + (known?.count ?? 0) });
  }

  #flushLater(): void {
    // What could not be written waits for the next batch.
    this.flush().catch(() => {});
  }

  /** Writes what was counted so far; where that fails it is kept for the next time. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const batch = [...this.#waiting.values()];
    if (batch.length === 0) return;
    this.#waiting = new Map();
    const { database, clock } = this.#container;
    try {
      await database.transaction(async (tx) => {
        await tx.query(addCounts(batch, indiaDay(clock.now())));
        await tx.query(deleteRarest(MISSING_WORDS_MAX));
      });
    } catch (error) {
      for (const counted of batch) this.#add(counted);
      throw error;
    }
  }
}
