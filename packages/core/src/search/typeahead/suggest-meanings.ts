import type { Language, SearchSuggestion } from '@nukkad/contract';
import type { MeaningNames, SearchLanguage, SearchPlaces } from '@nukkad/job-search';
import { markText } from '@nukkad/language/mark/mark-text.ts';
import type { SearchTerms } from '@nukkad/language/mark/search-terms.ts';
import type { Span } from '@nukkad/language/text/text-words.ts';
import { understandText } from '@nukkad/language/understand/understand-text.ts';
import type { TextTerm, Understanding } from '@nukkad/language/understand/understanding.ts';
import { wordsAlone } from './judge-found.ts';

interface SuggestTools {
  readonly names: MeaningNames;
  readonly language: SearchLanguage;
  readonly places: SearchPlaces;
  readonly searched: SearchTerms;
  readonly reader: Language;
}

type Unmarked = Omit<SearchSuggestion, 'marks'>;

const SUGGESTIONS_MAX = 3;
const SUGGESTED_KINDS: ReadonlySet<TextTerm['kind']> = new Set(['WORK', 'CITY', 'LOCALITY']);

/**
 * Returns a phrase with exactly this sub-profile as its meaning, preferably in the reader's language; undefined if
 * there is none.
 */
function wordingOf(value: string, { names, language, reader }: SuggestTools): string | undefined {
  const called = names.get(`SUB_PROFILE:${value}`);
  const candidates = called === undefined ? [] : [called[reader], called.en, called.hi, called.mr];
  return candidates.find((text) => {
    const { work, terms } = understandText(language.meanings, text);
    return terms.length === 1 && work?.subProfiles.length === 1 && work.subProfiles[0] === value;
  });
}

function ofWork(meaning: string, city: string | undefined, tools: SuggestTools): Unmarked[] {
  const name = tools.names.get(meaning)?.[tools.reader];
  const [kind, value = ''] = meaning.split(':');
  if (name === undefined) return [];
  if (kind === 'PROFILE') return [{ kind: 'WORK', name, jobProfile: value, city }];
  const text = wordingOf(value, tools);
  return text === undefined ? [] : [{ kind: 'WORK', name, text, city }];
}

function ofPlace(understood: Understanding, city: string | undefined, tools: SuggestTools): Unmarked[] {
  const { names, places, reader } = tools;
  const [locality] = understood.localities;
  if (locality !== undefined) {
    const called = names.get(`LOCALITY:${locality}`);
    const within = [...places.cityById.values()].find(({ slug }) => locality.startsWith(`${slug}/`));
    if (called === undefined || within === undefined) return [];
    return [{ kind: 'LOCALITY', name: called[reader], text: called.en, city: within.names.en }];
  }
  const called = names.get(`CITY:${understood.city ?? ''}`);
  return called === undefined ? [] : [{ kind: 'CITY', name: called[reader], city }];
}

/** Whether a suggestion can name a term. It cannot say what the text excludes, or a place that it names in addition. */
const isSuggested = ({ kind, isNegated, isApplied }: TextTerm): boolean =>
  SUGGESTED_KINDS.has(kind) && isNegated !== true && isApplied !== false;

/** Returns the suggestion for one interpretation; null if it contains more than work and place. */
function ofUnderstanding(understood: Understanding, tools: SuggestTools): Unmarked[] {
  const { work } = understood;
  if (!understood.terms.every(isSuggested)) return [];
  const city = [...tools.places.cityById.values()].find(({ slug }) => slug === understood.city)?.names.en;
  if (work === null) return ofPlace(understood, city, tools);
  // Work in a part of a city needs the whole text; the work alone would be another search.
  if (understood.localities.length > 0) return [];
  const meanings = [
    ...work.profiles.slice(0, 1).map((value) => `PROFILE:${value}`),
    ...work.subProfiles.map((value) => `SUB_PROFILE:${value}`),
  ];
  return meanings.flatMap((meaning) => ofWork(meaning, city, tools));
}

/** Returns the parts of a name that show a typed word. */
const shownIn = ({ name }: Unmarked, { searched, language }: SuggestTools): readonly Span[] =>
  markText(language.meanings.lexicon, name, wordsAlone(searched)).spans;

/** Typed words of at most this many letters in all say little. Occupations whose names show them then come first. */
const SHORT_TEXT_MAX = 2;

/** Returns the number of letters of a word, without the vowel signs and joiners of Devanagari. */
const lettersOf = ({ word }: { readonly word: string }): number => word.replace(/\p{M}/gu, '').length;

/** Puts the occupations whose names show the typed letters before other occupations. Places keep their positions. */
function shownFirst(suggestions: readonly SearchSuggestion[], isShown: (one: SearchSuggestion) => boolean) {
  const works = suggestions.filter(({ kind }) => kind === 'WORK');
  const inOrder = works.toSorted((a, b) => Number(isShown(b)) - Number(isShown(a)));
  return suggestions.map((one) => (one.kind === 'WORK' ? (inOrder.shift() ?? one) : one));
}

/**
 * Returns the works and places that a text may mean, as one-touch searches, most likely first. Marks the part of a
 * name that was typed, or the whole name if the text is a synonym.
 */
export function suggestMeanings(
  interpretations: readonly Understanding[],
  tools: SuggestTools,
): SearchSuggestion[] {
  const all = interpretations.flatMap((understood) => ofUnderstanding(understood, tools));
  const distinct = new Map(all.map((one) => [`${one.kind} ${one.name} ${one.city}`, one]));
  const shown = new Map([...distinct.values()].map((one) => [one.name, shownIn(one, tools)]));
  const marked = [...distinct.values()].map((one): SearchSuggestion => {
    const spans = shown.get(one.name) ?? [];
    return { ...one, marks: spans.length > 0 ? spans : [[0, one.name.length]] };
  });
  const isShort = tools.searched.words.every((word) => lettersOf(word) <= SHORT_TEXT_MAX);
  const isShown = ({ name }: SearchSuggestion) => (shown.get(name)?.length ?? 0) > 0;
  return (isShort ? shownFirst(marked, isShown) : marked).slice(0, SUGGESTIONS_MAX);
}
