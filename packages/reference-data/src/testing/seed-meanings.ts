import type { LexiconEntry, Meaning } from '@nukkad/language/lexicon/lexicon-entry.ts';
import type { Meanings } from '@nukkad/language/understand/meanings.ts';
import { buildMeanings } from '@nukkad/language/understand/understand-text.ts';
import { cities, jobProfiles, localities, skills, type TrilingualName } from '../index.ts';
import { lexiconRows } from '../lexicon/index.ts';

const entriesOf = (
  kind: Meaning,
  value: string,
  phrases: readonly (string | null)[],
  weight: number,
): LexiconEntry[] =>
  phrases.flatMap((phrase) => (phrase === null ? [] : [{ phrase, kind, value, weight, isExact: false }]));

const namesOf = ({
  nameEn,
  nameHi,
  nameMr,
}: Pick<TrilingualName, 'nameEn'> & Partial<Record<'nameHi' | 'nameMr', string | null>>) => [
  nameEn,
  nameHi ?? null,
  nameMr ?? null,
];

/**
 * Builds the meanings that the search has with the reference data and without jobs, companies or phrases of operators.
 *
 * @internal
 */
export function seedMeanings(): Meanings {
  const population = new Map(cities.map((city) => [city.slug, city.population]));
  const named = [
    ...jobProfiles.flatMap((profile) => [
      ...entriesOf('PROFILE', profile.key, [...namesOf(profile), ...profile.synonyms], 1),
      ...profile.subProfiles.flatMap((part) =>
        entriesOf('SUB_PROFILE', `${profile.key}/${part.key}`, [...namesOf(part), ...part.synonyms], 1),
      ),
    ]),
    ...cities.flatMap((city) =>
      entriesOf('CITY', city.slug, [...namesOf(city), ...city.aliases], city.population),
    ),
    ...localities.flatMap((row) =>
      entriesOf(
        'LOCALITY',
        `${row.citySlug}/${row.slug}`,
        [...namesOf(row), ...row.aliases],
        population.get(row.citySlug) ?? 0,
      ),
    ),
    ...skills.flatMap((skill) => entriesOf('SKILL', skill.nameEn, namesOf(skill), 0)),
  ];
  const seeded = lexiconRows.map(
    ({ phrase, kind, value, source }): LexiconEntry => ({
      phrase,
      kind: kind as Meaning,
      value,
      weight: kind === 'CITY' ? (population.get(value) ?? 0) : 0,
      isExact: source === 'title',
    }),
  );
  const all = [...named, ...seeded].filter(({ kind }) => kind !== 'PROFILE_CORE' && kind !== 'TITLE');
  return buildMeanings(all.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0)));
}
