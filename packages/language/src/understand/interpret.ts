import { CHOICE_FILTER_NAMES, JOB_FILTERS } from '@nukkad/contract/jobs/job-filters.ts';
import type { Meaning } from '../lexicon/lexicon-entry.ts';
import type { TextAnalysis } from './analyse-text.ts';
import { headOf, isPartOf, isWork, namesOtherWork, profileOf } from './head-of.ts';
import type { Meanings } from './meanings.ts';
import type { NumberSpan } from './number-spans.ts';
import { reRank } from './re-rank.ts';
import type { Segment } from './segment.ts';
import type { NamedWork, TextTerm, Understanding } from './understanding.ts';

/** Maximum number of free words, because a search reads only the lists of the three rarest. */
const FREE_WORDS_MAX = 8;

/** The meaning of one segment of a text. */
interface SegmentMeaning {
  /** The fields that the segment sets in `Understanding`. */
  readonly fields: Partial<Understanding>;
  /** The term to add to `Understanding.terms`, if any. */
  readonly term?: Omit<TextTerm, 'text' | 'wordIndexes'>;
}

const textOf = ({ words }: Segment): string => words.join(' ');

/** Returns the distinct values of a segment's matches of one kind. */
function valuesOf({ matches }: Pick<Segment, 'matches'>, kind: Meaning): string[] {
  const ofKind = matches.filter(({ entry }) => entry.kind === kind);
  return [...new Set(ofKind.map(({ entry }) => entry.value))];
}

function workOf(head: Segment): NamedWork {
  const profile = head.matches.find(({ entry }) => entry.kind === 'PROFILE');
  // A sub-profile of a different profile must match at least as well as the profile: "tailer" is a tailor, not a bank
  // teller.
  const likely = head.matches.filter(
    ({ entry, score }) =>
      profile === undefined || score >= profile.score || profileOf(entry.value) === profile.entry.value,
  );
  const subProfiles = valuesOf({ matches: likely }, 'SUB_PROFILE');
  const text = textOf(head);
  return {
    profiles: subProfiles.length > 0 ? [] : valuesOf(head, 'PROFILE'),
    subProfiles,
    skills: valuesOf(head, 'SKILL'),
    near: valuesOf(head, 'NEAR'),
    text,
    phrase: likely.find(({ entry }) => isWork(entry))?.entry.phrase || text,
  };
}

function interpretHead(head: Segment, otherWork: Meanings['otherWork']): SegmentMeaning {
  const work = workOf(head);
  const { profiles, subProfiles, near, text } = work;
  if (!namesOtherWork(head)) {
    return { fields: { work }, term: { kind: 'WORK', value: subProfiles[0] ?? profiles[0] ?? '' } };
  }
  const [key = ''] = valuesOf(head, 'OTHER_WORK');
  const missing = {
    text,
    synonyms: otherWork.get(key) ?? [],
    near: { profiles, subProfiles: [...new Set([...subProfiles, ...near])] },
  };
  return { fields: { missing }, term: { kind: 'WORD', value: text } };
}

function interpretFreeWord(segment: Segment, { words }: Understanding): SegmentMeaning {
  const value = textOf(segment);
  const [group = null] = valuesOf(segment, 'GROUP');
  const [text = value] = valuesOf(segment, 'SKILL');
  const isRepeated = words.some((word) => word.text === text && word.group === group);
  if (!isRepeated && words.length >= FREE_WORDS_MAX) return { fields: {} };
  return {
    fields: { words: isRepeated ? words : [...words, { text, group }] },
    term: { kind: 'WORD', value },
  };
}

/**
 * Interprets a segment that names a place or a choice filter. A text has only one of each, the first one. Null for
 * other segments.
 */
