import type { Localized } from '@nukkad/contract/shared/shared.domain.ts';

/** The names of one thing, in any language. */
export type Names = Localized | readonly string[];

/** What the card shows besides the title, and what else the occupation is called. */
export interface TitleContext {
  /** Names of the occupation, as the card shows one of them. */
  readonly workNames: Names;
  /** Other names of the occupation and its synonyms. */
  readonly otherNames: Names;
  /** Names of the city and of the locality. */
  readonly placeNames: readonly Names[];
}

/** Words of advertisements, of any employee, and of facts that the card shows elsewhere (type, experience, gender). */
const EMPTY_WORDS = new Set(
  (
    'a an and at for in need needed of or our the to we with you ' +
    'hire hiring immediate immediately join joiner joining job jobs opening openings post recruitment required ' +
    'requirement urgent urgently vacancies vacancy wanted work ' +
    'associate boy employee executive executives girl lady ladies guy man men officer person people specialist staff ' +
    'woman women worker workers female male ' +
    'apply can experienced fresher freshers full half intern internship part time trainee ' +
    'एक और आणि का की के को ची चा चे चं ला में मध्ये व या साठी से हेतु ' +
    'चाहिए चाहिये ज़रूरत जरूरत तत्काल तुरंत तातडीने त्वरित पद पदे पाहिजे पाहिजेत भरती भर्ती लगेच हवा हवी हवे हवं हवेत हवीत ' +
    'आवश्यकता गरज नौकरी नोकरी काम कामासाठी जागा लोग माणसं माणूस मुलगा मुलगी लड़का लड़की महिला पुरुष ' +
    'एग्जीक्यूटिव एक्झिक्युटिव्ह एक्ज़ीक्यूटिव स्टाफ ऑफिसर ऑफ़िसर इंटर्न ट्रेनी फ्रेशर फ़्रेशर अनुभवी पार्ट फुल टाइम'
  )
    .split(' ')
    .map(normalized),
);

/** Lower case without the nukta and accents, so that "फ़ील्ड" and "फील्ड" are the same word. */
function normalized(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\u093C/gu, '')
    .toLowerCase();
}

/** Splits a text into its words. Vowel signs belong to words, punctuation and digits do not. */
function wordsOf(text: string): string[] {
  return normalized(text).match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** The word without an English plural or agent ending: teachers and teaching become "teach". */
function stem(word: string): string {
  return word.length > 5 ? word.replace(/(?:ers|ing|ors|er|or|s)$/u, '') : word.replace(/s$/u, '');
}

/** Stems by names. Lists show the same occupations and places again and again, and splitting their names is slow. */
const stemsByNames = new WeakMap<Names, ReadonlySet<string>>();

function stemsOf(names: Names): ReadonlySet<string> {
  const known = stemsByNames.get(names);
  if (known) return known;
  const stems = new Set(Object.values<string>(names).flatMap(wordsOf).map(stem));
  stemsByNames.set(names, stems);
  return stems;
}

/**
 * Whether the employer's title says more than the occupation's name, so that the card shows it below the name. It does
 * not if each of its words is one of these:
 * - a word of the occupation's names or synonyms, in any language and script;
 * - a word of the city's or locality's names, which the card shows;
 * - a word of advertisements ("urgent", "पाहिजे"), of any employee ("executive", "staff"), or of job type, experience
 *   and gender, which the job shows as facts.
 *
 * Ranks ("senior", "head", "assistant") are no such words: they add something unless the occupation's name has them.
 */
export function titleAddsToWork(title: string, { workNames, otherNames, placeNames }: TitleContext): boolean {
  const known = [workNames, otherNames, ...placeNames].map(stemsOf);
  const adds = (word: string) => !EMPTY_WORDS.has(word) && !known.some((stems) => stems.has(stem(word)));
  return wordsOf(title).some(adds);
}
