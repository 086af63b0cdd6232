import { buildLexicon, type Lexicon } from '../lexicon/build-lexicon.ts';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { wordsOf } from '../text/normal-text.ts';
import { betterGuess, isWeakly, profileOf, withGuess } from './better-guess.ts';
import { headOf, isWork, namesSkill } from './head-of.ts';
import { lastResort } from './last-resort.ts';
import { numberSpans } from './number-spans.ts';
import { partJoined } from './part-joined.ts';
import { type Segment, segment } from './segment.ts';
import { settleGuesses } from './settle-guesses.ts';
import type { NumberSpan } from './spans.ts';
import { buildWorkIndex, type WorkIndex } from './work-index.ts';

/** Everything that texts are understood by. */
export interface Meanings {
  readonly lexicon: Lexicon;
  readonly work: WorkIndex;
}

/** `jobWords` are the words of jobs and companies, which are meant as they stand. */
export function buildMeanings(
  entries: readonly LexiconEntry[],
  jobWords: ReadonlySet<string> = new Set(),
): Meanings {
  return { lexicon: buildLexicon(entries, jobWords), work: buildWorkIndex(entries) };
}

/** What a free text asks for. */
export interface Understanding {
  /** The kinds of work meant: any of these profiles or sub-profiles, or of these words in the job's own. */
  readonly work: WorkMeant | null;
  readonly city: string | null;
  /** Every locality of that name, `city/locality`: which is meant, the city tells. */
  readonly localities: readonly string[];
  /** Rupees a month and years, both ends inclusive. */
  readonly pay: readonly [number, number] | null;
  readonly years: readonly [number, number] | null;
  readonly jobType: string | null;
  readonly experience: string | null;
  readonly qualification: string | null;
  /** Whether jobs near by are asked for, with no place named. */
  readonly isNear: boolean;
  /** Plain words that must stand in the job; each with its meaning's group where it has one. */
  readonly words: readonly PlainWord[];
  /** The parts of the text and what each was taken for, in order; words that say nothing are left out. */
  readonly terms: readonly TermMeant[];
}

export interface WorkMeant {
  /** Keys of profiles; none where sub-profiles are meant, which are keyed `profile/sub-profile`. */
  readonly profiles: readonly string[];
  readonly subProfiles: readonly string[];
  /** English names of skills that the same words mean: a job that lists one is meant too. */
  readonly skills: readonly string[];
  readonly text: string;
}

export interface PlainWord {
  /** As typed, or the English name of the skill that it is. */
  readonly text: string;
  readonly group: string | null;
}

export interface TermMeant {
  readonly kind:
    | 'WORK'
    | 'CITY'
    | 'LOCALITY'
    | 'PAY'
    | 'YEARS'
    | 'JOB_TYPE'
    | 'EXPERIENCE'
    | 'QUALIFICATION'
    | 'WORD';
  readonly text: string;
  readonly value: string;
}

const isOneOf = (...kinds: Meaning[]) => {
  const set = new Set(kinds);
  return ({ kind }: LexiconEntry) => set.has(kind);
};

type Kept = { -readonly [Key in keyof Understanding]: Understanding[Key] } & {
  terms: TermMeant[];
  words: PlainWord[];
};

const textOf = (words: readonly string[]): string => words.join(' ');

function workOf({ words, matches }: Segment): WorkMeant | null {
  const entries = matches.map(({ entry }) => entry);
  const subProfiles = [...new Set(entries.filter(isOneOf('SUB_PROFILE')).map(({ value }) => value))];
  const profiles = subProfiles.length > 0 ? [] : entries.filter(isOneOf('PROFILE')).map(({ value }) => value);
  if (subProfiles.length + profiles.length === 0) return null;
  const skills = entries.filter(isOneOf('SKILL')).map(({ value }) => value);
  return { profiles, subProfiles, skills, text: textOf(words) };
}

/** Whether a work is the profile of the sub-profile that is meant: accountant, beside tally operator. */
function isSaidTwice(found: Segment, head: Segment): boolean {
  const meant = head.matches.map(({ entry }) => profileOf(entry.value));
  return found.matches.some(({ entry }) => entry.kind === 'PROFILE' && meant.includes(entry.value));
}

function keepWord(kept: Kept, { words, matches }: Segment): void {
  const group = matches.find(({ entry }) => entry.kind === 'GROUP')?.entry.value ?? null;
  const skill = matches.find(({ entry }) => entry.kind === 'SKILL')?.entry.value;
  const text = textOf(words);
  kept.words.push({ text: skill ?? text, group });
  kept.terms.push({ kind: 'WORD', text, value: text });
}