function interpretSingle(segment: Segment, understanding: Understanding): SegmentMeaning | null {
  const { kind = 'WORD', value = '' } = segment.matches[0]?.entry ?? {};
  if (kind === 'LOCALITY' && understanding.localities.length === 0) {
    return { fields: { localities: valuesOf(segment, kind) }, term: { kind, value } };
  }
  if (kind === 'CITY' && understanding.city === null) {
    return { fields: { city: value }, term: { kind, value } };
  }
  const filter = CHOICE_FILTER_NAMES.find((name) => JOB_FILTERS[name].term === kind);
  if (filter === undefined || understanding[filter] !== undefined) return null;
  return { fields: { [filter]: value }, term: { kind: JOB_FILTERS[filter].term, filter, value } };
}

/** Interprets a number. Of several numbers for the same filter, the last one wins. */
function interpretNumber({ filter, range }: NumberSpan): SegmentMeaning {
  const { kind, term } = JOB_FILTERS[filter];
  const value = kind === 'distance' ? String(range[1]) : range.join('-');
  return { fields: { [filter]: range }, term: { kind: term, filter, value } };
}

/** Whether the segment only says that somebody is hired ("hiring", "worker"). */
const isSilent = (segment: Segment): boolean =>
  valuesOf(segment, 'WEAK').some((value) => value === 'silent' || value === 'worker');

/** Interprets a segment other than the head. `understanding` is the meaning of the segments before it. */
function interpretSegment(
  segment: Segment,
  head: Segment | null,
  understanding: Understanding,
): SegmentMeaning {
  if (segment.number) return interpretNumber(segment.number);
  if (segment.matches[0]?.entry.kind === 'STOP') {
    const isNear = understanding.isNear || valuesOf(segment, 'STOP').includes('near');
    return { fields: { isNear } };
  }
  if (isSilent(segment) || (head !== null && isPartOf(head, segment))) return { fields: {} };
  return interpretSingle(segment, understanding) ?? interpretFreeWord(segment, understanding);
}

/**
 * Adds a term to a list. A term that is already in it is not added again, but gets the word indexes of both
 * occurrences.
 */
function addTerm(terms: readonly TextTerm[], term: TextTerm): TextTerm[] {
  const at = terms.findIndex(({ kind, text }) => kind === term.kind && text === term.text);
  const same = terms[at];
  if (same === undefined) return [...terms, term];
  return terms.with(at, { ...same, wordIndexes: [...same.wordIndexes, ...term.wordIndexes] });
}

const EMPTY: Understanding = {
  work: null,
  missing: null,
  city: null,
  isNear: false,
  localities: [],
  words: [],
  terms: [],
};

const lastIndex = ({ wordIndexes }: Segment): number => wordIndexes.at(-1) ?? 0;

/**
 * Combines the meanings of all segments into the meaning of the text. Does no look-ups, so interpreting the same text
 * again without some of its words is cheap.
 */
export function interpret(
  { work, otherWork }: Meanings,
  { segments }: TextAnalysis,
  /** Indexes of words to leave out; a segment with any of them is ignored. */
  without: ReadonlySet<number> = new Set(),
): Understanding {
  const included = segments.filter(({ wordIndexes }) => !wordIndexes.some((index) => without.has(index)));
  const head = reRank(work, included, headOf(included));
  // Re-ranking may have merged several segments into the head.
  const others = included.filter(
    ({ wordIndexes }) => !wordIndexes.some((index) => head?.wordIndexes.includes(index)),
  );
  const all = head === null ? others : [...others, head];
  let understanding = EMPTY;
  for (const segment of all.toSorted((a, b) => lastIndex(a) - lastIndex(b))) {
    const { fields, term } =
      segment === head ? interpretHead(segment, otherWork) : interpretSegment(segment, head, understanding);
    const terms =
      term === undefined
        ? understanding.terms
        : addTerm(understanding.terms, { ...term, text: textOf(segment), wordIndexes: segment.wordIndexes });
    understanding = { ...understanding, ...fields, terms };
  }
  return understanding;
}
