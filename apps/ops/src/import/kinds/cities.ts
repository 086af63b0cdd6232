import { slugOf } from '@nukkad/domain/share-link.ts';
import * as z from 'zod';
import type { FieldValues, ImportContext, ImportKind, Resolver } from '../import-kind.ts';
import { refused } from '../import-kind.ts';
import { type Icon, iconReader } from './icon.ts';
import { countUntranslated, upsertCities, upsertIcons } from './reference.queries.ts';
import {
  keyText,
  NAME_FIELDS,
  nameColumns,
  optionalText,
  otherNames,
  shortText,
  yesNo,
} from './shared-fields.ts';
import { stateNamed, stateSlug, unknownState } from './states.ts';
import { countWritten } from './written.ts';

/** Matches the suffixes that the census adds to the names of towns: (M Corp.), (CT), (NP). */
const STATUS_OF_TOWN = /\s*\((?:[A-Z][A-Za-z.]*\.?\s*){1,3}[+&\s\w]*\)$/;

/** Converts a town's name in the census to normal spelling: "SANGAMNER (M CL)" becomes "Sangamner". */
function townName(text: string): string {
  const name = text.replace(STATUS_OF_TOWN, '').trim();
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

const schema = z.object({
  slug: keyText,
  nameEn: shortText.transform(townName),
  nameHi: optionalText,
  nameMr: optionalText,
  state: shortText,
  latitude: z.number().min(6).max(38),
  longitude: z.number().min(68).max(98),
  population: z.int().min(0).max(100_000_000).default(0),
  popular: yesNo,
  icon: optionalText,
  aliases: otherNames,
  retired: yesNo,
});

type CityFields = z.infer<typeof schema>;

export async function storedCities({ database }: ImportContext['container']): Promise<CityFields[]> {
  const rows = await database.prisma.city.findMany({ orderBy: { slug: 'asc' } });
  return rows.map(({ id: _id, editedAt: _editedAt, isPopular, isRetired, ...row }) => ({
    ...row,
    popular: isPopular,
    retired: isRetired,
  }));
}

/**
 * Returns a function that returns the slug of a town by its name and state, and creates a slug for a new town. A
 * second town of the same name gets its state in the slug.
 */
function slugFinder(cities: readonly CityFields[]) {
  const slugs = new Set(cities.map(({ slug }) => slug));
  const byName = new Map(cities.map(({ nameEn, state, slug }) => [`${nameEn}/${state}`, slug]));
  return ({ nameEn, state }: FieldValues): string | undefined => {
    if (typeof nameEn !== 'string') return undefined;
    const name = townName(nameEn);
    const stateName = stateNamed(String(state)) ?? '';
    const shortSlug = slugOf(name);
    const freeSlug = slugs.has(shortSlug) ? `${shortSlug}-${stateSlug(stateName)}` : shortSlug;
    const slug = byName.get(`${name}/${stateName}`) ?? freeSlug;
    slugs.add(slug);
    byName.set(`${name}/${stateName}`, slug);
    return slug;
  };
}

async function prepare({ container, folder }: ImportContext): Promise<Resolver<CityFields>> {
  const cities = await storedCities(container);
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const readIcon = await iconReader(container, 'cities', folder);
  return {
    stored: (slug) => bySlug.get(slug),
    keyOf: slugFinder(cities),
    lookUp: ({ state }) =>
      typeof state === 'string' && stateNamed(state) === undefined
        ? [{ field: 'state', reason: unknownState(state) }]
        : [],
    resolve: async (row) => {
      const state = stateNamed(row.state);
      if (state === undefined) return refused('state', unknownState(row.state));
      const icon: Icon | null = row.icon === null ? null : await readIcon(row.icon, row.slug);
      if (icon !== null && 'problem' in icon) return refused('icon', icon.problem);
      const { slug, latitude, longitude, population, aliases } = row;
      return {
        columns: {
          slug,
          ...nameColumns(row),
          state,
          latitude,
          longitude,
          population,
          aliases,
          is_popular: row.popular,
          is_retired: row.retired,
          icon: null,
          ...icon,
        },
      };
    },
  };
}

export const cities: ImportKind<CityFields> = {
  name: 'cities',
  key: 'slug',
  fields: {
    slug: 'text',
    ...NAME_FIELDS,
    state: 'text',
    latitude: 'number',
    longitude: 'number',
    population: 'whole',
    popular: 'yes-no',
    icon: 'text',
    aliases: 'list',
    retired: 'yes-no',
  },
  schema,
  prepare,
  report: async (tx, slice) => {
    const [count] = await tx.query(countUntranslated(slice));
    return { withoutHindi: count?.hindi ?? 0, withoutMarathi: count?.marathi ?? 0 };
  },
  write: async (tx, slice) =>
    countWritten(await tx.query(upsertCities(slice)), await tx.query(upsertIcons('cities', slice))),
};
