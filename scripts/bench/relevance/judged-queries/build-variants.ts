/**
 * Generates `varied.json` from the judged queries that people wrote: with typing errors, with two scripts in one query, and
 * with a city and a pay. The output is always the same, so that nobody has to look at the queries of half B.
 */
import { writeFileSync } from 'node:fs';
import { type CityRow, cities } from '@nukkad/reference-data';
import { writtenQueries } from './judged.ts';
import type { JudgedLanguage, JudgedQuery } from './types.ts';
import { type Random, randomOf, withTypo } from './typos.ts';

const SEED = 20_261_121;
const ERRORS = 18;
const COMBOS = 8;
const MIXED = 10;
const PAYS = ['12000', '15000', '18000', '20000'];
const SHORT_PAYS = ['15k', '18k'];
const DIGITS = '०१२३४५६७८९';

const random: Random = randomOf(SEED);
const usedTexts = new Set(Object.values(writtenQueries).flatMap((rows) => rows.map(({ query }) => query)));
const popular = cities.filter(({ isPopular, nameHi, nameMr }) => isPopular && nameHi && nameMr);

function shuffled<T>(rows: readonly T[]): T[] {
  return rows
    .map((row) => ({ row, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

/**
 * Returns at most `max` variants of random queries, without duplicates. `vary` returns null if a query has no
 * variant.
 */
function variantsOf(
  rows: readonly JudgedQuery[],
  max: number,
  vary: (row: JudgedQuery) => JudgedQuery | null,
) {
  const variants: JudgedQuery[] = [];
  for (const row of shuffled(rows)) {
    if (variants.length === max) break;
    const variant = vary(row);
    if (variant === null || usedTexts.has(variant.query)) continue;
    usedTexts.add(variant.query);
    variants.push(variant);
  }
  return variants;
}

/** Returns a query with a typing error in one of its longer words. */
function withError(row: JudgedQuery): JudgedQuery | null {
  const query = withTypo(row.query, random);
  return query === null ? null : { ...row, query, hasError: true, intended: row.query };
}

const isDevanagari = (text: string): boolean => /[\u0900-\u097F]/.test(text);
const namesOnlyWork = ({ hasError, kind, expect }: JudgedQuery): boolean =>
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

/** Returns a query with a city added and, half of the time, a pay. */
function withCity(row: JudgedQuery, language: JudgedLanguage): JudgedQuery {
  const city = anyOf(popular);
  const pays = isDevanagari(row.query) ? PAYS : [...PAYS, ...SHORT_PAYS];
  const pay = random() < 0.5 ? anyOf(pays) : null;
  const parts = [row.query, cityName(city, language)];
  if (pay !== null) parts.push(payText(pay, isDevanagari(row.query)));
  const expect = { ...row.expect, city: city.slug, ...(pay === null ? {} : { payAtLeast: rupees(pay) }) };
  return { ...row, query: parts.join(' '), kind: 'combo', expect };
}

/** Returns a query with a city in the other script. */
function withForeignCity(row: JudgedQuery): JudgedQuery {
  const other: JudgedLanguage = isDevanagari(row.query) ? 'en' : anyOf(['hi', 'mr'] as const);
  return { ...withCity(row, other), kind: 'mixed' };
}

function varied(language: JudgedLanguage): JudgedQuery[] {
  return (['A', 'B'] as const).flatMap((half) => {
    const written = writtenQueries[language].filter((row) => row.half === half);
    if (language === 'mixed') {
      const others = Object.values(writtenQueries).flatMap((rows) => rows.filter((row) => row.half === half));
      const mixed = variantsOf(others.filter(namesOnlyWork), MIXED * 3, withForeignCity);
      return [...mixed, ...variantsOf([...written, ...mixed], MIXED * 2, withError)];
    }
    const combos = variantsOf(written.filter(namesOnlyWork), COMBOS, (row) => withCity(row, language));
    const clean = written.filter(({ hasError }) => !hasError);
    return [...combos, ...variantsOf([...clean, ...combos], ERRORS, withError)];
  });
}

const languages = Object.keys(writtenQueries) as JudgedLanguage[];
const variedByLanguage = Object.fromEntries(languages.map((language) => [language, varied(language)]));
writeFileSync(new URL('varied.json', import.meta.url), `${JSON.stringify(variedByLanguage, null, 2)}\n`);
