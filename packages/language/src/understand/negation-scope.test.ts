import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { analyseText } from './analyse-text.ts';
import { interpret } from './interpret.ts';
import { scopesOf } from './negation.ts';
import { hasNegator } from './negators.ts';
import { buildMeanings } from './understand-text.ts';

const entries = (kind: Meaning, value: string, phrases: string): LexiconEntry[] =>
  phrases.split(',').map((phrase) => ({ phrase: phrase.trim(), kind, value, weight: 0 }));

const meanings = buildMeanings([
  ...entries('PROFILE', 'sales', 'sales, सेल्स'),
  ...entries('PROFILE', 'marketing', 'marketing, मार्केटिंग'),
  ...entries('PROFILE', 'cook', 'cook, रसोइया, स्वयंपाकी'),
  ...entries('CITY', 'pune', 'pune, पुणे'),
  ...entries('SHIFT', 'NIGHT', 'night shift, रात्रपाळी'),
  ...entries('JOB_TYPE', 'PART_TIME', 'part time, पार्ट टाइम'),
  ...entries('GROUP', 'english', 'english, अंग्रेजी, इंग्रजी'),
  ...entries('STOP', 'stop', 'job, kaam, काम, chahiye, चाहिए, पाहिजे, ka, का, or, और, आणि, please'),
]);

const CONCEPTS = ['sales', 'सेल्स', 'marketing', 'मार्केटिंग', 'night shift', 'रात्रपाळी', 'english', 'इंग्रजी'];
const BEFORE = ['no', 'not', 'without', 'except', 'bina', 'बिना'];
const AFTER = ['nahi', 'नहीं', 'nako', 'नको', 'ke alawa', 'के अलावा', 'सोडून', 'chhodkar'];
const PARTS = [
  ...CONCEPTS,
  ...BEFORE,
  ...AFTER,
  ...['cook', 'रसोइया', 'pune', 'पुणे', 'part time', 'truck', 'चाहिए', 'ka', 'or', 'और', 'but', 'लेकिन', ','],
  ...['no problem', 'nahi to', 'kuch', 'कुछ', 'की जगह', 'dusra'],
];

const analyse = (text: string) => analyseText(meanings.lexicon, text);
const sentences = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 9 })
  .map((parts) => parts.join(' '));
const refusals = fc.oneof(
  fc
    .tuple(fc.constantFrom(...BEFORE), fc.constantFrom(...CONCEPTS))
    .map(([negator, concept]) => ({ concept, text: `${negator} ${concept}` })),
  fc
    .tuple(fc.constantFrom(...CONCEPTS), fc.constantFrom(...AFTER))
    .map(([concept, negator]) => ({ concept, text: `${concept} ${negator}` })),
);

const RUNS = { numRuns: 300 };

describe('the scope of negators', () => {
  it('never contains a segment that is also a wish, nor words outside the text', () => {
    fc.assert(
      fc.property(sentences, (text) => {
        const analysis = analyse(text);
        const { asserted, negated, indifferent } = scopesOf(analysis);
        const scoped = new Set([...negated, ...indifferent].map(({ segment }) => segment));
        expect(asserted.filter((segment) => scoped.has(segment))).toEqual([]);
        expect(asserted.filter(({ negator }) => negator !== undefined)).toEqual([]);
        for (const { segment, wordIndexes } of [...negated, ...indifferent]) {
          expect(wordIndexes).toEqual(wordIndexes.toSorted((a, b) => a - b));
          expect(segment.wordIndexes.every((index) => wordIndexes.includes(index))).toBe(true);
          expect(wordIndexes.every((index) => index >= 0 && index < analysis.words.length)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  // A complaint about hours is noted without a negator, but not applied.
  it('excludes nothing without a negator', () => {
    fc.assert(
      fc.property(sentences, (text) => {
        fc.pre(!hasNegator(analyse(text).words.map(({ word }) => word)));
        const { terms, excluded } = interpret(meanings, analyse(text));
        expect(excluded).toEqual([]);
        expect(terms.some(({ isNegated, isApplied }) => isNegated && isApplied !== false)).toBe(false);
      }),
      RUNS,
    );
  });

  it('is removed with its words, which are not asserted then', () => {
    fc.assert(
      fc.property(sentences, (text) => {
        const analysis = analyse(text);
        const { terms } = interpret(meanings, analysis);
        const negated = terms.filter(({ isNegated }) => isNegated === true);
        const without = new Set(negated.flatMap(({ wordIndexes }) => wordIndexes));
        const rest = interpret(meanings, analysis, without);
        expect(rest.excluded).toEqual([]);
        for (const term of rest.terms)
          expect(
            term.wordIndexes.filter((index) => without.has(index)),
            text,
          ).toEqual([]);
      }),
      RUNS,
    );
  });

  it('ends with the clause: what another clause asks for is neither lost nor refused', () => {
    fc.assert(
      fc.property(refusals, fc.boolean(), ({ text, concept }, isFirst) => {
        const sentence = isFirst ? `${text}, cook pune` : `cook pune, ${text}`;
        const { work, city, excluded, terms } = interpret(meanings, analyse(sentence));
        expect({ work: work?.profiles, city }, sentence).toEqual({ work: ['cook'], city: 'pune' });
        expect(excluded, sentence).toHaveLength(1);
        const refused = terms.filter(({ isNegated }) => isNegated).map((term) => term.text);
        expect(refused, sentence).toEqual([concept]);
      }),
      RUNS,
    );
  });

  it('does not depend on how often a refusal is repeated', () => {
    fc.assert(
      fc.property(refusals, fc.integer({ min: 1, max: 3 }), ({ text }, times) => {
        const once = interpret(meanings, analyse(`cook, ${text}`));
        const often = interpret(meanings, analyse(`cook, ${Array(times).fill(text).join(', ')}`));
        expect(often.excluded).toEqual(once.excluded);
        expect(often.work).toEqual(once.work);
      }),
      RUNS,
    );
  });
});
