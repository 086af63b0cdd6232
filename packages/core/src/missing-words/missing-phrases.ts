import { JOB_FILTER_NAMES } from '@nukkad/contract';
import type { JobQuery, SearchLanguage } from '@nukkad/job-search';
import { lookUp } from '@nukkad/language/lexicon/look-up.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import type { Understanding } from '@nukkad/language/understand/understanding.ts';
import type { MissingPhrase } from '../ports.ts';

const WORDS_MAX = 3;
const LETTERS_MIN = 3;
const LETTERS_MAX = 40;
/**
 * Maximum number of unknown words. A text with more is probably a sentence and may contain a name, so nothing of it
 * is counted.
 */
const UNKNOWN_WORDS_MAX = 4;

/** Matches URLs, e-mail addresses, and at least seven digits with any separators, such as phone numbers. */
const CONTACT =
  /@|:\/\/|www\.|\p{L}{3}\.(com|in|net|org)\b|\b(gmail|yahoo|hotmail)\b|(\p{Nd}[\s().+-]*){7}/iu;

const hasContact = (text: string): boolean => CONTACT.test(text);

/** Whether a phrase may be stored: it has one to three words of only letters. */
function isStorable(phrase: string): boolean {
  return (
    /^[\p{L}\p{M} ]+$/u.test(phrase) &&
    phrase.split(' ').length <= WORDS_MAX &&
    phrase.length >= LETTERS_MIN &&
    phrase.length <= LETTERS_MAX
  );
}

type Words = Pick<Understanding, 'terms' | 'words'>;

/** Whether a word occurs neither in the lexicon nor in any job. */
function isUnknown({ words }: Words, text: string, language: SearchLanguage): boolean {
  const exact = words.find((word) => word.text === text);
  if (exact === undefined || exact.group !== null) return false;
  return wordsOf(text).every((word) => lookUp(language.vocabulary, [word]).length === 0);
}

/** Returns the unknown words of a text. Adjacent unknown words form one phrase. */
function unknownRuns(interpreted: Words, language: SearchLanguage): string[] {
  const runs: { text: string; next: number }[] = [];
  for (const { kind, text, wordIndexes } of interpreted.terms) {
    if (kind !== 'WORD' || !isUnknown(interpreted, text, language)) continue;
    const from = Math.min(...wordIndexes);
    const to = Math.max(...wordIndexes);
    const last = runs.at(-1);
    if (last?.next === from) Object.assign(last, { text: `${last.text} ${text}`, next: to + 1 });
    else runs.push({ text, next: to + 1 });
  }
  return runs.map(({ text }) => text);
}

/** Returns the phrases that the search does not understand. Returns none for a text that may be about a person. */
export function unknownPhrases(interpreted: Words, language: SearchLanguage): string[] {
  const phrases = unknownRuns(interpreted, language);
  const words = phrases.join(' ').split(' ').filter(Boolean).length;
  return words > UNKNOWN_WORDS_MAX ? [] : phrases;
}

/** Whether the search has only a text and a place, so that no other filter can be the reason for an empty result. */
const hasNoOtherFilter = ({ input }: JobQuery['interpretation']): boolean =>
  JOB_FILTER_NAMES.every((name) => name === 'jobProfile' || input[name] === undefined);

/** Returns the known work of a search without results; none if another filter may be the reason. */
function workWithoutJobs(interpretation: JobQuery['interpretation']): string[] {
  const { work = null, missing = null } = interpretation.understanding ?? {};
  if (!hasNoOtherFilter(interpretation)) return [];
  if (missing !== null) return missing.synonyms.length > 0 ? [missing.text] : [];
  return work === null ? [] : [work.text];
}

/** Returns the phrases of a search to count: those not understood, and a known work for which no job was found. */
export function missingPhrases(
  { filter, interpretation, language }: JobQuery,
  hasJobs: boolean,
): MissingPhrase[] {
  const { understanding } = interpretation;
  if (filter.text === undefined || understanding === null || language === null || hasContact(filter.text))
    return [];
  const unknown = unknownPhrases(understanding, language);
  const withoutJobs = hasJobs ? [] : workWithoutJobs(interpretation);
  return [
    ...unknown.map((phrase) => ({ phrase, isUnderstood: false })),
    ...withoutJobs.map((phrase) => ({ phrase, isUnderstood: true })),
  ].filter(({ phrase }) => isStorable(phrase));
}
