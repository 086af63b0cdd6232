import {
  type Clauses,
  CONDITIONS,
  canBeInName,
  hasWord,
  isEmpty,
  isFreeWord,
  isName,
  isOnlyPlace,
  isOnlyProfile,
  isStop,
  isUnsure,
  isWorkBeyond,
  kindOf,
  namesWork,
  PLACES,
  startsClause,
} from './clauses.ts';
import { isPartOf } from './head-of.ts';
import { COMPARING, FIELDS, isGenitive, JOINS } from './negators.ts';
import { isLocative } from './place-words.ts';
import type { Segment } from './segment.ts';

/**
 * Returns the indexes of the other words of a negated name, which are its neighbours in the clause: "retail" of "no
 * retail store". Empty if the text names no other occupation, because then these words
 * may be the wish.
 */
function restOfName(clauses: Clauses, object: number, step: 1 | -1): number[] {
  const { segments } = clauses;
  if (!canBeInName(segments[object])) return [];
  const rest: number[] = [];
  for (let at = object + step; canBeInName(segments[at]); at += step) {
    if (startsClause(clauses, step === 1 ? at : at + 1)) break;
    rest.push(at);
  }
  const isOutside = (at: number) => at !== object && !rest.includes(at);
  const isWorkOutside = segments.some((segment, at) => isOutside(at) && namesWork(segment));
  return isWorkOutside ? rest : [];
}

const WALA = /^(?:wal[aie]|val[aie]|व[ाॉ]ल[ाीे])$/;

/**
 * Returns the index of the words that say with "wala" which kind of an occupation is refused: "khane wali delivery nahi". Empty if
 * there are none, or if the text asks for no other occupation.
 */
function kindWithWala(clauses: Clauses, object: number): number[] {
  const { segments } = clauses;
  const [kind, wala, refused] = segments.slice(Math.max(object - 2, 0), object + 1);
  if (kind === undefined || wala === undefined || refused === undefined) return [];
  const isJoined = wala.words.length === 1 && WALA.test(wala.words[0] ?? '') && namesWork(refused);
  const isCut = startsClause(clauses, object) || startsClause(clauses, object - 1);
  if (!isJoined || isCut || !canBeInName(kind)) return [];
  return isWorkBeyond(clauses, [object, object - 2], -1) ? [object - 2] : [];
}

/**
 * Returns the index of the segment that belongs to a negated word which is not understood: the condition next to it ("no
 * night shift wagaira"), or what a genitive joins to it ("रात की शिफ्ट का कॉम नहीं"). It is not a wish, whatever the word
 * means. Empty if there is none.
 */
function ownerOf(clauses: Clauses, object: number, step: 1 | -1): number[] {
  const { segments } = clauses;
  const segment = segments[object];
  const next = segments[object + step];
  if (segment === undefined || next === undefined) return [];
  if (!isUnsure(segment)) return step === -1 ? kindWithWala(clauses, object) : [];
  if (startsClause(clauses, step === 1 ? object + 1 : object)) return [];
  if (CONDITIONS.has(kindOf(next))) return [object + step];
  if (step === 1) return [];
  const isOwned = next.words.length === 1 && isGenitive(next.words[0] ?? '');
  const at = isOwned ? object - 2 : object - 1;
  const owner = segments[at];
  if (owner === undefined || owner.negator !== undefined || isStop(owner)) return [];
  if (isOwned && startsClause(clauses, object - 1)) return [];
  const isWish = namesWork(owner) && !isWorkBeyond(clauses, [object, at], step);
  const isPlace = kindOf(owner) === 'CITY' || kindOf(owner) === 'LOCALITY';
  return isWish || (isPlace && !isOwned) ? [] : [at];
}

/**
 * Returns the indexes of the occupations that a refused one is compared with: "zomato swiggy jaisa khana pahuchana nahi". Empty if
 * there is no comparison.
 */
function comparedWith(clauses: Clauses, object: number, step: 1 | -1): number[] {
  const { segments } = clauses;
  const comparison = segments[object - 1];
  if (step === 1 || comparison === undefined || !hasWord(comparison, COMPARING)) return [];
  const compared: number[] = [];
  for (let at = object - 2; segments[at] !== undefined && !startsClause(clauses, at + 1); at -= 1) {
    const segment = segments[at] as Segment;
    if (segment.negator !== undefined || !namesWork(segment)) break;
    compared.push(at);
  }
  return compared;
}

