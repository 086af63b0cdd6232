import {
  CHOICE_FILTER_NAMES,
  JOB_FILTERS,
  type NumberFilterName,
} from '@nukkad/contract/jobs/job-filters.ts';
import { isWork } from './head-of.ts';
import { UNWANTED } from './negators.ts';
import type { NumberSpan } from './number-spans.ts';
import numberWords from './number-words.json' with { type: 'json' };
import type { Segment } from './segment.ts';
import { type SegmentMeaning, textOf, valuesOf, workOf } from './segment-meaning.ts';
import type { Excluded, NamedWork, TextTerm, Understanding } from './understanding.ts';

/** Choice filters with two values, of which one is the opposite of the other: without experience means fresher. */
const OPPOSITES: Readonly<Record<string, string>> = { EXPERIENCED: 'FRESHER', FRESHER: 'EXPERIENCED' };

const choiceFilterOf = (segment: Segment) =>
  CHOICE_FILTER_NAMES.find((name) => JOB_FILTERS[name].term === segment.matches[0]?.entry.kind);

const keyOf = ({ matches }: Segment): string => matches[0]?.entry.value ?? '';

type TermMeaning = Omit<TextTerm, 'text' | 'wordIndexes'>;

function termOfNumber({ filter, range }: NumberSpan): TermMeaning {
  const { kind, term } = JOB_FILTERS[filter];
  return { kind: term, filter, value: kind === 'distance' ? String(range[1]) : range.join('-') };
}

/** Words that make a number a minimum: "more than". */
const AT_LEAST: ReadonlySet<string> = new Set(numberWords.atLeast.split(' '));

/**
 * Returns the range that a negated limit leaves: "not less than 15000" is at least 15000. Null for a number without a
 * limit, such as "not 15000". A distance is always a limit.
 */
function oppositeRange({ filter, range: [low, high] }: NumberSpan, words: readonly string[]) {
  const { kind, max } = JOB_FILTERS[filter];
  if (low === 0 && high < max) return [high, max] as const;
  if (words.some((word) => AT_LEAST.has(word))) return [0, low] as const;
  // "No farther than 5 km" is at most 5 km.
  return kind === 'distance' ? ([0, high] as const) : null;
}

function interpretNegatedNumber(
  number: NumberSpan,
  words: readonly string[],
  understanding: Understanding,
): SegmentMeaning {
  const range = oppositeRange(number, words);
  // "15000, no, 20000": the speaker corrects the first number.
  if (range === null && understanding[number.filter] !== undefined) return { fields: {} };
  if (range === null)
    return { fields: {}, term: { ...termOfNumber(number), isNegated: true, isApplied: false } };
  const filter: NumberFilterName = number.filter;
  return { fields: { [filter]: range }, term: termOfNumber({ ...number, range }) };
}

function excludedOf(segment: Segment): { readonly excluded: Excluded; readonly term: TermMeaning } {
  const { kind = 'WORD', value = '' } = segment.matches[0]?.entry ?? {};
  const filter = choiceFilterOf(segment);
  if (filter !== undefined) {
    return {
      excluded: { choice: { filter, value } },
      term: { kind: JOB_FILTERS[filter].term, filter, value },
    };
  }
  if (kind === 'CITY') return { excluded: { city: value }, term: { kind, value } };
  if (kind === 'LOCALITY') {
    const localities = valuesOf(segment, kind);
    return { excluded: { localities, localityName: textOf(segment) }, term: { kind, value } };
  }
  if (segment.matches.some(({ entry }) => isWork(entry))) {
    const work = workOf(segment);
    return {
      excluded: { work },
      term: { kind: 'WORK', value: work.subProfiles[0] ?? work.profiles[0] ?? '' },
    };
  }
  const typed = textOf(segment);
  const [group = null] = valuesOf(segment, 'GROUP');
  const [text = typed] = valuesOf(segment, 'SKILL');
  return { excluded: { word: { text, group } }, term: { kind: 'WORD', value: typed } };
}

/**
 * Interprets a segment that the text negates. Experience is replaced by its opposite; anything else is excluded.
 * `understanding` is the meaning of the rest of the text.
 */
export function interpretNegated(
  segment: Segment,
  understanding: Understanding,
  /** Another occupation that the words may mean. */
  also?: NamedWork,
): SegmentMeaning {
  if (segment.number) return interpretNegatedNumber(segment.number, segment.words, understanding);
  // With an occupation, an agent is somebody who brings work. Nobody wants to pay one.
  if (understanding.work !== null && UNWANTED.has(textOf(segment))) return { fields: {} };
  const filter = choiceFilterOf(segment);
  const opposite = filter === 'experience' ? OPPOSITES[keyOf(segment)] : undefined;
  if (filter !== undefined && opposite !== undefined) {
    const term = { kind: JOB_FILTERS[filter].term, filter, value: opposite };
    return { fields: { [filter]: opposite }, term };
  }
  const { excluded, term } = excludedOf(segment);
  const isRepeated = understanding.terms.some(
    ({ kind, text, isNegated }) => isNegated && kind === term.kind && text === textOf(segment),
  );
  if (isRepeated) return { fields: {}, term: { ...term, isNegated: true } };
  return {
    fields: { excluded: [...understanding.excluded, also === undefined ? excluded : { ...excluded, also }] },
    term: { ...term, isNegated: true },
  };
}

/** Interprets what the text probably refuses. It is shown as refused, but not applied. */
export function interpretDoubtful(segment: Segment): SegmentMeaning {
  return { fields: {}, term: { ...excludedOf(segment).term, isNegated: true, isApplied: false } };
}

/**
 * Interprets a condition that the text says not to matter. It is shown, but sets nothing. If the text refuses another
 * value of the same filter, it is a wish: "morning not possible, evening is fine".
 */
export function interpretIndifferent(segment: Segment, understanding: Understanding): SegmentMeaning {
  const filter = choiceFilterOf(segment);
  if (filter === undefined) return { fields: {} };
  const value = keyOf(segment);
  const term = { kind: JOB_FILTERS[filter].term, filter, value };
  const isChosen = understanding.excluded.some(
    ({ choice }) => choice?.filter === filter && choice.value !== value,
  );
  if (isChosen && understanding[filter] === undefined) return { fields: { [filter]: value }, term };
  return { fields: {}, term: { ...term, isApplied: false } };
}

/** Interprets words for somebody who has not passed the lowest class that jobs ask for. A class that the text names counts. */
export function interpretUnschooled({ excluded, qualification }: Understanding): SegmentMeaning {
  const filter = 'qualification';
  if (qualification !== undefined) return { fields: {} };
  const [value] = JOB_FILTERS[filter].values;
  return {
    fields: { excluded: [...excluded, { choice: { filter, value } }] },
    term: { kind: JOB_FILTERS[filter].term, filter, value, isNegated: true },
  };
}
