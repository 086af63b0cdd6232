import type { Meaning } from '../lexicon/lexicon-entry.ts';
import { phraseSet } from '../text/phrases.ts';
import {
  type Clauses,
  endOfClause,
  isFreeWord,
  isOnlyPlace,
  isUnsure,
  JOB_CONDITIONS,
  kindOf,
  namesWork,
  startsClause,
} from './clauses.ts';
import { objectOf } from './negated-object.ts';
import vocabulary from './negators.json' with { type: 'json' };
import { LANGUAGES } from './negators.ts';
import { isPlace } from './place-words.ts';
import type { Segment } from './segment.ts';

/** Words that begin a concession ("even if", "भले ही"), and those that end one ("तो भी", "तरी"). */
const BEFORE = phraseSet(vocabulary.concessive);
const AFTER = phraseSet(vocabulary.concessiveAfter);
const PHRASE_WORDS_MAX = 4;
/** Hindi and Marathi verbs in a concession. The first one ends it, if a word such as "भले" began it. */
const SUBJUNCTIVE = phraseSet(vocabulary.subjunctive);
/** Words before "तरी" that give it another meaning: "काही तरी" is "something". */
const SOME = phraseSet(vocabulary.some);

/** English negators of a verb, also after "even": "even if it is not permanent". "No nights" after a whole concession refuses. */
const OF_VERB = /^(?:(?:is|are|was|do|does|did|can|could|will|would|have|has) not|[a-z]+nt|cannot)\b/;
const ASKS = /\b(?:show|send|give|call|tell|want|put|offer)\b/;
const BEFORE_NOT = phraseSet(
  [
    'even',
    'if',
    'though',
    'although',
    'it',
    'there',
    'i',
    'you',
    'we',
    'they',
    'is',
    'are',
    'was',
    'am',
    'be',
    'have',
    'has',
  ].concat(['get', 'gets', 'got', 'with', 'do', 'does', 'can', 'will', 'would', 'could']),
);

/** Words that mean "but" before a refusal: "pune though not in wakad". */
const THOUGH = new Set(['though', 'although']);
const REFUSES = /^(?:not|no|never)\b/;

/** Kinds of what a speaker has or lacks, which a concession does not change: "even without experience". */
const OF_SPEAKER: ReadonlySet<Meaning | undefined> = new Set<Meaning | undefined>([
  'EXPERIENCE',
  'QUALIFICATION',
]);

/** The parts of a text that say what the speaker accepts in spite of it. */
export interface Concessions {
  /** Indexes of the negators that refuse nothing: "even if it is not permanent". */
  readonly negators: ReadonlySet<number>;
  /** Conditions that do not matter: "even if it is night shift". */
  readonly conditions: readonly Segment[];
  /** Words that are no wish. */
  readonly words: ReadonlySet<Segment>;
  /** All segments of concessions. None of them is a complaint. */
  readonly all: ReadonlySet<Segment>;
}

interface Word {
  readonly word: string;
  /** Index of its segment. */
  readonly at: number;
}

/** Whether a segment of a concession says nothing about the job. */
const isNoWish = (segment: Segment): boolean => {
  const isLanguage = segment.words.every((word) => LANGUAGES.has(word));
  const isVague = isFreeWord(segment) || isUnsure(segment) || kindOf(segment) === 'WORD';
  return segment.number === undefined && (isLanguage || isVague);
};

/** Returns the words of segments that form the first phrase of a set; null if there is none. */
function phraseIn(words: readonly Word[], phrases: ReadonlySet<string>): readonly Word[] | null {
  for (const from of words.keys()) {
    for (let length = PHRASE_WORDS_MAX; length > 0; length -= 1) {
      const found = words.slice(from, from + length);
      const isSome = SOME.has(words[from - 1]?.word ?? '');
      if (!isSome && phrases.has(found.map(({ word }) => word).join(' '))) return found;
    }
  }
  return null;
}

/** Returns the indexes of the segments of the concession in a clause, without the words that begin or end it. */
function concessionIn(words: readonly Word[]): { readonly first: number; readonly last: number } | null {
  const end = phraseIn(words, AFTER)?.[0];
  const begin = phraseIn(words, BEFORE)?.at(-1);
  if (begin === undefined && end === undefined) return null;
  const first = begin?.at ?? words[0]?.at ?? 0;
  const isInside = ({ at }: Word): boolean => at > first;
  const verb = words.filter(isInside).find(({ word }) => SUBJUNCTIVE.has(word));
  const last = end?.at ?? verb?.at ?? words.at(-1)?.at ?? first;
  return last < first ? null : { first, last };
}

/** Whether a negator belongs to the verb of a concession. */
function isOfConcession(clauses: Clauses, at: number, isClosed: boolean): boolean {
  const { segments } = clauses;
  const { words = [], negator } = segments[at] ?? {};
  const object = segments[objectOf(clauses, at)];
  if (object !== undefined && OF_SPEAKER.has(kindOf(object))) return false;
  const before = segments[at - 1]?.words.at(-1) ?? '';
  const near = [...words, before, segments[at + 1]?.words[0] ?? ''];
  const phrase = words.join(' ');
  return (
    isClosed ||
    negator?.kind === 'off' ||
    near.some((word) => SUBJUNCTIVE.has(word)) ||
    (OF_VERB.test(phrase) && !ASKS.test(phrase)) ||
    BEFORE_NOT.has(before)
  );
}

/**
 * Whether a word such as "though" means "but", because a refusal directly follows it: "plumber in pune though not in wakad". "Though
 * not tall, guard" says nothing about jobs.
 */
function isContrast(clauses: Clauses, first: number): boolean {
  const { segments } = clauses;
  const isThough = segments[first]?.words.every((word) => THOUGH.has(word));
  const before = segments[first - 1];
  if (!isThough || before === undefined || before.words.at(-1) === 'even') return false;
  const { phrase = '' } = segments[first + 1]?.negator ?? {};
  if (!REFUSES.test(phrase) || startsClause(clauses, first + 1)) return false;
  const object = segments[objectOf(clauses, first + 1)];
  if (object === undefined) return false;
  const isOfJob = namesWork(object) || isOnlyPlace(object) || JOB_CONDITIONS.has(kindOf(object));
  return isOfJob || isPlace(object);
}

/** Finds the concessions of a text: "even if it is night shift", "भले सैलरी ज्यादा न हो", "रात्रपाळी असली तरी". */
export function concessionsOf(clauses: Clauses): Concessions {
  const { segments } = clauses;
  const negators = new Set<number>();
  const conceded: Segment[] = [];
  const denied = new Set<Segment>();
  for (let from = 0; from < segments.length; from = endOfClause(clauses, from)) {
    const parts = segments.slice(from, endOfClause(clauses, from));
    const words = parts.flatMap((part, offset) => part.words.map((word) => ({ word, at: from + offset })));
    const found = concessionIn(words);
    if (found === null || isContrast(clauses, found.first)) continue;
    const isClosed = phraseIn(words, AFTER) !== null;
    for (let at = found.first; at <= found.last; at += 1) {
      const segment = segments[at] as Segment;
      // "Even if the salary is not great": an adjective names no work.
      if (negators.has(at - 1)) denied.add(segment);
      if (segment.negator === undefined) conceded.push(segment);
      else if (isOfConcession(clauses, at, isClosed)) negators.add(at);
    }
  }
  return {
    negators,
    all: new Set(conceded),
    conditions: conceded.filter((segment) => JOB_CONDITIONS.has(kindOf(segment))),
    words: new Set(conceded.filter((segment) => isNoWish(segment) || denied.has(segment))),
  };
}
