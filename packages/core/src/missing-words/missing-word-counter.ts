import { createHmac } from 'node:crypto';
import { withoutDeadline } from '@nukkad/db/deadline.ts';
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

/** Maximum number of stored phrases. The rarest are deleted first. */
const MISSING_WORDS_MAX = 20_000;
/** Maximum number of stored network hashes. The oldest are deleted first. */
const NETWORKS_MAX = 60_000;
/**
 * Number of networks from which a phrase must be typed before it is stored, because the text of one person may be
 * private.
 */
const NETWORKS_MIN = 3;
/** Days for which a network counts. After that, the purge deletes its hash. */
const NETWORK_DAYS = 30;
const FLUSH_MILLISECONDS = 30_000;
/** Maximum number of different phrases in memory. Further phrases are not counted. */
const WAITING_MAX = 1000;

/** The batch to write next: counts by phrase, city and kind, and the networks of each phrase. */
interface Waiting {
  readonly counts: Map<string, CountedPhrase>;
  /** HMACs of the networks by phrase, at most NETWORKS_MIN each. */
  readonly networks: Map<string, Set<string>>;
}

const emptyBatch = (): Waiting => ({ counts: new Map(), networks: new Map() });

/**
 * Counts phrases in memory and writes them in batches, so that no search waits for a write. A phrase is stored only
 * after it was typed from three networks within 30 days. Until then the database has only HMACs of it, so that the text
 * of a single person cannot be read. If the process crashes, the counts of the last 30 seconds are lost.
 */
export class MissingWordCounter implements MissingWords {
  readonly #container: Pick<Container, 'database' | 'clock' | 'keys'>;
  #waiting = emptyBatch();
  #timer: NodeJS.Timeout | null = null;

  constructor(container: Pick<Container, 'database' | 'clock' | 'keys'>) {
    this.#container = container;
  }

  /**
   * Counts the phrases of one search.
   * @param city the slug of the city, or an empty string
   * @param network the `request.network` of the search; only an HMAC of it is stored
   */
  note(phrases: readonly MissingPhrase[], city: string, network: string): void {
    for (const { phrase, isUnderstood } of phrases)
      this.#add({ phrase, isUnderstood, city, count: 1 }, [this.#hash(phrase, network)]);
    if (this.#waiting.counts.size > 0)
      this.#timer ??= withoutDeadline(() => setTimeout(() => this.#flushLater(), FLUSH_MILLISECONDS).unref());
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
    // `flush` has put the counts back, so the next batch includes them.
    this.flush().catch(() => {});
  }

  /** Writes the current counts to the database. If that fails, keeps them for the next batch and rethrows. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const batch = this.#waiting;
    if (batch.counts.size === 0) return;
    this.#waiting = emptyBatch();
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
    const seenNetworks = [...networks].flatMap(([phrase, ofPhrase]) =>
      [...ofPhrase].map((networkHash) => ({ phraseHash: hashes.get(phrase) as string, networkHash })),
    );
    await tx.query(addNetworks(seenNetworks, indiaDay(now)));
    const since = indiaDay(new Date(now.getTime() - NETWORK_DAYS * DAY_MS));
    const rows = await tx.query(selectShared([...hashes.values()], since, NETWORKS_MIN));
    const shared = new Set(rows.map(({ phraseHash }) => phraseHash));
    const batch = [...counts.values()].filter(({ phrase }) => shared.has(hashes.get(phrase) ?? ''));
    if (batch.length > 0) await tx.query(addCounts(batch, indiaDay(now)));
    await tx.query(deleteRarest(MISSING_WORDS_MAX));
    await tx.query(deleteOldestNetworks(NETWORKS_MAX));
  }
}
