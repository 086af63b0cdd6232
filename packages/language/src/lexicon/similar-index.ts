import type { Phrase } from './match.ts';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const CAPACITY_START = 1024;
const END = -1;

/** Returns the 32-bit FNV-1a hash of the text's UTF-16 code units. */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}

function copyTo<Numbers extends Int32Array | Uint32Array>(larger: Numbers, numbers: Numbers): Numbers {
  larger.set(numbers);
  return larger;
}

/**
 * Phrases by their keys for fuzzy search. A hash table with chains, in typed arrays: the vocabulary of 100,000 jobs has
 * half a million keys, and as a map of strings to arrays they took 60 MB. It stores only the hash of a key, so `get` may
 * also return phrases of another key. That is harmless, because fuzzy search compares each phrase with the text.
 */
export class SimilarIndex {
  readonly #phrases: Phrase[] = [];
  /** The first entry of each bucket. The number of buckets is a power of two, and equal to that of places for entries. */
  #heads = new Int32Array(CAPACITY_START).fill(END);
  #next = new Int32Array(CAPACITY_START);
  #hashes = new Uint32Array(CAPACITY_START);
  #phraseNumbers = new Uint32Array(CAPACITY_START);
  #size = 0;

  add(phrase: Phrase, keys: Iterable<string>): void {
    const number = this.#phrases.push(phrase) - 1;
    for (const key of keys) {
      if (this.#size === this.#next.length) this.#grow();
      this.#hashes[this.#size] = hashOf(key);
      this.#phraseNumbers[this.#size] = number;
      this.#link(this.#size);
      this.#size += 1;
    }
  }

  /** Returns the phrases with this key, in the order in which they were added, and rarely phrases with another key. */
  get(key: string): Phrase[] {
    const hash = hashOf(key);
    const found: Phrase[] = [];
    for (let entry = this.#heads[this.#bucketOf(hash)]; entry !== undefined && entry !== END; ) {
      const phrase = this.#phrases[this.#phraseNumbers[entry] ?? 0];
      if (this.#hashes[entry] === hash && phrase) found.push(phrase);
      entry = this.#next[entry];
    }
    return found.reverse();
  }

  #bucketOf(hash: number): number {
    return hash & (this.#heads.length - 1);
  }

  #link(entry: number): void {
    const bucket = this.#bucketOf(this.#hashes[entry] ?? 0);
    this.#next[entry] = this.#heads[bucket] ?? END;
    this.#heads[bucket] = entry;
  }

  #grow(): void {
    const capacity = this.#next.length * 2;
    this.#next = new Int32Array(capacity);
    this.#hashes = copyTo(new Uint32Array(capacity), this.#hashes);
    this.#phraseNumbers = copyTo(new Uint32Array(capacity), this.#phraseNumbers);
    this.#heads = new Int32Array(capacity).fill(END);
    for (let entry = 0; entry < this.#size; entry += 1) this.#link(entry);
  }
}
