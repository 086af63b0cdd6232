import { CHOICE_FILTER_NAMES, JOB_FILTERS } from '@nukkad/contract/jobs/job-filters.ts';
import type { Meaning } from '../lexicon/lexicon-entry.ts';
import type { TextAnalysis } from './analyse-text.ts';
import { headOf, isPartOf, isWork, namesOtherWork, profileOf } from './head-of.ts';
import type { Meanings } from './meanings.ts';
import type { NumberSpan } from './number-spans.ts';
import { reRank } from './re-rank.ts';
import type { Segment } from './segment.ts';
import type { NamedWork, TextTerm, Understanding } from './understanding.ts';

/** So many plain words are looked for. A search reads the lists of the three rarest; more only cost time. */
const PLAIN_WORDS_MAX = 8;

/** What a part of a text says: fields of what is understood, and what the part was taken for. */
type PartReading = readonly [fields: Partial<Understanding>, term?: Omit<TextTerm, 'text' | 'places'>];

const textOf = ({ words }: Segment): string => words.join(' ');

function valuesOf({ matches }: Pick<Segment, 'matches'>, kind: Meaning): string[] {
  const own = matches.filter(({ entry }) => entry.kind === kind);
  return [...new Set(own.map(({ entry }) => entry.value))];
}

function workOf(head: Segment): NamedWork {
  const { matches } = head;
  const profile = matches.find(({ entry }) => entry.kind === 'PROFILE');
  // A part of another profile is meant only where it is as likely: a "tailer" is a tailor and no bank's teller.
  const likely = matches.filter(
    ({ entry, score }) =>
      profile === undefined || score >= profile.score || profileOf(entry.value) === profile.entry.value,
  );
  const subProfiles = valuesOf({ matches: likely }, 'SUB_PROFILE');
  const profiles = subProfiles.length > 0 ? [] : valuesOf(head, 'PROFILE');
  const text = textOf(head);
  const phrase = likely.find(({ entry }) => isWork(entry))?.entry.phrase || text;
  const [skills, near] = [valuesOf(head, 'SKILL'), valuesOf(head, 'NEAR')];
  return { profiles, subProfiles, skills, near, text, phrase };
}

function readHead(head: Segment, otherWork: Meanings['otherWork']): PartReading {
  const work = workOf(head);
  const { profiles, subProfiles, near, text } = work;
  if (!namesOtherWork(head)) return [{ work }, { kind: 'WORK', value: subProfiles[0] ?? profiles[0] ?? '' }];
  const [key = ''] = valuesOf(head, 'OTHER_WORK');
  const nearWork = { profiles, subProfiles: [...new Set([...subProfiles, ...near])] };
  const missing = { text, synonyms: otherWork.get(key) ?? [], near: nearWork };
  return [{ missing }, { kind: 'WORD', value: text }];
}

function readWord(part: Segment, { words }: Understanding): PartReading {
  const value = textOf(part);
  const [group = null] = valuesOf(part, 'GROUP');
  const [text = value] = valuesOf(part, 'SKILL');
  const isKnown = words.some((known) => known.text === text && known.group === group);
  if (!isKnown && words.length >= PLAIN_WORDS_MAX) return [{}];
  return [{ words: isKnown ? words : [...words, { text, group }] }, { kind: 'WORD', value }];
}

/** Of meanings of which a text has one, the first that is named; null for others. */
function readSingle(part: Segment, understood: Understanding): PartReading | null {
  const { kind = 'WORD', value = '' } = part.matches[0]?.entry ?? {};
  if (kind === 'LOCALITY' && understood.localities.length === 0)
    return [{ localities: valuesOf(part, kind) }, { kind, value }];
  if (kind === 'CITY' && understood.city === null) return [{ city: value }, { kind, value }];
  const filter = CHOICE_FILTER_NAMES.find((name) => JOB_FILTERS[name].term === kind);
  if (filter === undefined || understood[filter] !== undefined) return null;
  return [{ [filter]: value }, { kind: JOB_FILTERS[filter].term, filter, value }];
}

/** The same of a number: of several, the last one counts. */
function readNumber({ filter, range }: NumberSpan): PartReading {
  const { kind: filterKind, term: kind } = JOB_FILTERS[filter];
  const value = filterKind === 'distance' ? String(range[1]) : range.join('-');
  return [{ [filter]: range }, { kind, filter, value }];
}

/** Hiring and hands, which say nothing beside what is asked for, as a hotel or a school does. */
const isSilent = (part: Segment): boolean =>
  valuesOf(part, 'WEAK').some((value) => value === 'silent' || value === 'worker');

/** What another part says beside the head and what is understood of the parts before it. */
function readPart(part: Segment, head: Segment | null, understood: Understanding): PartReading {
  if (part.number) return readNumber(part.number);
  if (part.matches[0]?.entry.kind === 'STOP')
    return [{ isNear: understood.isNear || valuesOf(part, 'STOP').includes('near') }];
  if (isSilent(part) || (head !== null && isPartOf(head, part))) return [{}];
  return readSingle(part, understood) ?? readWord(part, understood);
}

/** The terms with one more; one that is said twice is one, taken from both places. */
function withTerm(terms: readonly TextTerm[], term: TextTerm): TextTerm[] {
  const at = terms.findIndex(({ kind, text }) => kind === term.kind && text === term.text);
  const same = terms[at];
  if (same === undefined) return [...terms, term];
  return terms.with(at, { ...same, places: [...same.places, ...term.places] });
}

const NOTHING: Understanding = {
  ...{ work: null, missing: null, city: null, isNear: false, localities: [], words: [], terms: [] },
};

const lastPlace = ({ places }: Segment): number => places.at(-1) ?? 0;

/**
 * Decides what the parts of a text mean together. It reads nothing anew, so that the same text without some of its terms
 * (`without`) costs next to nothing.
 */
export function interpret(
  { work, otherWork }: Meanings,
  { segments }: TextAnalysis,
  /** Words to leave out, by their places: as if the parts of the text that have them were not there. */
  without: ReadonlySet<number> = new Set(),
): Understanding {
  const named = segments.filter(({ places }) => !places.some((place) => without.has(place)));
  const head = reRank(work, named, headOf(named));
  const others = named.filter(({ places }) => !places.some((place) => head?.places.includes(place)));
  const parts = head === null ? others : [...others, head];
  let understood = NOTHING;
  for (const part of parts.toSorted((a, b) => lastPlace(a) - lastPlace(b))) {
    const [fields, taken] = part === head ? readHead(part, otherWork) : readPart(part, head, understood);
    const term = taken && { ...taken, text: textOf(part), places: part.places };
    const terms = term ? withTerm(understood.terms, term) : understood.terms;
    understood = { ...understood, ...fields, terms };
  }
  return understood;
}
