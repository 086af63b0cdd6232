import { normalPhrase, phraseSet } from '../text/phrases.ts';
import type { MeaningSpan } from './meaning-span.ts';
import vocabulary from './schooling.json' with { type: 'json' };

/** Kinds of words in a statement about schooling, by the names of their lists in `schooling.json`. */
const KINDS = [
  ...([
    'till',
    'after',
    'in',
    'only',
    'studied',
    'studying',
    'school',
    'learning',
    'college',
    'left',
  ] as const),
  ...(['incomplete', 'done', 'passed', 'went', 'exam', 'need', 'read', 'little', 'few', 'much'] as const),
  ...(['notBefore', 'notAfter', 'classWords', 'fillers'] as const),
] as const;
type Kind = (typeof KINDS)[number] | 'class';

/** One or more words of a statement. `class` is the number of a class. */
interface Token {
  readonly kinds: ReadonlySet<Kind>;
  readonly class?: number;
  /** Whether the class is digits or an English word, which may also be the number of a floor or a day. */
  readonly isNumber?: boolean;
  readonly from: number;
  readonly to: number;
}

const PHRASE_WORDS_MAX = 3;

const listOf = (text: string): string[] => text.split(', ').map(normalPhrase);

/** The kinds of each phrase. A phrase can have several: "gaya" is a filler, and says that somebody went to school. */
const KINDS_BY_PHRASE = ((): ReadonlyMap<string, ReadonlySet<Kind>> => {
  const kinds = new Map<string, Set<Kind>>();
  for (const kind of KINDS) {
    for (const phrase of listOf(vocabulary[kind])) {
      kinds.set(phrase, (kinds.get(phrase) ?? new Set<Kind>()).add(kind));
    }
  }
  return kinds;
})();

const CLASS_BY_NAME: ReadonlyMap<string, number> = new Map(
  Object.entries(vocabulary.classes).flatMap(([number, names]) =>
    names.split(' ').map((name) => [normalPhrase(name), Number(number)] as const),
  ),
);

/** The endings that Marathi joins to a class, the longest first, with the kind of word that they replace. */
const ENDINGS = Object.entries(vocabulary.endings)
  .flatMap(([kind, endings]) =>
    endings.split(' ').map((ending) => [normalPhrase(ending), kind as Kind] as const),
  )
  .toSorted(([a], [b]) => b.length - a.length);

const DIGITS = /^(\d{1,2})(?:th|vi|wi|वीं|वी|वि)$/;
const BARE_NUMBER = /^\d{1,2}$/;
const CLASS_MAX = 12;
/** The lowest class that jobs ask for, and the classes of the qualifications. */
const TENTH = 10;
const TWELFTH = 12;

const CLASS_WORDS = new Set(listOf(vocabulary.classWords));
const LANGUAGES = phraseSet(listOf(vocabulary.languages));
const TEACHING = listOf(vocabulary.teaching.replaceAll(' ', ', '));

const isClass = (number: number): boolean => number >= 1 && number <= CLASS_MAX;

/** Returns the class that a word names, with the kind of the ending that is joined to it; null if it names none. */
function classOf(word: string): Pick<Token, 'kinds' | 'class' | 'isNumber'> | null {
  const numberOf = (name: string): number | undefined => {
    const digits = DIGITS.exec(name)?.[1];
    const number = digits === undefined ? CLASS_BY_NAME.get(name) : Number(digits);
    return number !== undefined && isClass(number) ? number : undefined;
  };
  const isNumber = /^(?:\d|[a-z]+th$)/.test(word);
  const whole = numberOf(word);
  if (whole !== undefined) return { kinds: new Set<Kind>(['class']), class: whole, isNumber };
  for (const [ending, kind] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const number = numberOf(word.slice(0, word.length - ending.length));
    if (number !== undefined) return { kinds: new Set<Kind>(['class', kind]), class: number, isNumber };
  }
  return null;
}

