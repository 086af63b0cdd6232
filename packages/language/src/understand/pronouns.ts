import {
  areComparable,
  type Clauses,
  hasWord,
  isEmpty,
  isUnsure,
  JOB_CONDITIONS,
  kindOf,
  namesWork,
  startOfClause,
  startsClause,
} from './clauses.ts';
import { containsPhraseOf } from './double-negation.ts';
import { VERB_FORMS } from './negator-families.ts';
import { AGAIN, ELSE, INDEFINITE, PRONOUNS, VERBS } from './negators.ts';
import type { Segment } from './segment.ts';

/** Whether a segment is a pronoun such as "that", which names nothing itself. */
const isPronoun = (segment: Segment): boolean =>
  hasWord(segment, PRONOUNS) && (isEmpty(segment) || isUnsure(segment));

/** Whether a negator never refers to a segment: it has no meaning, or is a word such as "that" or "again". */
export const isSkipped = (segment: Segment): boolean =>
  isEmpty(segment) || isPronoun(segment) || segment.words.every((word) => AGAIN.has(word));

/** Whether a segment is a verb that says nothing about jobs. "घूमना" means field work, so that it can be refused. */
export const isVerbOnly = (segment: Segment): boolean =>
  hasWord(segment, VERBS) || (hasWord(segment, VERB_FORMS) && isUnsure(segment));

/** Whether a text also names something that can replace a segment, so that it may be refused. */
export const hasOther = ({ segments }: Clauses, asked: Segment): boolean =>
  segments.some(
    (one) => one !== asked && one.negator === undefined && !isEmpty(one) && areComparable(one, asked),
  );

/** Whether a text asks for other work after a segment: "हॉटेलमध्ये दुसरं काही". */
export const asksForOther = ({ segments }: Clauses, at: number): boolean =>
  containsPhraseOf(
    segments.slice(at + 1).flatMap(({ words }) => words),
    ELSE,
  );

/** Whether the object of a negator is a pronoun: "driver? not that one", "उसके अलावा". */
export function refersBack(clauses: Clauses, at: number): boolean {
  const { segments } = clauses;
  const isAfter = segments[at]?.negator?.direction === 'after';
  const preceding = segments.slice(startOfClause(clauses, at), at);
  if (preceding.some(isPronoun)) return preceding.every((one) => isSkipped(one) || isVerbOnly(one));
  const next = segments.slice(at + 1).findIndex((one) => !isEmpty(one) || isPronoun(one)) + at + 1;
  const follows = segments[next];
  const saysPronoun = segments[at]?.words.some((word) => PRONOUNS.has(word)) === true;
  return (
    saysPronoun ||
    (!isAfter && follows !== undefined && next > at && !startsClause(clauses, next) && isPronoun(follows))
  );
}

/**
 * Returns the index of the segment named before a negator's clause that its pronoun refers to. An occupation or place only if the
 * text names another one, or asks for anything else: "driver? उसके अलावा कुछ भी". Otherwise returns -1.
 */
export function objectOfPronoun(clauses: Clauses, at: number): number {
  const { segments } = clauses;
  const asksForAny = containsPhraseOf(
    segments.slice(at + 1).flatMap(({ words }) => words),
    INDEFINITE,
  );
  return segments.slice(0, startOfClause(clauses, at)).findLastIndex((one) => {
    if (one.negator !== undefined || isEmpty(one)) return false;
    if (JOB_CONDITIONS.has(kindOf(one))) return true;
    return !isUnsure(one) && (hasOther(clauses, one) || (namesWork(one) && asksForAny));
  });
}
