import {
  CHOICE_FILTER_NAMES,
  type ChoiceTerm,
  type FilterNameOf,
  JOB_FILTERS,
} from '@nukkad/contract/jobs/job-filters.ts';
import type { Meaning } from '../lexicon/lexicon-entry.ts';
import { isPartOf, isWork, namesOtherWork, profileOf } from './head-of.ts';
import type { Meanings } from './meanings.ts';
import type { NumberSpan } from './number-spans.ts';
import type { Segment } from './segment.ts';
import type { NamedWork, PlainWord, TextTerm, Understanding } from './understanding.ts';

/** So many plain words are looked for. A search reads the lists of the three rarest; more only cost time. */
const PLAIN_WORDS_MAX = 8;

/** An understanding that grows part by part. */
export type Collected = { -readonly [Key in keyof Understanding]: Understanding[Key] } & {
  terms: TextTerm[];
  words: PlainWord[];
};

/** Words of a text, and where each stands there. */
type Part = Pick<Segment, 'words' | 'places'>;

const textOf = ({ words }: Part): string => words.join(' ');

/** Adds a term; one that is said twice is one, taken from both places. */
function addTerm({ terms }: Collected, part: Part, term: Omit<TextTerm, 'text' | 'places'>): void {
  const text = textOf(part);
  const at = terms.findIndex((known) => known.kind === term.kind && known.text === text);
  const places = [...(terms[at]?.places ?? []), ...part.places];
  terms.splice(at < 0 ? terms.length : at, 1, { ...term, ...terms[at], text, places });
}

function valuesOf({ matches }: Pick<Segment, 'matches'>, kind: Meaning): string[] {
  const own = matches.filter(({ entry }) => entry.kind === kind);
  return [...new Set(own.map(({ entry }) => entry.value))];
}

function workOf(head: Segment): NamedWork | null {
  const { matches } = head;
  const profile = matches.find(({ entry }) => entry.kind === 'PROFILE');
  // A part of another profile is meant only where it is as likely: a "tailer" is a tailor and no bank's teller.
  const likely = matches.filter(
    ({ entry, score }) =>
      profile === undefined || score >= profile.score || profileOf(entry.value) === profile.entry.value,
  );
  const subProfiles = valuesOf({ matches: likely }, 'SUB_PROFILE');
  const profiles = subProfiles.length > 0 ? [] : valuesOf({ matches }, 'PROFILE');
  if (subProfiles.length + profiles.length === 0) return null;
  const text = textOf(head);
  const phrase = likely.find(({ entry }) => isWork(entry))?.entry.phrase || text;
  const [skills, near] = [valuesOf({ matches }, 'SKILL'), valuesOf({ matches }, 'NEAR')];
  return { profiles, subProfiles, skills, near, text, phrase };
}

function collectWork(collected: Collected, head: Segment, otherWork: Meanings['otherWork']): void {
  const text = textOf(head);
  const work = workOf(head);
  if (namesOtherWork(head)) {
    const [key = ''] = valuesOf(head, 'OTHER_WORK');
    const subProfiles = [...(work?.subProfiles ?? []), ...valuesOf(head, 'NEAR')];
    const near = { profiles: work?.profiles ?? [], subProfiles: [...new Set(subProfiles)] };
    collected.missing = { text, synonyms: otherWork.get(key) ?? [], near };
    addTerm(collected, head, { kind: 'WORD', value: text });
  } else if (work !== null) {
    collected.work = work;
    addTerm(collected, head, { kind: 'WORK', value: work.subProfiles[0] ?? work.profiles[0] ?? '' });
  }
}

function collectWord(collected: Collected, part: Segment): void {
  const text = textOf(part);
  const [group = null] = valuesOf(part, 'GROUP');
  const [skill = text] = valuesOf(part, 'SKILL');
  const isKnown = collected.words.some((known) => known.text === skill && known.group === group);
  if (!isKnown && collected.words.length >= PLAIN_WORDS_MAX) return;
  if (!isKnown) collected.words.push({ text: skill, group });
  addTerm(collected, part, { kind: 'WORD', value: text });
}

/** Meanings of which a text has one, the first that is named, and where it stands. */
const SINGLE = new Map<Meaning, 'city' | 'localities' | FilterNameOf<'choice'>>([
  ['CITY', 'city'],
  ['LOCALITY', 'localities'],
  ...CHOICE_FILTER_NAMES.map((name) => [JOB_FILTERS[name].term, name] as const),
]);

function collectSingle(collected: Collected, part: Segment): boolean {
  const entry = part.matches[0]?.entry;
  const field = entry && SINGLE.get(entry.kind);
  if (entry === undefined || field === undefined || (collected[field]?.length ?? 0) > 0) return false;
  if (field === 'localities') collected.localities = valuesOf(part, 'LOCALITY');
  else collected[field] = entry.value;
  const kind = entry.kind as 'CITY' | 'LOCALITY' | ChoiceTerm;
  const filter = field === 'city' || field === 'localities' ? {} : { filter: field };
  addTerm(collected, part, { kind, ...filter, value: entry.value });
  return true;
}

/** Hiring and hands, which say nothing beside what is asked for, as a hotel or a school does. */
const isSilent = (part: Segment): boolean =>
  valuesOf(part, 'WEAK').some((value) => value === 'silent' || value === 'worker');

/** The same with a number: of several, the last one counts. */
function collectNumber(collected: Collected, part: Part, { filter, range }: NumberSpan): void {
  collected[filter] = range;
  const { kind: filterKind, term: kind } = JOB_FILTERS[filter];
  const value = filterKind === 'distance' ? String(range[1]) : range.join('-');
  addTerm(collected, part, { kind, filter, value });
}

/** Adds what a segment says to what is understood already. */
export function collectSegment(
  collected: Collected,
  part: Segment,
  head: Segment | null,
  otherWork: Meanings['otherWork'],
): void {
  if (part.number) collectNumber(collected, part, part.number);
  else if (part === head) collectWork(collected, part, otherWork);
  else if (part.matches[0]?.entry.kind === 'STOP')
    collected.isNear ||= valuesOf(part, 'STOP').includes('near');
  else if (isSilent(part) || (head !== null && isPartOf(head, part))) return;
  else if (part.matches.some(({ entry }) => isWork(entry)) || !collectSingle(collected, part))
    collectWord(collected, part);
}
