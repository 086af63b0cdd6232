import { anyWordOf } from '../text/rules.ts';
import type { TextAnalysis } from './analyse-text.ts';
import { kindOf } from './clauses.ts';
import vocabulary from './hours.json' with { type: 'json' };
import type { Segment } from './segment.ts';

const setOf = (words: string): RegExp => new RegExp(`^${anyWordOf(words)}$`);
const NOUN = setOf(vocabulary.busyNouns);
const VERB = setOf(vocabulary.busyVerbs);
const BUSY = setOf(vocabulary.busyWords);
const HAVING = setOf(vocabulary.having);
const LINKING = setOf(vocabulary.linking);
const REASON = setOf(vocabulary.reasonWords);

/** How many words may be between the hours and what fills them. */
const WORDS_BETWEEN_MAX = 3;

const isHours = (segment: Segment | undefined): boolean =>
  segment !== undefined && kindOf(segment) === 'SHIFT';

/** Returns the words next to a segment, the nearest first, up to other hours, a clause or a word such as "because". */
function wordsBeside({ segments, clauseStarts }: TextAnalysis, at: number, step: 1 | -1): string[] {
  const words: string[] = [];
  for (let next = at + step; segments[next] !== undefined && !isHours(segments[next]); next += step) {
    const border = segments[step === 1 ? next : next + 1]?.wordIndexes[0] ?? -1;
    const own = segments[next]?.words ?? [];
    if (clauseStarts.has(border) || own.some((word) => REASON.test(word))) break;
    words.push(...(step === 1 ? own : own.toReversed()));
  }
  return words;
}

/** Whether the words after hours say that they are taken: "सुबह कॉलेज है", "morning busy". */
function areTakenAfter(words: readonly string[]): boolean {
  const near = words.slice(0, WORDS_BETWEEN_MAX);
  const first = near.findIndex((word) => !LINKING.test(word));
  if (first < 0) return false;
  if (BUSY.test(near[first] ?? '')) return true;
  if (!NOUN.test(near[first] ?? '')) return false;
  return VERB.test(words.slice(first + 1).find((word) => !LINKING.test(word)) ?? '');
}

/** Whether the words before hours say that they are taken: "I have college in the morning", "busy in the day". */
function areTakenBefore(words: readonly string[]): boolean {
  const at = words.findIndex((word) => !LINKING.test(word));
  if (at < 0) return false;
  if (BUSY.test(words[at] ?? '')) return true;
  return (
    NOUN.test(words[at] ?? '') &&
    words.slice(at + 1, at + 1 + WORDS_BETWEEN_MAX).some((word) => HAVING.test(word))
  );
}

/**
 * Returns the segments of hours that are already taken, so that they are no wish: "evening job because I have college in the
 * morning", "सकाळी कॉलेज असतं".
 */
export function busyHoursOf(analysis: TextAnalysis): ReadonlySet<Segment> {
  const { segments } = analysis;
  const busy = new Set<Segment>();
  let before: Segment | undefined;
  for (const [at, segment] of segments.entries()) {
    if (!isHours(segment)) continue;
    const isTaken = areTakenAfter(wordsBeside(analysis, at, 1));
    // What fills the hours before says nothing about these: "din me padhta hu, raat me kaam".
    const isFree = before !== undefined && busy.has(before);
    if (isTaken || (!isFree && areTakenBefore(wordsBeside(analysis, at, -1)))) busy.add(segment);
    before = segment;
  }
  return busy;
}