/** Returns the token that begins at a word; null if the word belongs to no statement about schooling. */
function tokenAt(words: readonly string[], from: number): Token | null {
  const [word = '', next = ''] = words.slice(from, from + 2);
  const named = classOf(word);
  if (named !== null) return { ...named, from, to: from + 1 };
  const isNextNumber = BARE_NUMBER.test(next) && isClass(Number(next));
  if (CLASS_WORDS.has(word) && isNextNumber) {
    return { kinds: new Set<Kind>(['class', 'classWords']), class: Number(next), from, to: from + 2 };
  }
  const isSplit = BARE_NUMBER.test(word) && DIGITS.test(word + next);
  const hasClassWord = BARE_NUMBER.test(word) && CLASS_WORDS.has(next);
  if ((isSplit || hasClassWord) && isClass(Number(word))) {
    const kinds = new Set<Kind>(hasClassWord ? ['class', 'classWords'] : ['class']);
    return { kinds, class: Number(word), isNumber: isSplit, from, to: from + 2 };
  }
  for (let length = Math.min(PHRASE_WORDS_MAX, words.length - from); length > 0; length -= 1) {
    const kinds = KINDS_BY_PHRASE.get(words.slice(from, from + length).join(' '));
    if (kinds !== undefined) return { kinds, from, to: from + length };
  }
  return null;
}

/** Returns the tokens from a word on, up to the first word that belongs to no statement, or to a border. */
function tokensFrom(words: readonly string[], from: number, borders: ReadonlySet<number>): Token[] {
  const tokens: Token[] = [];
  for (let at = from; at < words.length; ) {
    const token = tokenAt(words, at);
    const crosses = (index: number): boolean => index > from && borders.has(index);
    if (token === null || crosses(at)) break;
    if (Array.from({ length: token.to - at - 1 }, (_, offset) => at + 1 + offset).some(crosses)) break;
    tokens.push(token);
    at = token.to;
  }
  return tokens;
}

const has = ({ kinds }: Token, ...of: readonly Kind[]): boolean => of.some((kind) => kinds.has(kind));
const isFiller = ({ kinds }: Token): boolean => kinds.has('fillers');

/** Whether a token says nothing on its own. */
const isPureFiller = (token: Token): boolean => isFiller(token) && token.kinds.size === 1;

/** Kinds of words that a negator before them negates. */
const NEGATED_AFTER = ['done', 'went', 'studied', 'read', 'learning', 'passed', 'exam', 'need'] as const;
/** Kinds of words that a negator after them negates. */
const NEGATED_BEFORE = ['done', 'went', 'studied', 'read', 'learning', 'exam', 'need'] as const;
/** Kinds with which no statement begins. */
const NEVER_FIRST = ['notAfter', 'done', 'need', 'went', 'exam', 'fillers'] as const;
/** Kinds with which no statement ends. */
const NEVER_LAST = ['notBefore', 'in', 'only', 'much', 'little', 'fillers'] as const;

/** Whether a negator before something or after it negates it. `tokens` are without fillers. */
function isNegation(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const next = tokens.slice(at + 1).find((one) => !has(one, 'much'));
  const before = tokens[at - 1];
  if (has(token, 'notBefore')) {
    const isNeedless =
      before !== undefined && has(before, 'learning') && next !== undefined && has(next, 'need');
    return isNeedless || (next !== undefined && has(next, ...NEGATED_AFTER) && !has(next, 'need'));
  }
  if (!has(token, 'notAfter')) return false;
  const isBefore = before !== undefined && has(before, ...NEGATED_BEFORE);
  return isBefore || (next !== undefined && has(next, 'done', 'went'));
}

/** Removes the tokens at both ends that belong to something else. */
function trimmed(all: readonly Token[]): Token[] {
  let tokens = [...all];
  const significant = (): Token[] => tokens.filter((token) => !isPureFiller(token));
  const isLoose = (token: Token, kinds: readonly Kind[]): boolean =>
    [...token.kinds].every((kind) => kinds.includes(kind));
  for (;;) {
    const [first] = tokens;
    if (first === undefined) return [];
    const second = significant()[1];
    const isLooseNot = has(first, 'notBefore') && !isNegation(significant(), 0);
    const isLooseDegree =
      has(first, 'little', 'few', 'much') && !(second !== undefined && has(second, 'studied', 'learning'));
    if (!isLoose(first, NEVER_FIRST) && !isLooseNot && !isLooseDegree) break;
    tokens = tokens.slice(1);
  }
  for (;;) {
    const last = tokens.at(-1);
    if (last === undefined) return [];
    const isLooseNot = has(last, 'notAfter') && !isNegation(significant(), significant().length - 1);
    if (!isLoose(last, NEVER_LAST) && !isLooseNot) return tokens;
    tokens = tokens.slice(0, -1);
  }
}

