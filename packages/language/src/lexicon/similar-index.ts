import type { Phrase } from './match.ts';
import type { Spelling } from './typo-score.ts';

/** The start value of FNV-1a, 0x811c9dc5, as a signed number, which V8 stores without a heap object. */
const FNV_OFFSET = 0x811c9dc5 | 0;
const FNV_PRIME = 0x01000193;
const CAPACITY_START = 1024;
const END = -1;

/** Minimum length for deletion variants, because one edit turns a shorter text into almost any other word. */
const DELETION_LENGTH_MIN = 3;

const withLetter = (hash: number, letter: number): number => Math.imul(hash ^ letter, FNV_PRIME);

/**
 * Returns the 32-bit FNV-1a hash of the text's UTF-16 code units from an index on. `hash` is the hash of the text before
 * them.
 */
function hashOf(text: string, from = 0, hash = FNV_OFFSET): number {
  let result = hash;
  for (let at = from; at < text.length; at += 1) result = withLetter(result, text.charCodeAt(at));
  return result;
}

type Visit = (hash: number) => void;

/** Visits the hashes of the text itself and of all variants with one letter deleted. The variants are never built. */
function visitDeletions(text: string, visit: Visit): void {
  visit(hashOf(text));
  if (text.length < DELETION_LENGTH_MIN) return;
  let ofPrefix = FNV_OFFSET;
  for (let deleted = 0; deleted < text.length; deleted += 1) {
    visit(hashOf(text, deleted + 1, ofPrefix));
    ofPrefix = withLetter(ofPrefix, text.charCodeAt(deleted));
  }
}

/**
 * Visits the hashes of a phrase's keys for fuzzy search by symmetric deletion (SymSpell). Two phrases that differ by an
 * edit or two, in spelling or in sound, share at least one key. So do phrases with the same word roots and different
 * endings. A hash can occur twice.
 */
export function visitSimilarHashes({ written, sound, roots }: Spelling, visit: Visit): void {
  visitDeletions(written, visit);
  visitDeletions(sound, visit);
  if (roots !== null) visit(hashOf(roots));
}

function copyTo<Numbers extends Int32Array>(larger: Numbers, numbers: Numbers): Numbers {
  larger.set(numbers);
  return larger;
}

/**
 * Phrases by the hashes of their keys for fuzzy search. A hash table with chains, in typed arrays: the vocabulary of 100,000
 * jobs has half a million keys, and as a map of strings to arrays they took 60 MB. Only the hash of a key is known, so `get`
 * may also return phrases of another key. That is harmless, because fuzzy search compares each phrase with the text.
 */
export class SimilarIndex {
  readonly #phrases: Phrase[] = [];
  /** The first entry of each bucket. The number of buckets is a power of two, and equal to that of places for entries. */
  #heads = new Int32Array(CAPACITY_START).fill(END);
  #next = new Int32Array(CAPACITY_START);
  #hashes = new Int32Array(CAPACITY_START);
  #phraseNumbers = new Int32Array(CAPACITY_START);
  #size = 0;

  /** Adds a phrase that is found by all of its similar spellings. */
  add(phrase: Phrase): void {
    const number = this.#phrases.push(phrase) - 1;
    visitSimilarHashes(phrase, (hash) => this.#insert(hash, number));
  }

  /** Adds a phrase that is found only by its sound. */
  addExact(phrase: Phrase): void {
    this.#insert(hashOf(phrase.sound), this.#phrases.push(phrase) - 1);
  }

  /** Returns the phrases with this hash, in the order in which they were added. */
  get(hash: number): Phrase[] {
    const found: Phrase[] = [];
    for (let entry = this.#heads[this.#bucketOf(hash)]; entry !== undefined && entry !== END; ) {
      const phrase = this.#phrases[this.#phraseNumbers[entry] ?? 0];
      if (this.#hashes[entry] === hash && phrase) found.push(phrase);
      entry = this.#next[entry];
    }
    return found.reverse();
  }

  #insert(hash: number, phraseNumber: number): void {
    if (this.#has(hash, phraseNumber)) return;
    if (this.#size === this.#next.length) this.#grow();
    this.#hashes[this.#size] = hash;
    this.#phraseNumbers[this.#size] = phraseNumber;
    this.#link(this.#size);
    this.#size += 1;
  }

  /** Whether the phrase that was added last has this hash already. Its entries are at the front of their chains. */
  #has(hash: number, lastPhrase: number): boolean {
    let entry = this.#heads[this.#bucketOf(hash)] ?? END;
    while (entry !== END && this.#phraseNumbers[entry] === lastPhrase) {
      if (this.#hashes[entry] === hash) return true;
      entry = this.#next[entry] ?? END;
    }
    return false;
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
    this.#hashes = copyTo(new Int32Array(capacity), this.#hashes);
    this.#phraseNumbers = copyTo(new Int32Array(capacity), this.#phraseNumbers);
    this.#heads = new Int32Array(capacity).fill(END);
    for (let entry = 0; entry < this.#size; entry += 1) this.#link(entry);
  }
}
