import type { LexiconEntry } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';

/**
 * More lists are not read at once; a profile that has more is looked for as a whole. With 4 a profile's name reads three
 * quarters of the pages (117 against 154, the middle of all profiles in a city) and finds less of the right work where it
 * is misspelt (91.0% against 91.7%, half C); with 2, 86 pages and 90.3%.
 */
const AT_ONCE = 8;

const OWN_LIST = 1;
/** A work's names come before what else it is called. */
const LANGUAGES = 3;

/** "Counter & Showroom Sales", "दुकान और शोरूम सेल्स": each part of a name, what it is a kind of last. */
const partsOf = (phrase: string): string[][] =>
  phrase
    .split(/[&/,]| and | और | आणि | व /)
    .map(wordsOf)
    .filter((words) => words.length > 0);

const textOf = (phrase: string): string => wordsOf(phrase).join(' ');

/** The works of one profile, by what each is called in its own list. */
interface Part {
  readonly key: string;
  readonly phrases: readonly string[];
  readonly words: ReadonlySet<string>;
  readonly lastWords: ReadonlySet<string>;
}

function partOf(key: string, phrases: readonly string[]): Part {
  const last = phrases.flatMap((phrase) => partsOf(phrase).map((part) => part.at(-1) ?? ''));
  return {
    key,
    phrases: phrases.map(textOf),
    words: new Set(phrases.flatMap(wordsOf)),
    lastWords: new Set(last),
  };
}

/** What works are called in their own lists, by their keys. */
function phrasesOf(entries: readonly LexiconEntry[], kind: LexiconEntry['kind']): Map<string, string[]> {
  const own = entries.filter((entry) => entry.kind === kind && entry.weight === OWN_LIST);
  const byKey = Map.groupBy(own, ({ value }) => value);
  return new Map([...byKey].map(([key, named]) => [key, named.map(({ phrase }) => phrase)]));
}

/**
 * The parts of a profile that its names mean: in all three languages the last word says what something is, so that a home
 * cook is a cook and a kitchen helper is none. Names of a part say nothing of the others.
 */
function calledSo(names: readonly string[], parts: readonly Part[]): readonly Part[] {
  const narrower = new Set(parts.flatMap(({ phrases }) => phrases));
  const words = names.filter((name) => !name.includes(' ') && !narrower.has(name));
  const whole = new Set(names.filter((name) => name.includes(' ')));
  const kinds = parts.filter(
    ({ phrases, lastWords }) =>
      phrases.some((phrase) => whole.has(phrase)) || words.some((word) => lastWords.has(word)),
  );
  return kinds.length > 0 ? kinds : parts.filter((part) => words.some((word) => part.words.has(word)));
}

/** Words that only tell what kind the last one is: quality, of a quality analyst. */
const tellsKind = (name: string, text: string): boolean =>
  partsOf(name).some((part) => part.slice(0, -1).includes(text));

/** Those of a profile that one name of it means: as its other names do, unless it tells some of its own. */
function calledBy(
  text: string,
  called: readonly Part[],
  parts: readonly Part[],
  isKind: boolean,
): readonly Part[] {
  const ending = isKind ? [] : parts.filter(({ lastWords }) => lastWords.has(text));
  if (ending.length > 0) return ending.some((part) => called.includes(part)) ? called : ending;
  const having = parts.filter(({ words }) => words.has(text));
  return having.length > 0 ? having : called;
}

/** The sub-profiles of a profile that a text means which names it; none where it means the profile as a whole. */
export type CalledByProfile = (profile: string, text: string) => readonly string[];

export function calledByProfile(entries: readonly LexiconEntry[]): CalledByProfile {
  const subProfiles = phrasesOf(entries, 'SUB_PROFILE');
  const profiles = new Map(
    [...phrasesOf(entries, 'PROFILE')].map(([profile, names]) => {
      const own = [...subProfiles].filter(([key]) => key.startsWith(`${profile}/`));
      const parts = own.map(([key, phrases]) => partOf(key, phrases));
      return [profile, { names, parts, called: calledSo(names.map(textOf), parts) }] as const;
    }),
  );
  return (profile, text) => {
    const known = profiles.get(profile);
    if (known === undefined) return [];
    const { names, parts, called } = known;
    const isKind = names.slice(0, LANGUAGES).some((name) => tellsKind(name, text));
    const meant = calledBy(text, called, parts, isKind);
    const isPart = meant.length < parts.length && meant.length <= AT_ONCE;
    return isPart ? meant.map(({ key }) => `s:${key.split('/')[1]}`) : [];
  };
}
