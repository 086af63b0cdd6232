import { routes } from '@nukkad/contract';
import { COMBINATIONS, drawFacets, IMPOSSIBLE } from './facet-draws.ts';
import { DENSITIES, type Density, PLACES } from './places.ts';
import { filterInput, type Group, type MixQuery } from './query.ts';
import { TEXTS, TYPED } from './texts.ts';

type FilterFields = Parameters<typeof filterInput>[0];
type Sort = 'NEWEST' | 'NEAREST';

const ORDERS: readonly Sort[] = ['NEWEST', 'NEAREST'];
const groupOf = (sortBy: Sort): Group => (sortBy === 'NEWEST' ? 'newest' : 'nearest');
const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude,
  longitude,
});

function filter(kind: string, group: Group, fields: FilterFields, more: Partial<MixQuery> = {}): MixQuery {
  return { kind, group, route: routes.jobFilter, input: filterInput(fields), ...more };
}

/** Builds a query for each of the first `draws` places of a density. */
function around<T>(
  density: Density,
  draws: number,
  build: (city: (typeof PLACES)[Density][number], draw: number) => T,
): T[] {
  return PLACES[density].slice(0, draws).map(build);
}

function facetQueries(draws: number): MixQuery[] {
  return ORDERS.flatMap((sortBy) =>
    DENSITIES.flatMap((density) =>
      COMBINATIONS.flatMap((combination) => {
        const kind = `${sortBy.toLowerCase()}, ${density}: ${combination.join('+') || 'no filter'}`;
        return around(density, draws, ({ slug }, draw) =>
          filter(kind, groupOf(sortBy), { ...drawFacets(combination, draw), city: slug, sortBy }),
        );
      }),
    ),
  );
}

function placeQueries(draws: number): MixQuery[] {
  return DENSITIES.flatMap((density) =>
    [0, 2, 10].flatMap((radiusKm) =>
      around(density, draws, (city) =>
        filter(`newest, ${density}: within ${radiusKm} km`, 'newest', { point: pointOf(city), radiusKm }),
      ),
    ),
  );
}

function everywhereQueries(draws: number): MixQuery[] {
  const whole = COMBINATIONS.flatMap((combination) =>
    Array.from({ length: draws }, (_, draw) =>
      filter(
        `everywhere: ${combination.join('+') || 'no filter'}`,
        'everywhere',
        drawFacets(combination, draw),
      ),
    ),
  );
  const list = { kind: 'everywhere: list', group: 'everywhere', route: routes.jobList } as const;
  return [...whole, { ...list, input: { page: 1, size: 10, extraSkip: 0 } }];
}

function emptyQueries(draws: number): MixQuery[] {
  const everywhere = [
    filter('no match, everywhere: filters', 'no match', IMPOSSIBLE),
    filter('no match, everywhere: filters and profile', 'no match', {
      ...IMPOSSIBLE,
      ...drawFacets(['profile'], 0),
    }),
  ];
  const inPlaces = DENSITIES.flatMap((density) =>
    around(density, draws, ({ slug }, draw) => [
      filter(`no match, ${density}: filters`, 'no match', { ...IMPOSSIBLE, city: slug }),
      filter(`no match, ${density}: filters and profile`, 'no match', {
        ...IMPOSSIBLE,
        ...drawFacets(['profile'], draw),
        city: slug,
        radiusKm: 2,
      }),
    ]).flat(),
  );
  return [...everywhere, ...inPlaces];
}

function textQueries(draws: number): MixQuery[] {
  return Object.entries(TEXTS).flatMap(([what, texts]) => [
    ...ORDERS.flatMap((sortBy) =>
      DENSITIES.flatMap((density) =>
        around(density, draws, ({ slug }, draw) =>
          filter(`text, ${sortBy.toLowerCase()}, ${density}: ${what}`, 'text', {
            text: texts[draw % texts.length],
            city: slug,
            sortBy,
          }),
        ),
      ),
    ),
    ...texts.map((text) => filter(`text, everywhere: ${what}`, 'text', { text })),
  ]);
}

function typeaheadQueries(draws: number): MixQuery[] {
  const { searchTypeahead, searchStart } = routes;
  return DENSITIES.flatMap((density) => [
    ...TYPED.map((text, at): MixQuery => {
      const { slug } = PLACES[density][at % draws] as (typeof PLACES)[Density][number];
      return {
        kind: `typeahead, ${density}`,
        group: 'typeahead',
        route: searchTypeahead,
        input: { text, city: slug },
      };
    }),
    ...around(density, draws, ({ slug }): MixQuery => {
      return {
        kind: `search page, ${density}`,
        group: 'typeahead',
        route: searchStart,
        input: { city: slug },
      };
    }),
  ]);
}

function pickQueries(draws: number): MixQuery[] {
  return DENSITIES.flatMap((density) =>
    [false, true].flatMap((isSeeker) =>
      around(density, draws, (city): MixQuery => {
        const who = isSeeker ? 'seeker' : 'visitor';
        return {
          kind: `top picks, ${density}: ${who}`,
          group: 'picks',
          route: routes.jobTopPicks,
          input: { point: pointOf(city) },
          isSeeker,
        };
      }),
    ),
  );
}

function mapQueries(draws: number): MixQuery[] {
  return DENSITIES.flatMap((density) =>
    around(density, draws, (city, draw) => {
      const fields = { point: pointOf(city), sortBy: 'NEAREST' } as const;
      return [
        filter(`map, ${density}: first 30`, 'map', { ...fields, size: 30 }),
        filter(`map, ${density}: first 30 of a profile`, 'map', {
          ...fields,
          ...drawFacets(['profile'], draw),
          size: 30,
        }),
        filter(`map, ${density}: 100 more`, 'map', { ...fields, size: 100 }, { page: 2 }),
      ];
    }).flat(),
  );
}

function deepQueries(draws: number): MixQuery[] {
  return [
    ...ORDERS.flatMap((sortBy) =>
      (['', 'profile'] as const).flatMap((facet) =>
        around('dense', draws, ({ slug }, draw) =>
          filter(
            `page 20, ${sortBy.toLowerCase()}: ${facet || 'no filter'}`,
            'page 20',
            { ...drawFacets(facet ? [facet] : [], draw), city: slug, sortBy },
            { page: 20 },
          ),
        ),
      ),
    ),
    {
      kind: 'page 20, list',
      group: 'page 20',
      route: routes.jobList,
      input: { page: 1, size: 10, extraSkip: 0 },
      page: 20,
    },
  ];
}

function countQueries(draws: number): MixQuery[] {
  return DENSITIES.flatMap((density) =>
    around(density, draws, ({ slug }): MixQuery => {
      return { kind: `count, ${density}`, group: 'count', route: routes.jobCountNear, input: { city: slug } };
    }),
  );
}

/** Returns the whole query mix: every kind of search of the product, each with `draws` sets of values. */
export function searchMix(draws: number): MixQuery[] {
  return [
    facetQueries,
    placeQueries,
    everywhereQueries,
    emptyQueries,
    textQueries,
    typeaheadQueries,
    pickQueries,
    mapQueries,
    deepQueries,
    countQueries,
  ].flatMap((queriesOf) => queriesOf(draws));
}
