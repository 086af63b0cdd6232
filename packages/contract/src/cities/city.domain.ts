import type { GeoPoint, Localized, PageMeta } from '../shared/shared.domain.ts';

/** A city that jobs are in. */
export interface City {
  /** Stable and URL-safe, as in `jobs-in-<key>`. */
  readonly key: string;
  /** The English name, by which filters know the city. */
  readonly name: string;
  /** In each language; English where no trustworthy spelling is known. */
  readonly names: Localized;
  readonly state: string;
  readonly position: GeoPoint;
  readonly icon: string | null;
  readonly isPopular: boolean;
}

/** All cities with their names in each language. */
export interface CityList {
  readonly cities: readonly City[];
  readonly meta: PageMeta;
}
