import {
  CHOICE_FILTER_NAMES,
  type ChoiceTerm,
  type FilterNameOf,
  JOB_FILTERS,
} from '@nukkad/contract/jobs/job-filters.ts';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import type { Match } from '../lexicon/look-up.ts';
import { isWork, namesOtherWork } from './head-of.ts';
import type { NumberSpan } from './number-spans.ts';
import { isWeakly, profileOf } from './re-rank.ts';
import type { Segment } from './segment.ts';
import type { NamedWork, PlainWord, TextTerm, Understanding } from './understanding.ts';

/** So many plain words are looked for. A search reads the lists of the three rarest; more only cost time. */
export const PLAIN_WORDS_MAX = 8;

/** An understanding that grows part by part. */
export type Collected = { -readonly [Key in keyof Understanding]: Understanding[Key] } & {
  terms: TextTerm[];
  termPlaces: number[][];
  words: PlainWord[];
};

/** The work that a text is about, and whether any work or skill is named for certain. */
export interface Subject {
  readonly head: Segment | null;
  readonly isNamed: boolean;
  /** Whether no words name that work: it is only the nearest to them. */
  readonly isGuess: boolean;
  readonly otherWork: OtherWork;
}

/** The phrases of each work that the portal does not have. */
export type OtherWork = ReadonlyMap<string, readonly string[]>;

type ChoiceName = FilterNameOf<'choice'>;

const NOTHING_CHOSEN = Object.fromEntries(CHOICE_FILTER_NAMES.map((name) => [name, null])) as Record<
  ChoiceName,
  null
>;

export function emptyUnderstanding(): Collected {
  return {
    work: null,
    missing: null,
    city: null,
    localities: [],
    pay: null,
    years: null,
    ...NOTHING_CHOSEN,
    isNear: false,
    words: [],
    terms: [],
    termPlaces: [],
  };
}

const isOneOf = (...kinds: Meaning[]) => {
  const set = new Set(kinds);
  return ({ kind }: LexiconEntry) => set.has(kind);
};

const textOf = (words: readonly string[]): string => words.join(' ');

/** Adds a term; one that is said twice is one, taken from both places. */
function addTerm(collected: Collected, term: TextTerm, places: readonly number[]): void {
  const { terms, termPlaces } = collected;
  const at = terms.findIndex(({ kind, text }) => kind === term.kind && text === term.text);
  if (at >= 0) termPlaces[at]?.push(...places);
  else {
    terms.push(term);
    termPlaces.push([...places]);
  }
}

function workOf({ words, matches }: Segment): NamedWork | null {
  const entries = matches.map(({ entry }) => entry);
  const [profile] = matches.filter(({ entry }) => entry.kind === 'PROFILE').sort((a, b) => b.score - a.score);
  // A part of another profile is meant only where it is as likely: a "tailer" is a tailor and no bank's teller.
  const isLikely = ({ entry, score }: Match) =>
    profile === undefined || score >= profile.score || profileOf(entry.value) === profile.entry.value;
  const named = matches.filter(isLikely).map(({ entry }) => entry);
  const subProfiles = [...new Set(named.filter(isOneOf('SUB_PROFILE')).map(({ value }) => value))];
  const profiles = subProfiles.length > 0 ? [] : entries.filter(isOneOf('PROFILE')).map(({ value }) => value);
  if (subProfiles.length + profiles.length === 0) return null;
  const skills = entries.filter(isOneOf('SKILL')).map(({ value }) => value);
  const near = entries.filter(isOneOf('NEAR')).map(({ value }) => value);
  const text = textOf(words);
  const phrase = named.find(isWork)?.phrase || text;
  return { profiles, subProfiles, skills, near, text, phrase };
}

/** Whether a work is the profile of the sub-profile that is meant: accountant, beside tally operator. */
function isSaidTwice(found: Segment, head: Segment): boolean {
  const meant = head.matches.map(({ entry }) => profileOf(entry.value));
  return found.matches.some(({ entry }) => entry.kind === 'PROFILE' && meant.includes(entry.value));
}

