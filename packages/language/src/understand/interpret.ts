import { CHOICE_FILTER_NAMES, JOB_FILTERS } from '@nukkad/contract/jobs/job-filters.ts';
import { alternativesOf } from './alternatives.ts';
import type { TextAnalysis } from './analyse-text.ts';
import { busyHoursOf } from './busy-hours.ts';
import { withAreasOfCities } from './city-or-area.ts';
import { headOf, isPartOf, isSameWork, namesOtherWork, profileOf, withModifiers } from './head-of.ts';
import {
  interpretDoubtful,
  interpretIndifferent,
  interpretNegated,
  interpretUnschooled,
} from './interpret-negated.ts';
import { landmarkKind, landmarksOf } from './landmarks.ts';
import type { Meanings } from './meanings.ts';
import { scopesOf } from './negation.ts';
import type { NumberSpan } from './number-spans.ts';
import { SMALL_NUMBER } from './quantities.ts';
import { reRank } from './re-rank.ts';
import {
  guessedKind,
  isMisread,
  kindOfWords,
  kindOfWork,
  misreadWork,
  workOfUnlearned,
} from './refused-work.ts';
import type { Segment } from './segment.ts';
import { type SegmentMeaning, textOf, valuesOf, workOf } from './segment-meaning.ts';
import { severalPlaces } from './several-places.ts';
import { newcomerSegments, originSegments } from './taken-back.ts';
import type { NamedWork, TextTerm, Understanding } from './understanding.ts';

/** Maximum number of free words, because a search reads only the lists of the three rarest. */
const FREE_WORDS_MAX = 8;

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

/** Interprets an occupation that would do as well as the head. */
function interpretAlternative(segment: Segment, { alternatives }: Understanding): SegmentMeaning {
  const work = workOf(segment);
  const value = work.subProfiles[0] ?? work.profiles[0] ?? '';
  return { fields: { alternatives: [...alternatives, work] }, term: { kind: 'WORK', value } };
}

/** Groups of words that say who asks. */
const PERSON_GROUPS: ReadonlySet<string> = new Set(['women', 'men', 'student', 'housewife']);

/**
 * Whether a group only says who asks. Jobs may not be restricted to a person, so it sets nothing. With an occupation
 * it may be part of its name: "mahila darzi" sews for women.
 */
const isPerson = (group: string | null, hasWork: boolean): boolean =>
  group !== null && PERSON_GROUPS.has(group) && (!hasWork || group === 'student' || group === 'housewife');

function interpretFreeWord(segment: Segment, hasWork: boolean, { words }: Understanding): SegmentMeaning {
  const value = textOf(segment);
  if (SMALL_NUMBER.test(value)) return { fields: {} };
  const [group = null] = valuesOf(segment, 'GROUP');
  if (isPerson(group, hasWork)) {
    return { fields: {}, term: { kind: 'WORD', value, isApplied: false } };
  }
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
  // "Pune, पुणे" names a place twice.
  const isSamePlace =
    (kind === 'CITY' && understanding.city === value) ||
    (kind === 'LOCALITY' && understanding.localities.includes(value));
  if (isSamePlace) return { fields: {} };
  if (kind === 'LOCALITY' && understanding.localities.length === 0) {
    return { fields: { localities: valuesOf(segment, kind) }, term: { kind, value } };
  }
  if (kind === 'CITY' && understanding.city === null) {
    return { fields: { city: value }, term: { kind, value } };
  }
  const filter = CHOICE_FILTER_NAMES.find((name) => JOB_FILTERS[name].term === kind);
  if (filter === undefined) return null;
  // "संध्याकाळी ५ नंतर" says the same twice.
  if (understanding[filter] === value) return { fields: {} };
  const term = { kind: JOB_FILTERS[filter].term, filter, value };
  if (understanding[filter] === undefined) return { fields: { [filter]: value }, term };
  if (filter !== 'shift') return null;
  // "Night duty 10 to 6": the hours by the clock only explain the word.
  if (/^\d/.test(textOf(segment))) return { fields: {} };
  // "I study in the morning, so evening work": of several hours, the last ones are the wish.
  const terms = understanding.terms.map((earlier) =>
    earlier.filter === filter ? { ...earlier, isApplied: false as const } : earlier,
  );
  return { fields: { [filter]: value, terms }, term };
}

