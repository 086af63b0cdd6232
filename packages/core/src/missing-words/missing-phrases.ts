import { JOB_FILTER_NAMES } from '@nukkad/contract';
import type { JobQuery, SearchLanguage } from '@nukkad/job-search';
import { lookUp } from '@nukkad/language/lexicon/look-up.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import type { Understanding } from '@nukkad/language/understand/understanding.ts';
import type { MissingPhrase } from '../ports.ts';

const WORDS_MAX = 3;
const LETTERS_MIN = 3;
const LETTERS_MAX = 40;
/** Who writes more words that nobody knows tells a story, and maybe a name. */
const UNKNOWN_WORDS_MAX = 4;

/** Addresses of any kind, and numbers as long as a telephone's however they are parted. */
const CONTACT =
  /@|:\/\/|www\.|\p{L}{3}\.(com|in|net|org)\b|\b(gmail|yahoo|hotmail)\b|(\p{Nd}[\s().+-]*){7}/iu;

const hasContact = (text: string): boolean => CONTACT.test(text);

/** Letters and the spaces between them, of a length that words have. */
function isStorable(phrase: string): boolean {
  return (
    /^[\p{L}\p{M} ]+$/u.test(phrase) &&
    phrase.split(' ').length <= WORDS_MAX &&
    phrase.length >= LETTERS_MIN &&
    phrase.length <= LETTERS_MAX
  );
}

type Words = Pick<Understanding, 'terms' | 'words'>;

/** Whether a plain word is one that neither the lexicon nor any job has. */
function isUnknown({ words }: Words, text: string, language: SearchLanguage): boolean {
  const exact = words.find((word) => word.text === text);
  if (exact === undefined || exact.group !== null) return false;
  return wordsOf(text).every((word) => lookUp(language.vocabulary, [word]).length === 0);
}

/** The unknown words of a text, those that stand beside each other as one phrase. */
function unknownRuns(interpreted: Words, language: SearchLanguage): string[] {
  const runs: { text: string; next: number }[] = [];
  for (const { kind, text, wordIndexes } of interpreted.terms) {
    if (kind !== 'WORD' || !isUnknown(interpreted, text, language)) continue;
    const [from = 0, to = 0] = [Math.min(...wordIndexes), Math.max(...wordIndexes)];
    const last = runs.at(-1);
    if (last?.next === from) Object.assign(last, { text: `${last.text} ${text}`, next: to + 1 });
    else runs.push({ text, next: to + 1 });
  }
  return runs.map(({ text }) => text);
}

/** What of a text the search does not understand; nothing of a text in which somebody may be told of. */
export function unknownPhrases(interpreted: Words, language: SearchLanguage): string[] {
  const phrases = unknownRuns(interpreted, language);
  const words = phrases.join(' ').split(' ').filter(Boolean).length;
  return words > UNKNOWN_WORDS_MAX ? [] : phrases;
}

/** Whether nothing but a text and a place was asked for, so that no other filter is why nothing was found. */
const asksForWorkAlone = ({ input }: JobQuery['interpretation']): boolean =>
  JOB_FILTER_NAMES.every((name) => name === 'jobProfile' || input[name] === undefined);

function workInVain(interpretation: JobQuery['interpretation']): string[] {
  const { work = null, missing = null } = interpretation.understanding ?? {};
  if (!asksForWorkAlone(interpretation)) return [];
  if (missing !== null) return missing.synonyms.length > 0 ? [missing.text] : [];
  return work === null ? [] : [work.text];
}

/** The phrases of a search that are to be counted: those not understood, and the work of which there was no job. */
export function missingPhrases(
  { filter, interpretation, language }: JobQuery,
  hasJobs: boolean,
): MissingPhrase[] {
  const { understanding } = interpretation;
  if (filter.text === undefined || understanding === null || language === null || hasContact(filter.text))
    return [];
  const unknown = unknownPhrases(understanding, language);
  const inVain = hasJobs ? [] : workInVain(interpretation);
  return [
    ...unknown.map((phrase) => ({ phrase, isUnderstood: false })),
    ...inVain.map((phrase) => ({ phrase, isUnderstood: true })),
  ].filter(({ phrase }) => isStorable(phrase));
}