function collectWord(collected: Collected, { words, places, matches }: Segment): void {
  const group = matches.find(({ entry }) => entry.kind === 'GROUP')?.entry.value ?? null;
  const skill = matches.find(({ entry }) => entry.kind === 'SKILL')?.entry.value;
  const text = textOf(words);
  const plain = { text: skill ?? text, group };
  const isKnown = collected.words.some((known) => known.text === plain.text && known.group === group);
  if (!isKnown && collected.words.length >= PLAIN_WORDS_MAX) return;
  if (!isKnown) collected.words.push(plain);
  addTerm(collected, { kind: 'WORD', text, value: text }, places);
}

/** Meanings of which a text has one, the first that is named, and where it stands. */
const SINGLE = new Map<Meaning, 'city' | ChoiceName>([
  ['CITY', 'city'],
  ...CHOICE_FILTER_NAMES.map((name) => [JOB_FILTERS[name].term, name] as const),
]);

function collectLocality(collected: Collected, { words, places, matches }: Segment): boolean {
  const named = matches.filter(({ entry }) => entry.kind === 'LOCALITY').map(({ entry }) => entry.value);
  const [first] = named;
  if (first === undefined || collected.localities.length > 0) return false;
  collected.localities = named;
  addTerm(collected, { kind: 'LOCALITY', text: textOf(words), value: first }, places);
  return true;
}

function collectSingle(collected: Collected, found: Segment): boolean {
  const entry = found.matches[0]?.entry;
  if (entry?.kind === 'LOCALITY') return collectLocality(collected, found);
  const field = entry && SINGLE.get(entry.kind);
  if (entry === undefined || field === undefined || collected[field] !== null) return false;
  collected[field] = entry.value;
  const kind = entry.kind as 'CITY' | ChoiceTerm;
  addTerm(collected, { kind, text: textOf(found.words), value: entry.value }, found.places);
  return true;
}

function collectMissing(collected: Collected, head: Segment, { otherWork }: Subject): void {
  const text = textOf(head.words);
  const [key] = head.matches.flatMap(({ entry }) => (entry.kind === 'OTHER_WORK' ? [entry.value] : []));
  collected.missing = {
    text,
    synonyms: otherWork.get(key ?? '') ?? [],
    near: workOf(head),
  };
  addTerm(collected, { kind: 'WORD', text, value: text }, head.places);
}

function collectWork(collected: Collected, head: Segment, subject: Subject): void {
  if (subject.isGuess || namesOtherWork(head)) {
    collectMissing(collected, head, subject);
    return;
  }
  const work = workOf(head);
  if (work === null) return;
  collected.work = work;
  const value = work.subProfiles[0] ?? work.profiles[0] ?? '';
  addTerm(collected, { kind: 'WORK', text: work.text, value }, head.places);
}

/** Adds what a segment says to what is understood already. */
export function collectSegment(collected: Collected, found: Segment, subject: Subject): void {
  const { head, isNamed } = subject;
  const { matches } = found;
  if (matches[0]?.entry.kind === 'STOP') {
    collected.isNear ||= matches.some(({ entry }) => entry.kind === 'STOP' && entry.value === 'near');
    return;
  }
  if (found === head) {
    collectWork(collected, found, subject);
    return;
  }
  if (head !== null && isSaidTwice(found, head)) return;
  // Hiring and hands say nothing beside a named work; a hotel or a school does.
  if (isNamed && (isWeakly('silent', found) || isWeakly('worker', found))) return;
  if (matches.some(({ entry }) => isWork(entry)) || !collectSingle(collected, found))
    collectWord(collected, found);
}

/** The same with pay or years: of several, the last one counts. */
export function collectNumber(collected: Collected, span: NumberSpan, words: readonly string[]): void {
  const { kind, range, from, to } = span;
  if (kind === 'PAY') collected.pay = range;
  else collected.years = range;
  const places = Array.from({ length: to - from }, (_, within) => from + within);
  addTerm(collected, { kind, text: textOf(words.slice(from, to)), value: range.join('-') }, places);
}
