import { type JobFilterInput, routes } from '@nukkad/contract';
import { createGenerator, type GeneratedJob } from '@nukkad/demo-data/generator/index.ts';
import { type CityRow, cities } from '@nukkad/reference-data';
import { filterInput, type MixQuery } from './query.ts';

const JOBS = 4000;
const { jobAt } = createGenerator({ seed: 23, count: JOBS, now: new Date('2026-11-21T06:00:00Z') });
const cityBySlug = new Map(cities.map((city) => [city.slug, city]));

/** A filter that matches a random generated job. Large cities are drawn more often, because they have more jobs. */
export interface DrawnFilter {
  readonly city: CityRow;
  readonly facets: Pick<JobFilterInput, 'jobProfile' | 'jobType' | 'qualification' | 'pay'>;
  readonly query: MixQuery;
}

const drawn = (count: number): GeneratedJob[] =>
  Array.from({ length: count }, (_, at) => jobAt((at * 631 + 7) % JOBS));

/** Returns the first two words of a title that have at least four letters; null if it has fewer such words. */
function wordsOf(title: string): string | null {
  const words = title.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? [];
  return words.length < 2 ? null : words.slice(0, 2).join(' ');
}

function filter(kind: string, input: Partial<JobFilterInput>): MixQuery {
  return { kind, group: 'newest', route: routes.jobFilter, input: filterInput(input) };
}

/** Returns `count` filters with a radius and four facets, newest first. */
export function drawRadiusFilters(count: number): DrawnFilter[] {
  return drawn(count).map((job) => {
    const city = cityBySlug.get(job.citySlug) as CityRow;
    const facets = {
      jobProfile: job.profileKey,
      jobType: job.jobType,
      qualification: job.qualification ?? undefined,
      pay: [Math.min(job.salaryMin ?? 10_000, 90_000), 100_000],
    } as const;
    return { city, facets, query: filter('radius and facets', { ...facets, city: city.slug }) };
  });
}

/** Returns `count` filters with two words of a title and its city. */
export function drawTextFilters(count: number): (Omit<DrawnFilter, 'facets'> & { readonly words: string })[] {
  return drawn(count * 4)
    .flatMap((job) => {
      const words = wordsOf(job.title);
      const city = cityBySlug.get(job.citySlug);
      if (words === null || city === undefined) return [];
      return [{ city, words, query: filter('text and city', { text: words, city: city.slug }) }];
    })
    .slice(0, count);
}