/** Interprets a number. Of several numbers for the same filter, the last one wins. */
function interpretNumber({ filter, range }: NumberSpan): SegmentMeaning {
  const { kind, term } = JOB_FILTERS[filter];
  const value = kind === 'distance' ? String(range[1]) : range.join('-');
  return { fields: { [filter]: range }, term: { kind: term, filter, value } };
}

/** Whether the segment only says that somebody is hired or paid ("hiring", "worker", "salary"). */
const isSilent = (segment: Segment): boolean =>
  valuesOf(segment, 'WEAK').some((value) => ['silent', 'worker', 'pay'].includes(value));

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
  if (valuesOf(segment, 'GROUP').includes('unschooled')) return interpretUnschooled(understanding);
  if (isSilent(segment) || (head !== null && (isPartOf(head, segment) || isSameWork(head, segment))))
    return { fields: {} };
  return interpretSingle(segment, understanding) ?? interpretFreeWord(segment, head !== null, understanding);
}

/**
 * Adds a term to a list. A term that is already in it is not added again, but gets the word indexes of both
 * occurrences.
 */
function addTerm(terms: readonly TextTerm[], term: TextTerm): TextTerm[] {
  const at = terms.findIndex(
    ({ kind, text, isNegated }) => kind === term.kind && text === term.text && isNegated === term.isNegated,
  );
  const same = terms[at];
  if (same === undefined) return [...terms, term];
  return terms.with(at, { ...same, wordIndexes: [...same.wordIndexes, ...term.wordIndexes] });
}

const EMPTY: Understanding = {
  work: null,
  alternatives: [],
  missing: null,
  city: null,
  isNear: false,
  localities: [],
  words: [],
  excluded: [],
  terms: [],
};

/**
 * Takes the excluded occupations out of the one that the text asks for. If nothing remains, the text asks for any other
 * occupation of its profile: "graphic designer, no social media designer".
 */
function withoutExcludedWork(head: Segment | null, understanding: Understanding): Understanding {
  const { work, excluded, terms } = understanding;
  // "Office boy, no cleaning" still asks for an office boy.
  const isProfileNamed = head !== null && valuesOf(head, 'PROFILE').length > 0;
  const isSame = (other: NamedWork) => other.text === work?.text;
  const refused = excluded
    .flatMap((part) => [part.work, part.also].filter((other) => other !== undefined && !isSame(other)))
    .flatMap((other) => other?.subProfiles ?? []);
  if (work === null || !work.subProfiles.some((key) => refused.includes(key))) return understanding;
  const subProfiles = work.subProfiles.filter((key) => !refused.includes(key));
  if (subProfiles.length === 0 && !isProfileNamed) return understanding;
  const parents = [...new Set(work.subProfiles.map(profileOf))];
  const profiles = subProfiles.length > 0 ? work.profiles : parents;
  const value = subProfiles[0] ?? profiles[0] ?? '';
  const isAsked = ({ kind, isNegated }: TextTerm): boolean => kind === 'WORK' && isNegated !== true;
  return {
    ...understanding,
    work: { ...work, subProfiles, profiles },
    terms: terms.map((term) => (isAsked(term) ? { ...term, value } : term)),
  };
}

const lastIndex = ({ wordIndexes }: Segment): number => wordIndexes.at(-1) ?? 0;

/**
 * Combines the meanings of all segments into the meaning of the text. Does no look-ups, so interpreting the same text
 * again without some of its words is cheap.
 */
