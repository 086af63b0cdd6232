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
  /** Number of open jobs in the city, a few minutes old. Only popular cities have it. */
  readonly openJobs?: number | undefined;
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

/** The one or two path segments of a job list's URL. Each is a key, a name in any language, or an alias. */
export interface ListAddressInput {
  readonly city?: string | undefined;
  readonly work?: string | undefined;
}

/** One breadcrumb of a job list's URL: a city, a job profile or a sub-profile. */
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

/** The city and the occupation that a job list's URL refers to. */
export interface ListAddress {
  readonly city?: ListCity | undefined;
  /**
   * The job profile, followed by the sub-profile if the URL has one. Empty if the URL has no occupation, or if its
   * profile no longer exists.
   */
  readonly works: readonly ListCrumb[];
}