/** Returns the highest class that somebody passed, who has left or finished a class as the tokens say. */
function passedOf(
  number: number,
  tokens: readonly Token[],
  isUnfinished: boolean,
  isNegated: boolean,
): number {
  const some = (...kinds: readonly Kind[]): boolean => tokens.some((token) => has(token, ...kinds));
  if (some('till', 'after')) return number;
  if (isUnfinished) return some('passed') && !isNegated ? number : number - 1;
  return some('studying', 'in') && !some('passed', 'done') ? number - 1 : number;
}

/** Whether the tokens say enough for a class below the tenth. A number alone may be that of a floor or a day. */
function isCredible(
  { class: number = 0, isNumber }: Token,
  tokens: readonly Token[],
  isTeaching: boolean,
): boolean {
  const some = (...kinds: readonly Kind[]): boolean => tokens.some((token) => has(token, ...kinds));
  if (some('till', 'studied', 'studying', 'left', 'incomplete', 'done', 'passed')) return true;
  // A teacher of the fifth class has passed more.
  if (some('classWords')) return !isTeaching && (number > 1 || some('only'));
  return isNumber !== true && number > 3 && !isTeaching;
}

/** Returns the highest class that somebody passed, as tokens of one statement say; null if they do not say it. */
function passedClass(all: readonly Token[], tokens: readonly Token[], isTeaching: boolean): number | null {
  const significant = tokens.filter((token) => !isPureFiller(token));
  const some = (...kinds: readonly Kind[]): boolean => tokens.some((token) => has(token, ...kinds));
  const isNegated = significant.some((_token, at) => isNegation(significant, at));
  const isUnfinished = some('left', 'incomplete') || isNegated;
  const named = tokens.findLast((token) => token.class !== undefined);
  // "No need of a degree" refuses the degree.
  if (some('need') && (named !== undefined || some('college'))) return null;
  const number = named?.class;
  if (named !== undefined && number !== undefined) {
    const isSaid = isUnfinished || some('till', 'studied', 'studying', 'done') || number === TENTH + 1;
    if (number >= TENTH && !isSaid) return null;
    if (number < TENTH && !isCredible(named, tokens, isTeaching)) return null;
    return passedOf(number, tokens, isUnfinished, isNegated);
  }
  if (some('college')) return isUnfinished ? TWELFTH : null;
  const isLittle =
    significant.some(
      (token, at) => has(token, 'little', 'few') && has(significant[at + 1] ?? token, 'studied', 'learning'),
    ) ||
    all.some(
      (token, at) => has(token, 'few') && has(all[at - 1] ?? token, 'learning') && at < all.length - 1,
    );
  const isOfSchool = some('school', 'learning', 'studied', 'read');
  return isOfSchool && (isUnfinished || isLittle) ? 0 : null;
}

const entryOf = (passed: number, phrase: string): MeaningSpan['entry'] => {
  if (passed < TENTH) return { phrase, kind: 'GROUP', value: 'unschooled' };
  return { phrase, kind: 'QUALIFICATION', value: passed < TWELFTH ? 'SSC' : 'HSSC' };
};

/**
 * Returns what a text says about schooling in words, such as "left school after the 8th" or "दहावी अर्धवट सोडली". A class that was
 * passed, without more words, is left to the lexicon.
 */
export function schoolingSpans(words: readonly string[], borders: ReadonlySet<number>): MeaningSpan[] {
  const isTeaching = words.some((word) => TEACHING.some((start) => word.startsWith(start)));
  const spans: MeaningSpan[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const all = tokensFrom(words, from, borders);
    const tokens = trimmed(all);
    const [first] = tokens;
    const last = tokens.at(-1);
    if (first === undefined || last === undefined) continue;
    // "Cannot read English" says nothing about schooling.
    if (LANGUAGES.has(words[first.from - 1] ?? '')) {
      from = last.to - 1;
      continue;
    }
    const passed = passedClass(all, tokens, isTeaching);
    if (passed !== null) {
      const phrase = words.slice(first.from, last.to).join(' ');
      spans.push({ from: first.from, to: last.to, entry: entryOf(passed, phrase) });
    }
    from = (passed === null ? (all.at(-1)?.to ?? from + 1) : last.to) - 1;
  }
  return spans;
}
