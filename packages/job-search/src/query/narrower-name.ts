import type { Localized } from '@nukkad/contract';
import { spellingOf, typoScore } from '@nukkad/language/lexicon/typo-score.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';
import { normalPhrase } from '@nukkad/language/text/phrases.ts';
import { isDevanagari } from '@nukkad/language/text/romanise.ts';
import type { InterpretedFilter } from './interpretation.ts';
import { exactTerms, firstAlternatives, phraseOf } from './terms-of-words.ts';

/** Whether a text is one of the names, in any language and letter case. */
export const isNameOf = (names: Localized | undefined, text: string): boolean =>
  Object.values(names ?? {}).some((name) => normalPhrase(name) === normalPhrase(text));

/** A word in more than this share of an occupation's titles does not distinguish them, such as "driver". */
const COMMON_SHARE = 0.5;

/** Minimum similarity of a typed word to a word of a title. */
const SIMILARITY_MIN = 0.75;
/** Minimum similarity between words in different scripts, whose spellings differ more: bike, बाइक. */
const CROSS_SCRIPT_SIMILARITY_MIN = 0.66;

function isSimilar(typed: string, word: string): boolean {
  const isSameScript = isDevanagari(typed) === isDevanagari(word);
  const minimum = isSameScript ? SIMILARITY_MIN : CROSS_SCRIPT_SIMILARITY_MIN;
  return typoScore(spellingOf([typed]), spellingOf([word])) >= minimum;
}

/** Returns, for each word of the titles, the share (0–1) of titles in its script that contain it. */
function titleShares(titles: readonly string[]): Map<string, number> {
  const shares = new Map<string, number>();
  const byScript = Map.groupBy(titles.map(wordsOf), ([word = '']) => isDevanagari(word));
  for (const ofScript of byScript.values()) {
    const words = ofScript.flatMap((titleWords) => [...new Set(titleWords)]);
    for (const word of words) shares.set(word, (shares.get(word) ?? 0) + 1 / ofScript.length);
  }
  return shares;
}

/**
 * Returns the words of a phrase that only some of an occupation's titles contain, such as "bus" in "bus driver". Each
 * is followed by the similar words of the titles. @internal
 */
export function narrowerWords(phrase: string, titles: readonly string[]): string[][] {
  const shares = titleShares(titles);
  return [...new Set(wordsOf(phrase))].flatMap((typed) => {
    const similar = [...shares.keys()].filter((word) => isSimilar(typed, word));
    const isCommon = similar.some((word) => (shares.get(word) ?? 0) > COMMON_SHARE);
    return similar.length === 0 || isCommon ? [] : [[typed, ...similar]];
  });
}

/** Whether a typed word is the whole name of one of the sub-profiles in some language: "sutar" is सुतार, a carpenter. */
function isWholeName(typed: string, subProfiles: readonly string[], { places }: InterpretedFilter): boolean {
  const names = subProfiles.flatMap((key) => Object.values(places.names.get(`SUB_PROFILE:${key}`) ?? {}));
  return names.map(wordsOf).some(([name = '', ...rest]) => rest.length === 0 && isSimilar(typed, name));
}

/** Words of an occupation's name that only some of its jobs have. */
interface NarrowerName {
  /** The words as typed. */
  readonly words: string;
  /** For each word, the ids of the terms that it may mean. */
  readonly terms: readonly (readonly number[])[];
  /** The terms of those words that titles have, and not only skills. */
  readonly titleTerms: readonly number[];
  /** Whether one of these words is a skill: "python", but not "bus". */
  readonly isSkill: boolean;
  /** The words as they may be written in a title. */
  readonly spellings: readonly string[];
}

/** Maximum number of words of a skill's name, such as "mobile repairing". */
const SKILL_WORDS_MAX = 2;
/** A skill in at least this share of the occupation's jobs does not distinguish them: welders weld. */
const COMMON_SKILL_SHARE = 0.4;

