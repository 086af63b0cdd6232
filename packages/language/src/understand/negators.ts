import { normalPhrase, phraseSet } from '../text/phrases.ts';
import { familyNegatorAt, VERB_FORMS } from './negator-families.ts';
import vocabulary from './negators.json' with { type: 'json' };

/** Where the words are that a negator refers to. `fronting`: they follow, unless the sentence begins with them (sales I am not looking for). */
type Direction = 'before' | 'after' | 'either' | 'fronting';

/**
 * - `negate`: excludes the words that it refers to.
 * - `failed`: a class that was not passed (10th fail).
 * - `off`: free hours (Sunday off).
 * - `outside`: not in a place (outside Pune).
 * - `condition`: refuses only conditions and places (nights are hard for me, nothing part time).
 * - `indifferent`: either is fine (no problem with night shifts).
 * - `idle`: contains a negator but negates nothing (not only, nahi to).
 * - `correct`: takes back what precedes if something like it follows (driver, sorry, cook).
 * - `lost`: what somebody has no longer (licence expired). It refuses only papers and tools.
 * - `averse`: says that somebody dislikes, fears or has left something, without a negator (bored with sales). It refuses what is
 *   next to it, if the text names something else. What is farther away is only shown as refused.
 */
export type NegatorKind =
  | 'negate'
  | 'failed'
  | 'off'
  | 'outside'
  | 'condition'
  | 'indifferent'
  | 'idle'
  | 'correct'
  | 'lost'
  | 'averse';

/** A phrase that negates. */
export interface Negator {
  readonly kind: NegatorKind;
  readonly direction: Direction;
  /** Whether it means "without", so that a plain negator next to it cancels it: "not without experience". */
  readonly isPrivative: boolean;
  /** Whether it excludes only if the text names what replaces it: "sales ki jagah marketing". */
  readonly isReplacing: boolean;
  readonly phrase: string;
}

const PRIVATIVE = phraseSet(vocabulary.privative);
const REPLACING = phraseSet([...vocabulary.replacing, ...vocabulary.replacingBefore]);
/** Refusals that may also take back what precedes: "driver, no no, cook". */
export const RETRACTING = phraseSet(vocabulary.retracting);
/** Negators that with a plain one mean "only": "cook ke siwa kuch nahi". */
export const EXCEPTIVE = phraseSet(vocabulary.exceptive);
/** Words such as "anything", which come between the two. */
export const INDEFINITE = phraseSet([...vocabulary.indefinite, ...vocabulary.indefiniteNouns]);
/** Words such as "else". A negator after them refers to nothing that the text names: "और कुछ नहीं". */
export const ELSE = phraseSet(vocabulary.else);
/** Words that say that something is wanted; a negator does not look back beyond them. */
export const WANTS = phraseSet(vocabulary.wants);
/** "Only", which a negator turns into "not only". */
export const ONLY = phraseSet(vocabulary.only);
/** Words that begin a new clause. */
export const BREAKS = phraseSet(vocabulary.breaks);
const HOMONYM_BREAKS = phraseSet(vocabulary.homonymBreaks);
const CLAUSE_ENDS = phraseSet([...vocabulary.clauseEnds, ...vocabulary.wants]);
/** Forms of verbs that Hindi joins to "पर" as a postposition: "करने पर". */
const BEFORE_POSTPOSITION = /(?:ने|ne)$/;
/** "In". What follows in "होटल में काम पर" is no postposition of "काम". */
const IN = /^(?:में|मे|me|mein|mai|मध्ये|madhe)$/;

/** Whether a word ends a clause as a verb: "चाहिए", "करना है". */
const isClauseEnd = (word: string): boolean =>
  CLAUSE_ENDS.has(word) || (VERB_FORMS.has(word) && !BEFORE_POSTPOSITION.test(word));

/** Whether a word begins a clause after it. Some words mean "but" only after a verb, or after "में काम". */
export function isBreak(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (BREAKS.has(word)) return true;
  return HOMONYM_BREAKS.has(word) && (isClauseEnd(words[at - 1] ?? '') || IN.test(words[at - 2] ?? ''));
}

