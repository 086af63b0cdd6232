import { CHOICE_FILTER_NAMES, JOB_FILTERS } from '@nukkad/contract/jobs/job-filters.ts';
import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { type Spelling, spellingOf } from '../lexicon/typo-score.ts';
import { firstWordsOf } from '../suggest/first-words.ts';
import { stemsOf } from '../text/endings.ts';
import { wordsOf } from '../text/normal-text.ts';
import { partsOf } from '../understand/part-joined.ts';
import type { TextTerm, Understanding } from '../understand/understanding.ts';

/** A typed word that a title may have: as written, as it sounds, without its ending. */
export interface SearchTerm {
  readonly word: string;
  readonly spelling: Spelling;
  readonly stems: readonly string[];
  /** The last one, which may go on: words that begin so will do. */
  readonly isLast: boolean;
  /** No word that is known: one with a typo will do. */
  readonly isUnknown: boolean;
  /** What it was taken for: the work, place or pay or terms, which a title need not name, or a plain word. */
  readonly taken: 'WORK' | 'TERMS' | 'WORD';
}

/** What titles are compared with: the words of a text and what they were taken for. */
export interface SearchTerms {
  readonly words: readonly SearchTerm[];
  /** Work, as `PROFILE:cook` or `SUB_PROFILE:cook/tandoor-chef`. */
  readonly work: ReadonlySet<string>;
  /** Everything else that was understood, in the same form: city, locality, job type, skill, group of words. */
  readonly terms: ReadonlySet<string>;
}

const ofKind = (kind: string, values: readonly (string | null | undefined)[]): string[] =>
  values.flatMap((value) => (value ? [`${kind}:${value}`] : []));

function workOf({ work }: Understanding): string[] {
  if (work === null) return [];
  return [...ofKind('PROFILE', work.profiles), ...ofKind('SUB_PROFILE', work.subProfiles)];
}

function termsOf(understood: Understanding): string[] {
  return [
    ...ofKind('SKILL', [...(understood.work?.skills ?? []), ...understood.words.map(({ text }) => text)]),
    ...ofKind(
      'GROUP',
      understood.words.map(({ group }) => group),
    ),
    ...ofKind('CITY', [understood.city]),
    ...ofKind('LOCALITY', understood.localities),
    ...CHOICE_FILTER_NAMES.flatMap((name) => ofKind(JOB_FILTERS[name].term, [understood[name]])),
  ];
}

const saysNothing = ({ written }: Lexicon, word: string): boolean =>
  (written.get(word) ?? []).some(({ kind }) => kind === 'STOP');

/** The telling words of what was typed; those that say nothing only where there are no others. */
function tellingWords(lexicon: Lexicon, text: string): string[] {
  const words = firstWordsOf(text).flatMap((word) => partsOf(lexicon, word));
  const telling = words.filter((word) => !saysNothing(lexicon, word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

interface WordsOfTerm extends Pick<TextTerm, 'kind'> {
  readonly words: readonly string[];
}

/** What a word was taken for, by the parts of the text that have it, or that it begins. */
function takenFor(word: string, isLast: boolean, terms: readonly WordsOfTerm[]): SearchTerm['taken'] {
  const has = ({ words }: WordsOfTerm) =>
    words.some((own) => own === word || (isLast && own.startsWith(word)));
  const kinds = terms.filter(has).map(({ kind }) => kind);
  if (kinds.includes('WORK')) return 'WORK';
  return kinds.length === 0 || kinds.includes('WORD') ? 'WORD' : 'TERMS';
}

/**
 * What to compare titles with. `typed` is the text as it stands; `readings` are what it was taken for: one, or what each
 * completion of its last word means.
 */
export function searchTermsOf(
  lexicon: Lexicon,
  typed: string,
  readings: readonly Understanding[],
): SearchTerms {
  const telling = tellingWords(lexicon, typed);
  const terms = readings.flatMap(({ terms: own }) =>
    own.map(({ kind, text }) => ({ kind, words: wordsOf(text) })),
  );
  return {
    words: telling.map((word) => {
      const isLast = word === telling.at(-1);
      return {
        word,
        spelling: spellingOf([word]),
        stems: stemsOf(word),
        isLast,
        isUnknown: !lexicon.written.has(word) && !lexicon.jobWords.has(word),
        taken: takenFor(word, isLast, terms),
      };
    }),
    work: new Set(readings.flatMap(workOf)),
    terms: new Set(readings.flatMap(termsOf)),
  };
}
