import { understandText } from '@nukkad/language/understand/understand-text.ts';
import { describe, expect, it } from 'vitest';
import { seedMeanings } from '../testing/seed-meanings.ts';
import aversions from '../testing/spoken-aversions.json' with { type: 'json' };
import clauses from '../testing/spoken-clauses.json' with { type: 'json' };
import conditions from '../testing/spoken-conditions.json' with { type: 'json' };
import exclusions from '../testing/spoken-exclusions.json' with { type: 'json' };
import idioms from '../testing/spoken-idioms.json' with { type: 'json' };
import patterns from '../testing/spoken-patterns.json' with { type: 'json' };
import refusals from '../testing/spoken-refusals.json' with { type: 'json' };
import sentences from '../testing/spoken-sentences.json' with { type: 'json' };

const meanings = seedMeanings();

/**
 * Returns what the search understands, without free words, which most jobs do not have. "!sales" is excluded, "?NIGHT" is
 * understood and not applied, "+women" is a group of words. Works and areas have short names: the profile of a work.
 */
function read(text: string): string {
  const { terms, words } = understandText(meanings, text);
  const read = terms.flatMap(({ kind, value, isNegated, isApplied, text: typed }) => {
    const mark = `${isNegated ? '!' : ''}${isApplied === false ? '?' : ''}`;
    const [first = '', last = first] = value.split('/');
    if (kind === 'WORK') return [mark + first];
    if (kind === 'LOCALITY') return [mark + last];
    if (kind !== 'WORD' || mark !== '') return [mark + value];
    const group = words.find((word) => word.text === typed)?.group ?? null;
    return group === null ? [] : [`+${group}`];
  });
  return [...new Set(read)].toSorted().join(' ');
}

/** The sentences by subject and language (Hindi and Marathi also in Latin letters and mixed), with their meaning. */
const SENTENCES: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  ...sentences,
  ...conditions,
  ...exclusions,
  ...refusals,
  ...patterns,
  ...aversions,
  ...idioms,
  ...clauses,
};

describe.each(Object.entries(SENTENCES))('%s', (_subject, byLanguage) => {
  describe.each(Object.entries(byLanguage))('in %s', (_language, rows) => {
    it.each(Object.entries(rows))('%s', (text, expected) => {
      expect(read(text)).toBe(expected.split(' ').toSorted().join(' '));
    });
  });
});