/** Short misspellings of negators, with what they mean. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(Object.entries(vocabulary.spellings));
/** Words that join the members of a list. */
export const JOINS = phraseSet([...vocabulary.joins, ...vocabulary.alternatives]);
/** Those of them that mean "or" or "both", so that each member of the list would do. */
export const ALTERNATIVE_JOINS = phraseSet(vocabulary.alternatives);
/** Things that nobody wants and no job states. Refusing them excludes nothing. */
export const UNWANTED = phraseSet(vocabulary.unwanted);
/** Words that can follow a negator which refers back: "truck not ok". */
export const FOLLOWERS = phraseSet(vocabulary.followers);
/** Verbs and nouns of refusals, of which the negator may be misspelt: "garaj nhi". They are never what is refused. */
export const VERBS = phraseSet(vocabulary.verbs);
/** Names of fields of work, which no person is called. In "sales telecalling nako" both are refused. */
export const FIELDS = phraseSet(vocabulary.fields);
/** Negators that refuse the refusal next to them: "not that I cannot do nights". */
export const CANCELLING = phraseSet(vocabulary.cancelling);
/** Verbs between a negator and a place: "cannot go to Mumbai". */
export const MOVES = phraseSet(vocabulary.moves);
/** Verbs of actions next to a negator: "गाड़ी नहीं चलानी". */
export const ACTIONS = phraseSet(vocabulary.actions);
/** Verbs between a negator and what it refuses: "do not put me on nights". */
export const ASSIGNING = phraseSet(vocabulary.assigning);
/** Words that compare what is refused with something like it: "zomato jaisa kaam nahi". */
export const COMPARING = phraseSet(vocabulary.comparing);
/** Words such as "if". A refusal after "then" refers to what follows them. */
export const IF = phraseSet(vocabulary.if);
/** Words such as "that" and "उसके", which refer to what the text named before: "driver? not that one". */
export const PRONOUNS = phraseSet(vocabulary.pronouns);
/** Words such as "again" next to a negator. */
export const AGAIN = phraseSet(vocabulary.again);
/** Papers and tools that jobs need. */
export const PAPERS = phraseSet(vocabulary.papers);
/** Words such as "as", between an occupation and what somebody does. */
export const AS = phraseSet(vocabulary.as);
/** Names of languages, and verbs for knowing one: "मला इंग्रजी येत नाही". */
export const LANGUAGES = phraseSet(vocabulary.languages);
export const KNOWING = phraseSet(vocabulary.knowing);
const PAIRS = phraseSet(vocabulary.pairs);
const UNEMPLOYED = phraseSet(vocabulary.unemployed);
const GENITIVES = phraseSet(vocabulary.genitives);
const POSTPOSITIONS = phraseSet(vocabulary.postpositions);

/** Whether a phrase says that somebody has no work. After a condition it refuses it: "घरून काम नाही". */
export const saysUnemployed = ({ phrase }: Negator): boolean => UNEMPLOYED.has(phrase);

/** Whether a word such as "na" denies something, alone or in a pair: "na sales na marketing". */
export const isDenialOfPair = (word: string): boolean => PAIRS.has(word);

/** Whether a word is a genitive: "X ka", "X chi". */
export const isGenitive = (word: string): boolean => GENITIVES.has(word);

/** Whether a word is a postposition, also misspelt, so that a negator of either direction follows: "anubhav k bina". */
export const isPostposition = (word: string): boolean => POSTPOSITIONS.has(word);

const negatorsOf = (phrases: readonly string[], kind: NegatorKind, direction: Direction) =>
  phrases.map((text): [string, Negator] => {
    const phrase = normalPhrase(text);
    const isReplacing = REPLACING.has(phrase);
    return [phrase, { kind, direction, phrase, isPrivative: PRIVATIVE.has(phrase), isReplacing }];
  });

