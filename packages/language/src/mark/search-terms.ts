import { CHOICE_FILTER_NAMES, JOB_FILTERS } from '@nukkad/contract/jobs/job-filters.ts';
import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { type Spelling, spellingOf } from '../lexicon/typo-score.ts';
import { firstWordsOf } from '../suggest/first-words.ts';
import { stemsOf } from '../text/endings.ts';
import { wordsOf } from '../text/normal-text.ts';
import { splitJoinedWord } from '../understand/split-joined-word.ts';
import { type TextTerm, type Understanding, worksOf } from '../understand/understanding.ts';

/** A typed word, prepared for comparison with the words of titles. */
export interface SearchTerm {
  readonly word: string;
  readonly spelling: Spelling;
  readonly stems: readonly string[];
  /** Whether it is the last word of the text, which may be incomplete and therefore also matches as a prefix. */
  readonly isLast: boolean;
  /**
   * Whether the word occurs neither in the lexicon nor in a job. An unknown word also matches if it seems to be a
   * typo.
   */
  readonly isUnknown: boolean;
  /**
   * What the word was understood as: the occupation, another condition (`TERMS`: place, pay and so on), or a free
   * word. A condition does not have to occur in the title.
   */
  readonly role: 'WORK' | 'TERMS' | 'WORD';
}

/** The words of a search and their meanings, prepared for comparison with titles. */
export interface SearchTerms {
  readonly words: readonly SearchTerm[];
  /** The searched occupations, as `PROFILE:cook` or `SUB_PROFILE:cook/tandoor-chef`. */
  readonly work: ReadonlySet<string>;
  /** All other searched meanings in the same form: city, locality, job type, skill, group of words. */
  readonly terms: ReadonlySet<string>;
}

const ofKind = (kind: string, values: readonly (string | null | undefined)[]): string[] =>
  values.flatMap((value) => (value ? [`${kind}:${value}`] : []));

function workOf(understanding: Understanding): string[] {
  return worksOf(understanding).flatMap(({ profiles, subProfiles }) => [
    ...ofKind('PROFILE', profiles),
    ...ofKind('SUB_PROFILE', subProfiles),
  ]);
}

function termsOf(understanding: Understanding): string[] {
  const { work, words, city, localities } = understanding;
  const skills = [...(work?.skills ?? []), ...words.map(({ text }) => text)];
  const groups = words.map(({ group }) => group);
  return [
    ...ofKind('SKILL', skills),
    ...ofKind('GROUP', groups),
    ...ofKind('CITY', [city]),
    ...ofKind('LOCALITY', localities),
    ...CHOICE_FILTER_NAMES.flatMap((name) => ofKind(JOB_FILTERS[name].term, [understanding[name]])),
  ];
}

const isStopWord = ({ bySpelling }: Lexicon, word: string): boolean =>
  (bySpelling.get(word) ?? []).some(({ kind }) => kind === 'STOP');

/** Returns the distinct words of a text without stop words; all of them if it has only stop words. */
function significantWords(lexicon: Lexicon, text: string): string[] {
  const words = firstWordsOf(text).flatMap((word) => splitJoinedWord(lexicon, word));
  const significant = words.filter((word) => !isStopWord(lexicon, word));
  return [...new Set(significant.length > 0 ? significant : words)];
}

interface TermWords {
  readonly kind: TextTerm['kind'];
  readonly words: readonly string[];
}

/**
 * Returns what a word was understood as, from the terms that contain it. The last word may be a prefix of a term's
 * word.
 */
function roleOf(word: string, isLast: boolean, terms: readonly TermWords[]): SearchTerm['role'] {
  const matches = (termWord: string) => termWord === word || (isLast && termWord.startsWith(word));
  const kinds = terms.filter(({ words }) => words.some(matches)).map(({ kind }) => kind);
  if (kinds.includes('WORK')) return 'WORK';
  return kinds.length === 0 || kinds.includes('WORD') ? 'WORD' : 'TERMS';
}

/**
 * Prepares a typed text for comparison with titles. `understandings` are its possible meanings: a single one, or one for
 * each completion of its last word.
 */
export function searchTermsOf(
  lexicon: Lexicon,
  typed: string,
  understandings: readonly Understanding[],
): SearchTerms {
  const words = significantWords(lexicon, typed);
  const terms = understandings
    .flatMap((understanding) => understanding.terms)
    .map(({ kind, text }) => ({ kind, words: wordsOf(text) }));
  const searchTermOf = (word: string): SearchTerm => {
    const isLast = word === words.at(-1);
    return {
      word,
      spelling: spellingOf([word]),
      stems: stemsOf(word),
      isLast,
      isUnknown: !lexicon.bySpelling.has(word) && !lexicon.jobWords.has(word),
      role: roleOf(word, isLast, terms),
    };
  };
  return {
    words: words.map(searchTermOf),
    work: new Set(understandings.flatMap(workOf)),
    terms: new Set(understandings.flatMap(termsOf)),
  };
}