/** A skill that a phrase names, by its English name. */
interface NamedSkill {
  readonly words: readonly string[];
  readonly name: string;
}

/** Returns the skills that parts of a phrase name: Photoshop for "photoshop designer". */
function skillsIn(words: readonly string[], { language }: InterpretedFilter): NamedSkill[] {
  const skills: NamedSkill[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let length = SKILL_WORDS_MAX; length > 0; length -= 1) {
      const part = words.slice(from, from + length);
      const entries = language?.meanings.lexicon.bySpelling.get(part.join('')) ?? [];
      const skill = entries.find(({ kind }) => kind === 'SKILL');
      // "Recruitment" after an occupation only says that somebody is hired.
      const isSilent = entries.some(({ kind }) => kind === 'WEAK');
      if (skill === undefined || isSilent || part.length < length) continue;
      skills.push({ words: part, name: skill.value });
      from += length - 1;
      break;
    }
  }
  return skills;
}

/** Returns the terms of the skills that the typed phrase names and that only some of the occupation's jobs have. */
function skillsOf(
  job: InterpretedFilter,
  typed: readonly string[],
): Omit<NarrowerName, 'titleTerms' | 'isSkill'> {
  const { interpretation, language, counts } = job;
  const jobsWith = (terms: readonly number[]) =>
    terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0);
  const isCommon = (terms: readonly number[]) =>
    jobsWith(terms) >= COMMON_SKILL_SHARE * jobsWith(interpretation.work);
  const skills = skillsIn(typed, job).flatMap(({ words, name }) => {
    const terms = wordsOf(name).map((word) => exactTerms(language, [word]));
    const isKnown = terms.every((ofWord) => ofWord.some((term) => term !== 0));
    return isKnown && !terms.every(isCommon) ? [{ words, terms, name }] : [];
  });
  return {
    words: skills.flatMap(({ words }) => words).join(' '),
    terms: skills.flatMap(({ terms }) => terms),
    spellings: skills.flatMap(({ words, name }) => [...words, ...wordsOf(name)]),
  };
}

/**
 * Returns the words of the typed phrase that only some of the occupation's titles or jobs contain: "bus" of "bus driver",
 * "photoshop" of "photoshop designer". Empty if the phrase is the name of a sub-profile, because it then means all
 * of its jobs.
 */
export function narrowerName(job: InterpretedFilter): NarrowerName {
  const { interpretation, language, places } = job;
  const { work, alternatives = [] } = interpretation.understanding ?? {};
  const { subProfiles = [], phrase = '', text = '' } = work ?? {};
  // The words of one occupation must not leave out the jobs of its alternatives.
  const isOneOfSeveral = alternatives.length > 0;
  const isName = subProfiles.some((key) => isNameOf(places.names.get(`SUB_PROFILE:${key}`), phrase));
  if (isName || isOneOfSeveral)
    return { words: '', terms: [], titleTerms: [], isSkill: false, spellings: [] };
  const titles = subProfiles.flatMap((key) => language?.titles.get(key) ?? []);
  const words = narrowerWords(phrase, titles.map(phraseOf)).filter(
    ([typed = '']) => !isWholeName(typed, subProfiles, job),
  );
  const inTitles = new Set(words.flatMap(([typed]) => typed ?? []));
  const skills = skillsOf(
    job,
    wordsOf(text).filter((word) => !inTitles.has(word)),
  );
  const ofTitles = words
    .map((alternatives) => firstAlternatives(exactTerms(language, alternatives)))
    .filter((terms) => terms.length > 0);
  return {
    words: [...inTitles, skills.words].filter(Boolean).join(' '),
    terms: [...ofTitles, ...skills.terms],
    titleTerms: ofTitles.flat(),
    isSkill: skillsIn(words.flat(), job).length > 0,
    spellings: [...words.flat(), ...skills.spellings],
  };
}
