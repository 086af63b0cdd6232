/**
 * Makes `varied.json` out of the judged queries that people wrote: more typing errors, two scripts in one
 * query, and work with a city and a pay. By rule and repeatable, so that those of half B need not be looked at.
 */
import { writeFileSync } from 'node:fs';
import { type CityRow, cities } from '@nukkad/reference-data';
import { writtenQueries } from './judged.ts';
import type { JudgedLanguage, JudgedQuery } from './types.ts';
import { misspelt, type Random, randomOf } from './typos.ts';

const SEED = 20_261_121;
const ERRORS = 18;
const COMBOS = 8;
const MIXED = 10;
const PAYS = ['12000', '15000', '18000', '20000'];
const SHORT_PAYS = ['15k', '18k'];
const DIGITS = '०१२३४५६७८९';

const random: Random = randomOf(SEED);
const taken = new Set(Object.values(writtenQueries).flatMap((rows) => rows.map(({ query }) => query)));
const popular = cities.filter(({ isPopular, nameHi, nameMr }) => isPopular && nameHi && nameMr);

function shuffled<T>(rows: readonly T[]): T[] {
  return rows
    .map((row) => ({ row, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

/** As many as wanted of what can be made, none twice. */
function firsts(rows: readonly JudgedQuery[], most: number, make: (row: JudgedQuery) => JudgedQuery | null) {
  const made: JudgedQuery[] = [];
  for (const row of shuffled(rows)) {
    if (made.length === most) break;
    const one = make(row);
    if (one === null || taken.has(one.query)) continue;
    taken.add(one.query);
    made.push(one);
  }
  return made;
}

const WORTH_MISSPELLING = 4;

/** The same query with an error in one of its longer words, or with two words typed as one. */
function withError(row: JudgedQuery): JudgedQuery | null {
  const words = row.query.split(' ');
  const long = words.flatMap((word, at) => (word.length >= WORTH_MISSPELLING ? [at] : []));
  const at = long[Math.floor(random() * long.length)];
  if (at === undefined) return null;
  const slipped = misspelt(words[at] ?? '', random);
  if (slipped === null) return null;
  const query = words.with(at, slipped).join(' ');
  return { ...row, query, hasError: true, intended: row.query };
}

const isDevanagari = (text: string): boolean => /[\u0900-\u097F]/.test(text);
const bareWork = ({ hasError, kind, expect }: JudgedQuery): boolean =>
  !hasError && (kind === 'profile' || kind === 'sub-profile') && expect.city === undefined;

function cityName(city: CityRow, language: JudgedLanguage): string {
  if (language === 'hi') return city.nameHi ?? city.nameEn;
  return language === 'mr' ? (city.nameMr ?? city.nameEn) : city.nameEn.toLowerCase();
}

function payText(pay: string, isDevanagariText: boolean): string {
  if (!isDevanagariText) return pay;
  const grouped = `${pay.slice(0, -3)},${pay.slice(-3)}`;
  return grouped.replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit);
}

const rupees = (pay: string): number => (pay.endsWith('k') ? Number(pay.slice(0, -1)) * 1000 : Number(pay));
const anyOf = <T>(rows: readonly T[]): T => rows[Math.floor(random() * rows.length)] as T;

/** Work, a city, and for every other one a pay. */
function withCity(row: JudgedQuery, language: JudgedLanguage): JudgedQuery {
  const city = anyOf(popular);
  const pays = isDevanagari(row.query) ? PAYS : [...PAYS, ...SHORT_PAYS];
  const pay = random() < 0.5 ? anyOf(pays) : null;
  const parts = [row.query, cityName(city, language)];
  if (pay !== null) parts.push(payText(pay, isDevanagari(row.query)));
  const expect = { ...row.expect, city: city.slug, ...(pay === null ? {} : { payAtLeast: rupees(pay) }) };
  return { ...row, query: parts.join(' '), kind: 'combo', expect };
}

/** Work in one script, its city in the other. */
function withForeignCity(row: JudgedQuery): JudgedQuery {
  const other: JudgedLanguage = isDevanagari(row.query) ? 'en' : anyOf(['hi', 'mr'] as const);
  return { ...withCity(row, other), kind: 'mixed' };
}

function varied(language: JudgedLanguage): JudgedQuery[] {
  return (['A', 'B'] as const).flatMap((half) => {
    const own = writtenQueries[language].filter((row) => row.half === half);
    if (language === 'mixed') {
      const others = Object.values(writtenQueries).flatMap((rows) => rows.filter((row) => row.half === half));
      const mixed = firsts(others.filter(bareWork), MIXED * 3, withForeignCity);
      return [...mixed, ...firsts([...own, ...mixed], MIXED * 2, withError)];
    }
    const combos = firsts(own.filter(bareWork), COMBOS, (row) => withCity(row, language));
    const clean = own.filter(({ hasError }) => !hasError);
    return [...combos, ...firsts([...clean, ...combos], ERRORS, withError)];
  });
}

const languages = Object.keys(writtenQueries) as JudgedLanguage[];
const made = Object.fromEntries(languages.map((language) => [language, varied(language)]));
writeFileSync(new URL('varied.json', import.meta.url), `${JSON.stringify(made, null, 2)}\n`);