export function interpret(
  { lexicon, work, otherWork }: Meanings,
  typed: TextAnalysis,
  /** Indexes of words to leave out; a segment with any of them is ignored. */
  without: ReadonlySet<number> = new Set(),
  /** Slug of the city that is already chosen. Of several places in the text, the one in this city is searched. */
  chosenCity?: string,
): Understanding {
  const isIncluded = ({ wordIndexes }: Pick<Segment, 'wordIndexes'>): boolean =>
    !wordIndexes.some((index) => without.has(index));
  const analysis = withAreasOfCities(typed, chosenCity);
  const { asserted, negated, indifferent, doubtful } = scopesOf(analysis);
  const landmarks = landmarksOf(analysis).filter((parts) => parts.every((part) => asserted.includes(part)));
  const ofLandmarks = new Set(landmarks.flat());
  const busy = busyHoursOf(analysis);
  const { segments } = analysis;
  const left = new Set([...ofLandmarks, ...busy, ...originSegments(segments), ...newcomerSegments(segments)]);
  const included = asserted.filter((segment) => isIncluded(segment) && !left.has(segment));
  const unlearned = negated.filter(isIncluded).flatMap(({ segment, wordIndexes }) => {
    const [first = -1] = wordIndexes;
    return workOfUnlearned(lexicon, segment, analysis.words[first]?.word) ?? [];
  });
  const inText = headOf(included);
  const named = inText ?? unlearned[0] ?? null;
  const alternatives = alternativesOf(analysis, included, named);
  const candidates =
    named === inText ? included.filter((segment) => !alternatives.includes(segment)) : unlearned;
  const ranked = reRank(work, candidates, named);
  const head = ranked && withModifiers(candidates, ranked);
  // Re-ranking may have merged several segments into the head.
  const others = included.filter(
    (segment) => !segment.wordIndexes.some((index) => head?.wordIndexes.includes(index)),
  );
  const places = severalPlaces(analysis, others, chosenCity, lexicon);
  const covered = others.filter((segment) => places?.uncovered.has(segment) !== true);
  const all = head === null ? covered : [...covered, head];
  let understanding = EMPTY;
  const add = ({ fields, term }: SegmentMeaning, segment: Segment, wordIndexes: readonly number[]) => {
    const { terms } = { ...understanding, ...fields };
    const added = term && { ...term, text: textOf(segment), wordIndexes };
    understanding = { ...understanding, ...fields, terms: added ? addTerm(terms, added) : terms };
  };
  const meaningOf = (segment: Segment): SegmentMeaning => {
    if (segment === head) return interpretHead(segment, otherWork);
    if (alternatives.includes(segment)) return interpretAlternative(segment, understanding);
    return interpretSegment(segment, head, understanding);
  };
  for (const segment of all.toSorted((a, b) => lastIndex(a) - lastIndex(b))) {
    add(meaningOf(segment), segment, segment.wordIndexes);
  }
  for (const term of places?.terms ?? []) {
    understanding = { ...understanding, terms: addTerm(understanding.terms, term) };
  }
  for (const parts of landmarks.filter((all) => all.every(isIncluded))) {
    const words = parts.flatMap((part) => part.words);
    const wordIndexes = parts.flatMap((part) => part.wordIndexes);
    const landmark = landmarkKind(words);
    const term = { kind: 'LANDMARK', value: words.join(' '), isApplied: false, landmark } as const;
    add({ fields: {}, term }, { words, wordIndexes, matches: [] }, wordIndexes);
  }
  for (const { segment: refused, wordIndexes } of negated.filter(isIncluded)) {
    const segment = head !== null && isMisread(refused, head) ? { ...refused, matches: [] } : refused;
    const kind = head === null ? null : (kindOfWork(work, head, segment) ?? guessedKind(head, segment));
    const other = kind ?? kindOfWords(work, head, segment) ?? misreadWork(refused, head);
    const also = other === null ? undefined : workOf(other);
    add(interpretNegated(segment, understanding, also), segment, wordIndexes);
  }
  for (const segment of asserted.filter((one) => busy.has(one) && isIncluded(one))) {
    const value = valuesOf(segment, 'SHIFT')[0] ?? '';
    add(
      { fields: {}, term: { kind: 'SHIFT', filter: 'shift', value, isApplied: false } },
      segment,
      segment.wordIndexes,
    );
  }
  for (const segment of doubtful.filter(isIncluded)) {
    add(interpretDoubtful(segment), segment, segment.wordIndexes);
  }
  for (const { segment, wordIndexes } of indifferent.filter(isIncluded)) {
    add(interpretIndifferent(segment, understanding), segment, wordIndexes);
  }
  return withoutExcludedWork(head, understanding);
}
