import { createHmac } from 'node:crypto';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import type { MissingPhrase, MissingWords } from '../ports.ts';
import {
  addCounts,
  addNetworks,
  type CountedPhrase,
  deleteOldestNetworks,
  deleteRarest,
  selectShared,
} from './missing-words.queries.ts';

/** So many phrases are kept; those typed most rarely make room for others. */
const MISSING_WORDS_MAX = 20_000;
/** So many hashes of networks are kept; the oldest make room for others. */
const NETWORKS_MAX = 60_000;
/** A phrase is stored once it was typed from so many networks: what one person typed may tell of them. */
const NETWORKS_MIN = 3;
/** Days for which a network counts; the purge deletes its hash then. */
const NETWORK_DAYS = 30;
const FLUSH_MILLISECONDS = 30_000;
/** So many different phrases wait for the next batch; more are not counted. */
const WAITING_MAX = 1000;

/** What waits for the next batch: counts by phrase, city and kind, and the networks of each phrase. */
interface Waiting {
  readonly counts: Map<string, CountedPhrase>;
  /** Keyed hashes by phrase; three are enough. */
  readonly networks: Map<string, Set<string>>;
}

const nothing = (): Waiting => ({ counts: new Map(), networks: new Map() });

/**
 * Counts phrases in memory and adds them to the table in batches, so that no search waits for a write. A phrase reaches
 * the table only when it was typed from three networks within 30 days; until then the database has keyed hashes of it,
 * so that nothing readable of a single person is stored. What a process counted in its last seconds is lost if it dies.
 */
export class MissingWordCounter implements MissingWords {
  readonly #container: Pick<Container, 'database' | 'clock' | 'keys'>;
  #waiting = nothing();
  #timer: NodeJS.Timeout | null = null;

  constructor(container: Pick<Container, 'database' | 'clock' | 'keys'>) {
    this.#container = container;
  }

  /**
   * Counts the phrases of one search.
   * @param city the slug of the city searched in; empty if none was named
   * @param network where the search came from, as `request.network` has it; only a keyed hash of it is kept
   */
  note(phrases: readonly MissingPhrase[], city: string, network: string): void {
    for (const { phrase, isUnderstood } of phrases)
      this.#add({ phrase, isUnderstood, city, count: 1 }, [this.#hash(phrase, network)]);
    if (this.#waiting.counts.size > 0)
      this.#timer ??= setTimeout(() => this.#flushLater(), FLUSH_MILLISECONDS).unref();
  }

  #hash(...parts: readonly string[]): string {
    const { keys } = this.#container;
    return createHmac('sha256', keys.missingWords).update(parts.join('\n')).digest('base64url');
  }

  #add(counted: CountedPhrase, networks: Iterable<string>): void {
    const { counts, networks: known } = this.#waiting;
    const key = `${counted.phrase}\n${counted.city}\n${counted.isUnderstood}`;
    const before = counts.get(key);
    if (before === undefined && counts.size >= WAITING_MAX) return;
    counts.set(key, { ...counted, count: counted.count + (before?.count ?? 0) });
    const ofPhrase = known.get(counted.phrase) ?? new Set();
    for (const network of networks) if (ofPhrase.size < NETWORKS_MIN) ofPhrase.add(network);
    known.set(counted.phrase, ofPhrase);
  }

  #flushLater(): void {
    // What could not be written waits for the next batch.
    this.flush().catch(() => {});
  }

  /** Writes what was counted so far; if that fails it is kept for the next time. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const batch = this.#waiting;
    if (batch.counts.size === 0) return;
    this.#waiting = nothing();
    try {
      await this.#container.database.transaction((tx) => this.#write(tx, batch));
    } catch (error) {
      for (const counted of batch.counts.values())
        this.#add(counted, batch.networks.get(counted.phrase) ?? []);
      throw error;
    }
  }

  async #write(tx: Transaction, { counts, networks }: Waiting): Promise<void> {
    const now = this.#container.clock.now();
    const hashes = new Map([...networks.keys()].map((phrase) => [phrase, this.#hash(phrase)]));
    const seen = [...networks].flatMap(([phrase, ofPhrase]) =>
      [...ofPhrase].map((networkHash) => ({ phraseHash: hashes.get(phrase) as string, networkHash })),
    );
    await tx.query(addNetworks(seen, indiaDay(now)));
    const since = indiaDay(new Date(now.getTime() - NETWORK_DAYS * DAY_MS));
    const rows = await tx.query(selectShared([...hashes.values()], since, NETWORKS_MIN));
    const shared = new Set(rows.map(({ phraseHash }) => phraseHash));
    const batch = [...counts.values()].filter(({ phrase }) => shared.has(hashes.get(phrase) ?? ''));
    if (batch.length > 0) await tx.query(addCounts(batch, indiaDay(now)));
    await tx.query(deleteRarest(MISSING_WORDS_MAX));
    await tx.query(deleteOldestNetworks(NETWORKS_MAX));
  }
}
