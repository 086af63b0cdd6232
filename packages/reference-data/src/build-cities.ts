/**
 * Regenerates `data/cities.json` from GeoNames' cities500 table and our own `data/city-names.tsv`. Only needed when
 * one of them changes; see `data/SOURCES.md` for the commands.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import states from '../data/states.json' with { type: 'json' };
import { POPULAR_CITY_SLUGS } from './popular-cities.ts';
import type { CityRow } from './types.ts';

/** Returns lower-case ASCII words joined by hyphens, as used in URLs; empty if there are no Latin letters. */
function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

interface GeoNamesPlace {
  latitude: number;
  longitude: number;
  stateCode: string;
  population: number;
}

/** Codes of states by GeoNames' `admin1` code. */
const STATE_BY_ADMIN1: Record<string, string> = {
  '01': 'AN',
  '02': 'AP',
  '03': 'AS',
  '05': 'CH',
  '07': 'DL',
  '09': 'GJ',
  '10': 'HR',
  '11': 'HP',
  '12': 'JK',
  '13': 'KL',
  '14': 'LD',
  '16': 'MH',
  '17': 'MN',
  '18': 'ML',
  '19': 'KA',
  '20': 'NL',
  '21': 'OD',
  '22': 'PY',
  '23': 'PB',
  '24': 'RJ',
  '25': 'TN',
  '26': 'TR',
  '28': 'WB',
  '29': 'SK',
  '30': 'AR',
  '31': 'MZ',
  '33': 'GA',
  '34': 'BR',
  '35': 'MP',
  '36': 'UP',
  '37': 'CG',
  '38': 'JH',
  '39': 'UK',
  '40': 'TG',
  '41': 'LA',
  '52': 'DD',
};

const STATE_NAME_BY_CODE = new Map(states.map((state) => [state.code, state.nameEn]));

const dataFolder = join(import.meta.dirname, '../data');

function readGeoNames(file: string): Map<string, GeoNamesPlace> {
  const places = new Map<string, GeoNamesPlace>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const column = line.split('\t');
    if (column[8] !== 'IN') continue;
    places.set(column[0] ?? '', {
      latitude: Number(column[4]),
      longitude: Number(column[5]),
      stateCode: STATE_BY_ADMIN1[column[10] ?? ''] ?? '',
      population: Number(column[14]),
    });
  }
  return places;
}

function toRow(line: string, places: Map<string, GeoNamesPlace>): CityRow {
  const [id = '', nameEn = '', nameHi = '', nameMr = '', aliases = '', ...rest] = line.split('\t');
  const [population, stateCode, latitude, longitude] = rest;
  const place = places.get(id);
  const state = STATE_NAME_BY_CODE.get(stateCode || place?.stateCode || '');
  if (state === undefined) throw new Error(`No state for ${nameEn} (${id || 'no GeoNames id'})`);
  return {
    slug: toSlug(nameEn),
    nameEn,
    nameHi: nameHi || null,
    nameMr: nameMr || null,
    state,
    latitude: Number(latitude || place?.latitude),
    longitude: Number(longitude || place?.longitude),
    population: Number(population || place?.population),
    isPopular: false,
    icon: null,
    aliases: aliases === '' ? [] : aliases.split(';'),
  };
}

/**
 * Makes slugs unique. Of several cities of a name, the largest keeps the short slug and the others get their state
 * appended.
 */
function withUniqueSlugs(rows: CityRow[]): CityRow[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const slug = taken.has(row.slug) ? `${row.slug}-${toSlug(row.state)}` : row.slug;
    if (taken.has(slug)) throw new Error(`Two cities would be called ${slug}`);
    taken.add(slug);
    return { ...row, slug };
  });
}

function markPopular(rows: CityRow[]): CityRow[] {
  const popular = new Set<string>(POPULAR_CITY_SLUGS);
  return rows.map((row) => (popular.has(row.slug) ? { ...row, isPopular: true, icon: row.slug } : row));
}

const source = process.argv[2];
if (source === undefined) throw new Error('Usage: node build-cities.ts <path to cities500.txt>');
const places = readGeoNames(source);
const lines = readFileSync(join(dataFolder, 'city-names.tsv'), 'utf8').trimEnd().split('\n').slice(1);
const rows = lines
  .map((line) => toRow(line, places))
  .sort((a, b) => b.population - a.population || a.nameEn.localeCompare(b.nameEn, 'en'));
writeFileSync(
  join(dataFolder, 'cities.json'),
  `${JSON.stringify(markPopular(withUniqueSlugs(rows)), null, 2)}\n`,
);