const SINGLE = {
  CITY: 'city',
  JOB_TYPE: 'jobType',
  EXPERIENCE: 'experience',
  QUALIFICATION: 'qualification',
} as const;

function keepLocality(kept: Kept, { words, matches }: Segment): boolean {
  const named = matches.filter(({ entry }) => entry.kind === 'LOCALITY').map(({ entry }) => entry.value);
  const [first] = named;
  if (first === undefined || kept.localities.length > 0) return false;
  kept.localities = named;
  kept.terms.push({ kind: 'LOCALITY', text: textOf(words), value: first });
  return true;
}

function keepSingle(kept: Kept, found: Segment): boolean {
  const entry = found.matches[0]?.entry;
  if (entry?.kind === 'LOCALITY') return keepLocality(kept, found);
  if (entry === undefined || !(entry.kind in SINGLE)) return false;
  const kind = entry.kind as keyof typeof SINGLE;
  if (kept[SINGLE[kind]] !== null) return false;
  kept[SINGLE[kind]] = entry.value;
  kept.terms.push({ kind, text: textOf(found.words), value: entry.value });
  return true;
}

function keepSegment(kept: Kept, found: Segment, head: Segment | null, isNamed: boolean): void {
  const { matches } = found;
  if (matches[0]?.entry.kind === 'STOP') {
    kept.isNear ||= matches.some(({ entry }) => entry.kind === 'STOP' && entry.value === 'near');
    return;
  }
  if (found === head) {
    const work = workOf(found);
    if (work === null) return;
    kept.work = work;
    kept.terms.push({ kind: 'WORK', text: work.text, value: work.subProfiles[0] ?? work.profiles[0] ?? '' });
    return;
  }
  if (head !== null && isSaidTwice(found, head)) return;
  // Hiring and hands say nothing beside a named work; a hotel or a school does.
  if (isNamed && (isWeakly('silent', found) || isWeakly('worker', found))) return;
  if (matches.some(({ entry }) => isWork(entry)) || !keepSingle(kept, found)) keepWord(kept, found);
}

function emptyUnderstanding(): Kept {
  return {
    work: null,
    city: null,
    localities: [],
    pay: null,
    years: null,
    jobType: null,
    experience: null,
    qualification: null,
    isNear: false,
    words: [],
    terms: [],
  };
}

/** Commas within a number part nothing: 20,000 is one amount. */
const withoutDigitCommas = (text: string): string => text.replace(/([\d०-९]),(?=[\d०-९]{2,3})/g, '$1');

/** Cuts a text into segments around its numbers. */
function segmentsOf(lexicon: Lexicon, words: readonly string[], numbers: readonly NumberSpan[]): Segment[] {
  const ends = [...numbers.map(({ from }) => from), words.length];
  const starts = [0, ...numbers.map(({ to }) => to)];
  return starts.flatMap((start, at) =>
    segment(lexicon, words.slice(start, ends[at])).map((found) => ({
      ...found,
      from: found.from + start,
      to: found.to + start,
    })),
  );
}

function keepNumber(kept: Kept, { kind, range, from, to }: NumberSpan, words: readonly string[]): void {
  if (kind === 'PAY') kept.pay = range;
  else kept.years = range;
  kept.terms.push({ kind, text: textOf(words.slice(from, to)), value: range.join('-') });
}

/**
 * Understands what someone typed: work, place, pay and terms of work; what remains are words to look for. `isLost` is
 * for texts of whose words no job has any: then the nearest work will do.
 */
export function understandText(meanings: Meanings, text: string, isLost = false): Understanding {
  const { lexicon } = meanings;
  const words = partJoined(lexicon, wordsOf(withoutDigitCommas(text)));
  const numbers = numberSpans(words);
  const settled = settleGuesses(lexicon, segmentsOf(lexicon, words, numbers));
  const named = isLost ? lastResort(lexicon, settled) : settled;
  const namedHead = headOf(named);
  const guess = betterGuess(meanings.work, named, namedHead);
  const segments = guess === null ? named : withGuess(named, guess);
  const head =
    guess === null ? namedHead : headOf(segments.filter(({ matches }) => matches[0]?.entry.phrase === ''));
  const isNamed = head !== null || segments.some(namesSkill);
  const kept = emptyUnderstanding();
  const parts = [...segments, ...numbers].sort((a, b) => a.from - b.from);
  for (const part of parts) {
    if ('matches' in part) keepSegment(kept, part, head, isNamed);
    else keepNumber(kept, part, words);
  }
  return kept;
}
