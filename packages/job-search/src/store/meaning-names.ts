import type { Localized } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import type { Meaning } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { localizedNames, type StoredNames } from './localized-names.ts';

const TTL_MS = 300_000;

/** Names of what phrases mean, by kind and value: `PROFILE:cook`, `SUB_PROFILE:cook/home-cook`, `CITY:pune`. */
export type MeaningNames = ReadonlyMap<string, Localized>;

interface NameRow extends StoredNames {
  readonly kind: Meaning;
  readonly value: string;
}

const NAMES = `
  SELECT 'PROFILE' AS kind, key AS value, name_en AS "nameEn", name_hi AS "nameHi", name_mr AS "nameMr" FROM job_profile
  UNION ALL
  SELECT 'SUB_PROFILE', profile_key || '/' || key, name_en, name_hi, name_mr FROM job_sub_profile
  UNION ALL
  SELECT 'CITY', slug, name_en, name_hi, name_mr FROM city
  UNION ALL
  SELECT 'LOCALITY', c.slug || '/' || l.slug, l.name_en, l.name_hi, l.name_mr
    FROM locality l JOIN city c ON c.id = l.city_id`;

async function load(database: Database): Promise<MeaningNames> {
  const rows = await database.query<NameRow>(NAMES);
  return new Map(rows.map(({ kind, value, ...names }) => [`${kind}:${value}`, localizedNames(names)]));
}

/** What work and places are called, to be shown: they change with a new seed only. */
export const meaningNames = cachedRead(load, TTL_MS);
