import { createHash } from 'node:crypto';
import type { RowChange } from './row-changes.ts';

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const MOMENT = /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00|\+00)?/g;
/** Tokens, hashes and cursors: long words of hexadecimal digits, or of small and capital letters and more. */
const SECRET =
  /(?<![\w-])(?:[0-9a-f]{24,}|(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?:(?=[\w-]*[\d_-])[\w-]{20,}|[\w-]{32,}))/g;
/** The key of a picture: a hash of its bytes, which stays, and a random end. */
const PICTURE_KEY = /(company-(?:logo|picture)-[0-9a-f]{32})-[0-9a-f]{8}\b/g;
const DAY_MS = 86_400_000;
const LIST_MAX = 6;
const TEXT_MAX = 240;
/** Columns with a random word that occurs in addresses and texts. */
const WORDS = ['share_id', 'referral_code'];

/** Returns enough of a hash to notice that a text changed. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Replaces what differs between two runs of a test: ids by the table and the number of their row, random words, and times
 * of the real clock. Times of the test's clock stay, because it is stopped far from the real time.
 */
export class StableNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #realTime = Date.now();

  /** Gives a value the next name of its kind, such as `<application 2>`. */
  add(kind: string, value: string): void {
    if (this.#names.has(value)) return;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    this.#names.set(value, `<${kind} ${count}>`);
  }

  /** Forgets the ids without a row, so that their numbers begin at 1 in each step. */
  beginStep(): void {
    for (const [value, name] of this.#names) if (name.startsWith('<id ')) this.#names.delete(value);
    this.#counts.delete('id');
  }

  /** Names the ids and random words of a new row. */
  addRow(table: string, row: Readonly<Record<string, unknown>>): void {
    const { id } = row;
    if (typeof id === 'string' && id.length === 36) this.add(table, id);
    for (const word of WORDS) {
      const value = row[word];
      if (typeof value === 'string') this.add(`${table} ${word}`, value);
    }
  }

  addRows(changes: readonly RowChange[]): void {
    for (const { table, kind, key, columns } of changes)
      if (kind === 'INSERT') this.addRow(table, { ...key, ...columns });
  }

  /** Returns the value with its names. Ids without a row get names in the order in which they appear. */
  replace(value: unknown): unknown {
    if (typeof value === 'string') return this.#replaceText(value);
    if (Array.isArray(value)) return this.#replaceList(value);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, this.replace(item)]));
  }

  /** Returns the value with the names so far. Ids without a name are the same. */
  replaceKnown(value: unknown): unknown {
    const text = JSON.stringify(value);
    return JSON.parse(text.replace(UUID, (id) => this.#names.get(id) ?? '<id>'));
  }

  /** Shortens long lists, such as those of all cities, because nobody would read them. A hash of all items stays. */
  #replaceList(list: readonly unknown[]): unknown[] {
    const items = list.map((item) => this.replace(item));
    if (items.length <= LIST_MAX) return items;
    const shown = [...items.slice(0, LIST_MAX - 1), items.at(-1)];
    return [`<${items.length} items, ${shortHash(JSON.stringify(items))}>`, ...shown];
  }

  #replaceText(text: string): string {
    const named = this.#nameParts(text);
    if (named.length <= TEXT_MAX) return named;
    return `${named.slice(0, TEXT_MAX)}<${text.length} characters, ${shortHash(named)}>`;
  }

  #nameParts(text: string): string {
    const withIds = text.replace(UUID, (id) => {
      this.add('id', id);
      return this.#names.get(id) ?? id;
    });
    const withWords = withIds.replace(/[A-Za-z0-9]{6,12}/g, (word) => this.#names.get(word) ?? word);
    const withTimes = withWords.replace(MOMENT, (moment) =>
      Math.abs(Date.parse(moment.replace(' ', 'T')) - this.#realTime) < DAY_MS ? '<real time>' : moment,
    );
    return withTimes.replace(SECRET, '<secret>').replace(PICTURE_KEY, '$1-<random>');
  }
}