/** Whether a segment is a free word, also one of a group such as "field". */
const isLoose = (segment: Segment | undefined): segment is Segment =>
  segment !== undefined && (isFreeWord(segment) || kindOf(segment) === 'GROUP');

/** Returns the index of the free word at which something is refused: "फील्ड में घूमना नहीं". Empty if there is none. */
function placeOf({ segments, ...clauses }: Clauses, object: number, step: 1 | -1): number[] {
  const where = segments[object - 1];
  const isWhere = where?.words.length === 1 && isLocative(where.words[0] ?? '');
  if (step === 1 || !isWhere || !isLoose(segments[object]) || !isLoose(segments[object - 2])) return [];
  const isCut = [object, object - 1].some((at) => startsClause({ segments, ...clauses }, at));
  return isCut ? [] : [object - 2];
}

/**
 * Returns the indexes of all segments in the same list as a negated one: "no sales or marketing", and neighbouring
 * words without a known meaning: "heavy lifting".
 */
export function listOf(clauses: Clauses, object: number, step: 1 | -1): number[] {
  const { segments } = clauses;
  const list = [
    object,
    ...restOfName(clauses, object, step),
    ...ownerOf(clauses, object, step),
    ...placeOf(clauses, object, step),
    ...comparedWith(clauses, object, step),
  ];
  for (let at = (list.at(-1) ?? object) + step; at >= 0 && at < segments.length; at += step) {
    const segment = segments[at];
    const border = step === 1 ? at : at + 1;
    if (segment === undefined || segment.negator !== undefined || startsClause(clauses, border)) break;
    const last = segments[list.at(-1) ?? object];
    const isNeighbour = last !== undefined && isFreeWord(segment) && isFreeWord(last);
    // "Katraj Hadapsar nako" refuses both.
    const arePlaces = last !== undefined && PLACES.has(kindOf(segment)) && kindOf(segment) === kindOf(last);
    const isJoinedBySign = clauses.joinStarts.has(segments[border]?.wordIndexes[0] ?? -1);
    if (isNeighbour || arePlaces || isJoinedBySign) {
      list.push(at);
      continue;
    }
    const other = segments[at + step];
    const isJoined =
      hasWord(segment, JOINS) && other !== undefined && !isEmpty(other) && other.negator === undefined;
    if (!isJoined) break;
    list.push(at + step);
    at += step;
  }
  return [...list, ...listedWork(clauses, list, step)];
}

/**
 * Whether an occupation next to a refused one without a word between is refused too: "no sales telecalling", "sales
 * telecalling nako". Not "cook chinese nako", because the cook is the wish.
 */
function isPartOfRefused(clauses: Clauses, next: Segment, refused: Segment, step: 1 | -1): boolean {
  if (step === 1) return isPartOf(next, refused);
  return (
    isOnlyProfile(next) &&
    FIELDS.has(next.words.join(' ')) &&
    isPartOf(refused, next) &&
    !isName(clauses, refused, next)
  );
}

/**
 * Returns the indexes of occupations that belong to a refused one although no word joins them: the kinds of a refused
 * profile ("no sales telecalling"), and single occupations between commas ("office, sales, marketing nako"), if the text
 * names another one.
 */
function listedWork(clauses: Clauses, list: readonly number[], step: 1 | -1): number[] {
  const { segments } = clauses;
  const all = [...list];
  for (;;) {
    const last = segments[all.at(-1) ?? -1];
    const at = (all.at(-1) ?? -1) + step;
    const next = segments[at];
    if (last === undefined || next === undefined || next.negator !== undefined) break;
    // "Cook, not in a hotel" refuses the workplace, and not the cook.
    if (!namesWork(last) || !namesWork(next) || isOnlyPlace(last)) break;
    const isOwnClause = startsClause(clauses, step === 1 ? at : at + 1);
    const isAloneInClause =
      step === 1
        ? at + 1 >= segments.length || startsClause(clauses, at + 1)
        : at === 0 || startsClause(clauses, at);
    const isListed = isOwnClause
      ? isAloneInClause && isWorkBeyond(clauses, [...all, at], step)
      : isPartOfRefused(clauses, next, last, step) && !isWorkBeyond(clauses, [...all, at], step);
    if (!isListed) break;
    all.push(at);
  }
  return all.slice(list.length);
}