/** All negators by their normalised phrase. A later list wins. */
export const NEGATORS: ReadonlyMap<string, Negator> = new Map([
  ...negatorsOf(vocabulary.before, 'negate', 'before'),
  ...negatorsOf(vocabulary.after, 'negate', 'after'),
  ...negatorsOf(vocabulary.either, 'negate', 'either'),
  ...negatorsOf(vocabulary.retracting, 'negate', 'after'),
  ...negatorsOf(vocabulary.replacing, 'negate', 'after'),
  ...negatorsOf(vocabulary.replacingBefore, 'negate', 'before'),
  ...negatorsOf(vocabulary.failed, 'failed', 'after'),
  ...negatorsOf(vocabulary.off, 'off', 'after'),
  ...negatorsOf(vocabulary.outside, 'outside', 'before'),
  ...negatorsOf(vocabulary.outsideAfter, 'outside', 'after'),
  ...negatorsOf(vocabulary.indifferent, 'indifferent', 'after'),
  ...negatorsOf(vocabulary.indifferentBefore, 'indifferent', 'before'),
  ...negatorsOf(vocabulary.idle, 'idle', 'after'),
  ...negatorsOf(vocabulary.cancelling, 'idle', 'after'),
  ...negatorsOf(vocabulary.correcting, 'correct', 'after'),
]);

export const NEGATOR_WORDS_MAX = Math.max(...[...NEGATORS.keys()].map((phrase) => phrase.split(' ').length));

/** Whether a word alone is a negator. */
export const isNegatorWord = (word: string): boolean => NEGATORS.has(word);

/** A number after "no" is an ordinal or a name: "no 1 company", "sector no 12". A class is neither: "no 10 pass". */
const isNumbered = (words: readonly string[], to: number): boolean =>
  words[to - 1] === 'no' && /^\d+$/.test(words[to] ?? '') && !/^(?:pass|fail)/.test(words[to + 1] ?? '');

/**
 * Whether a word is one of a pair that negates what follows each: "na sales na marketing". The last one must have a
 * word after it, because at the end of a sentence it only asks politely.
 */
function isPaired(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (!PAIRS.has(word)) return false;
  const last = words.lastIndexOf(word);
  return words.indexOf(word) < last && last < words.length - 1;
}

/** Returns the longest negator that begins at a word, and the index after its last word; null if none does. */
export function negatorAt(
  all: readonly string[],
  from: number,
  /** The index after the last word that may belong to it. */
  end = all.length,
): { readonly negator: Negator; readonly to: number } | null {
  const words = end < all.length ? all.slice(0, end) : all;
  const ofFamily = familyNegatorAt(words, from);
  for (let length = Math.min(NEGATOR_WORDS_MAX, words.length - from); length > 0; length -= 1) {
    const to = from + length;
    if (length === 1 && isPaired(all, from)) {
      const phrase = words[from] ?? '';
      const simple = { isPrivative: false, isReplacing: false, phrase };
      return { negator: { ...simple, kind: 'negate', direction: 'before' }, to };
    }
    const negator = NEGATORS.get(words.slice(from, to).join(' '));
    if (negator === undefined || isNumbered(words, to)) continue;
    // An aversion refuses less surely than a negator of the same words.
    const isFamilyBetter =
      ofFamily !== null && (ofFamily.to > to || (ofFamily.to === to && ofFamily.negator.kind !== 'averse'));
    return isFamilyBetter ? ofFamily : { negator, to };
  }
  return ofFamily;
}

const PREDICATE = /^(?:(?:is|are|was|were) not|(?:is|are|was|were)nt)$/;

/** Whether a negator is an English predicate, which what it refuses precedes: "sales is not fancied by me". */
export const isPredicate = ({ phrase }: Negator): boolean => PREDICATE.test(phrase);

/** Words such as "mujhse", by which somebody says what he or she cannot do: "mujhse raat me gaadi nahi chalayi jati". */
export const BY_ME = phraseSet(vocabulary.byMe);
/** Words that add something to what is wanted: "night duty bhi". */
export const ADDING = phraseSet(vocabulary.adding);

/** Words for "new" and "that", which a negator never refuses: "काम नया चाहिए". */
const NEW_AND_THAT = phraseSet([...vocabulary.new, ...vocabulary.demonstratives]);

/** Words of the grammar that name nothing. None of them is a misspelling, or the name of a place. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...JOINS,
  ...phraseSet(vocabulary.indefinite),
  ...ELSE,
  ...BREAKS,
  ...NEW_AND_THAT,
  ...AS,
  ...BY_ME,
  ...AGAIN,
]);

/** Whether a text has a negator, which may be several words of which none is one: "anything but". */
export const hasNegator = (words: readonly string[]): boolean =>
  words.some((_word, at) => negatorAt(words, at) !== null);
