import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { wordsOf } from '../text/normal-text.ts';
import { numberSpans } from './number-spans.ts';
import { type Segment, segment } from './segment.ts';

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
  /** Plain words that must stand in the job; each with its meaning's group where it has one. */
  readonly words: readonly PlainWord[];
  /** The parts of the text and what each was taken for, in order; words that say nothing are left out. */
  readonly terms: readonly TermMeant[];
}

export interface WorkMeant {
  /** Keys of profiles; none where sub-profiles are meant, which are keyed `profile/sub-profile`. */
  readonly profiles: readonly string[];
  readonly subProfiles: readonly string[];
  readonly text: string;
}

export interface PlainWord {
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
const isWork = isOneOf('PROFILE', 'SUB_PROFILE');

type Kept = { -readonly [Key in keyof Understanding]: Understanding[Key] } & {
  terms: TermMeant[];
  words: PlainWord[];
};

const textOf = (words: readonly string[]): string => words.join(' ');

function workOf({ words, matches }: Segment): WorkMeant | null {
  const entries = matches.map(({ entry }) => entry);
  const subProfiles = entries.filter(isOneOf('SUB_PROFILE')).map(({ value }) => value);
  const profiles = subProfiles.length > 0 ? [] : entries.filter(isOneOf('PROFILE')).map(({ value }) => value);
  if (subProfiles.length + profiles.length === 0) return null;
  return { profiles, subProfiles, text: textOf(words) };
}

function isWeak({ matches }: Segment): boolean {
  return matches.some(({ entry }) => entry.kind === 'WEAK');
}

/** The work that is meant: the last one named, since in all three languages it follows what describes it. */
function headOf(segments: readonly Segment[]): Segment | null {
  const working = segments.filter(({ matches }) => matches.some(({ entry }) => isWork(entry)));
  const last = working.findLast((found) => !isWeak(found)) ?? working.at(-1) ?? null;
  return (last && working.find((found) => isPartOf(found, last))) ?? last;
}

/** Whether one work is a sub-profile of the profile that another names: the gym, of a trainer in a gym. */
function isPartOf(found: Segment, other: Segment): boolean {
  if (other.matches.some(({ entry }) => entry.kind === 'SUB_PROFILE')) return false;
  const profiles = other.matches
    .filter(({ entry }) => entry.kind === 'PROFILE')
    .map(({ entry }) => entry.value);
  return found.matches.some(
    ({ entry }) => entry.kind === 'SUB_PROFILE' && profiles.includes(entry.value.split('/')[0] ?? ''),
  );
}

/** Whether a work is the profile of the sub-profile that is meant: accountant, beside tally operator. */
function isSaidTwice(found: Segment, head: Segment): boolean {
  const meant = head.matches.map(({ entry }) => entry.value.split('/')[0]);
  return found.matches.some(({ entry }) => entry.kind === 'PROFILE' && meant.includes(entry.value));
}

function keepWord(kept: Kept, { words, matches }: Segment): void {
  const group = matches.find(({ entry }) => entry.kind === 'GROUP')?.entry.value ?? null;
  const text = textOf(words);
  kept.words.push({ text, group });
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

function keepSegment(kept: Kept, found: Segment, head: Segment | null): void {
  const { matches } = found;
  if (matches[0]?.entry.kind === 'STOP') return;
  if (found === head) {
    const work = workOf(found);
    if (work === null) return;
    kept.work = work;
    kept.terms.push({ kind: 'WORK', text: work.text, value: work.subProfiles[0] ?? work.profiles[0] ?? '' });
    return;
  }
  if (head !== null && isSaidTwice(found, head)) return;
  // Hiring says nothing beside a named work; a hotel or a school does.
  if (
    head !== null &&
    isWeak(found) &&
    matches.some(({ entry }) => entry.kind === 'WEAK' && entry.value === 'silent')
  )
    return;
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
    words: [],
    terms: [],
  };
}

/** Commas within a number part nothing: 20,000 is one amount. */
const withoutDigitCommas = (text: string): string => text.replace(/([\d०-९]),(?=[\d०-९]{2,3})/g, '$1');

/** Understands what someone typed: work, place, pay and terms of work; what remains are words to look for. */
export function understandText(lexicon: Lexicon, text: string): Understanding {
  const words = wordsOf(withoutDigitCommas(text));
  const kept = emptyUnderstanding();
  const numbers = numberSpans(words);
  const parts: (Segment | (typeof numbers)[number])[] = [];
  let at = 0;
  for (const span of [...numbers, null]) {
    const until = span?.from ?? words.length;
    parts.push(
      ...segment(lexicon, words.slice(at, until)).map((found) => ({ ...found, from: found.from + at })),
    );
    if (span === null) break;
    parts.push(span);
    at = span.to;
  }
  const head = headOf(parts.filter((part): part is Segment => 'matches' in part));
  for (const part of parts) {
    if ('matches' in part) {
      keepSegment(kept, part, head);
      continue;
    }
    const range = part.range;
    const own = textOf(words.slice(part.from, part.to));
    if (part.kind === 'PAY') kept.pay = range;
    else kept.years = range;
    kept.terms.push({ kind: part.kind, text: own, value: range.join('-') });
  }
  return kept;
}
