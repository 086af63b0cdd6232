import type { GeoPoint, Localized, PageMeta } from '../shared/shared.domain.ts';

/** A city with jobs. */
export interface City {
  /** Stable and URL-safe, as in `jobs-in-<key>`. */
  readonly key: string;
  /** The English name; filters use it as the city's value. */
  readonly name: string;
  /** The name in each language; English if there is no reliable spelling. */
  readonly names: Localized;
  readonly state: string;
  readonly position: GeoPoint;
  readonly icon: string | null;
  readonly isPopular: boolean;
  /**
   * The city's slug in URLs, for languages in which it differs from `addressWord(name)` because a larger city has the
   * same name.
   */
  readonly ownWords?: Partial<Localized> | undefined;
}

/** All cities, with their names in each language. */
export interface CityList {
  readonly cities: readonly City[];
  readonly meta: PageMeta;
}

/** The path segments of a list's URL: keys, names in any language, or other names of a city or occupation. */
export interface ListAddressInput {
  readonly city?: string | undefined;
  readonly work?: string | undefined;
}

/** One level of a list's breadcrumbs, from the city to the occupation. */
export interface ListCrumb {
  readonly key: string;
  readonly names: Localized;
  /**
   * The list's canonical path in each language, after `/jobs-in/`, for example `पुणे/इलेक्ट्रिशियन`. Not
   * percent-encoded.
   */
  readonly paths: Localized;
}

export interface ListCity extends ListCrumb {
  /** The value that filters use: the English name, or the city's key if a larger city has the same name. */
  readonly name: string;
  readonly state: string;
}

/** The city and occupation that a list's URL stands for. */
export interface ListAddress {
  readonly city?: ListCity | undefined;
  /** The job profile, then the sub-profile if there is one. Empty for all jobs, and if the profile no longer exists. */
  readonly works: readonly ListCrumb[];
}
