import { officialCityQuery } from '../../../lib/place/official-city-query.ts';
import { popularCitiesQuery } from '../../../lib/place/popular-cities-query.ts';
import type { Services } from '../../../lib/services.ts';

interface ListPath {
  /** The key of the city, or what was typed for it. */
  readonly city: string;
  readonly work: string | undefined;
}

const PATH = /^\/jobs-in\/([^/]+)(?:\/([^/]+))?\/?$/;

/** Reads `/jobs-in/pune` and `/jobs-in/pune/cook`; null where it is another address. */
export function readListPath(pathname: string): ListPath | null {
  try {
    const [, city, work] = PATH.exec(decodeURIComponent(pathname)) ?? [];
    return city ? { city, work } : null;
  } catch {
    return null;
  }
}

/** The one address of a city's list, or of a work in it, by their keys, which stay what they are. */
export function listPath(city: string, work?: string | undefined): string {
  return `/jobs-in/${work ? `${city}/${work}` : city}`;
}

/** The city of a key as far as the page has it: one that footers name, or one that a loader has asked for. */
export function cityAt({ api, queryClient }: Pick<Services, 'api' | 'queryClient'>, key: string) {
  const popular = queryClient.getQueryData(popularCitiesQuery({ api }).queryKey);
  const official = officialCityQuery({ api }, key).queryKey;
  return popular?.find((city) => city.key === key) ?? queryClient.getQueryData(official);
}
