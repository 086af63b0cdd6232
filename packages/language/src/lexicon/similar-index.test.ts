import { describe, expect, it } from 'vitest';
import type { Phrase } from './match.ts';
import { SimilarIndex, visitSimilarHashes } from './similar-index.ts';
import { type Spelling, spellingOf } from './typo-score.ts';

const phraseOf = (text: string): Phrase => ({
  phrase: text,
  kind: 'WORD',
  value: text,
  ...spellingOf(text.split(' ')),
});
function similarHashes(spelling: Partial<Spelling>): number[] {
  const hashes: number[] = [];
  visitSimilarHashes({ written: '', latin: '', sound: '', roots: null, ...spelling }, (hash) => {
    hashes.push(hash);
  });
  return hashes;
}
const hashesOf = (written: string) => similarHashes({ written });
/** The hash of exactly this text, which is always the first one. */
const hashOf = (written: string): number => hashesOf(written)[0] ?? 0;
/** Returns what differs between two texts by deleting one letter of the longer one. */
const deletions = (text: string): string[] =>
  Array.from(text, (_letter, at) => text.slice(0, at) + text.slice(at + 1));

describe('the hashes of a spelling', () => {
  it.each(['cook', 'dukaan', 'ड्राइवर', 'electrician', 'aaa'])(
    'of %s are those of the text, and of the text without each of its letters',
    (text) => {
      const empty = hashOf('');
      expect(hashesOf(text)).toEqual([hashOf(text), ...deletions(text).map(hashOf), empty]);
    },
  );

  it('of a text of two letters are only its own', () => {
    expect(hashesOf('ab')).toEqual([hashOf('ab'), hashOf('')]);
  });

  it('contain one of the roots', () => {
    const [, , roots] = similarHashes({ roots: 'dukan+ladk' });
    expect(roots).toBe(hashOf('dukan+ladk'));
  });
});

describe('the index', () => {
  it('returns a phrase once, although two deletions of "aab" are the same text', () => {
    const index = new SimilarIndex();
    const phrase = phraseOf('aab');
    index.add(phrase);
    expect(index.get(hashOf('ab'))).toEqual([phrase]);
  });

  it('returns the phrases of a key in the order in which they were added, also after it has grown', () => {
    const index = new SimilarIndex();
    const same = Array.from({ length: 300 }, () => phraseOf('plumber'));
    const others = Array.from({ length: 300 }, (_, at) => phraseOf(`word${at}`));
    for (const [at, phrase] of same.entries()) {
      index.add(phrase);
      index.add(others[at] as Phrase);
    }
    const found = index.get(hashOf('plumber'));
    expect(found).toHaveLength(300);
    expect(found.every((phrase, at) => phrase === same[at])).toBe(true);
    for (const phrase of others) expect(index.get(hashOf(phrase.written))).toContain(phrase);
  });

  it('finds an exact phrase by its sound only', () => {
    const index = new SimilarIndex();
    const phrase = phraseOf('plumber');
    index.addExact(phrase);
    expect(index.get(hashOf(phrase.sound))).toEqual([phrase]);
    expect(index.get(hashOf('plumbr'))).toEqual(phrase.sound === 'plumbr' ? [phrase] : []);
    expect(index.get(hashOf('lumber'))).toEqual([]);
  });
});
