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
  /**
   * Its word in addresses, in the languages in which that is not `addressWord` of its name: a larger city has the same name.
   */
  readonly ownWords?: Partial<Localized> | undefined;
}

/** All cities with their names in each language. */
export interface CityList {
  readonly cities: readonly City[];
  readonly meta: PageMeta;
}

/** The words of an address of a list: keys, names in any language, or what else a city or a work is called. */
export interface ListAddressInput {
  readonly city?: string | undefined;
  readonly work?: string | undefined;
}

/** A list on the way from a city down to a kind of work. */
export interface ListCrumb {
  readonly key: string;
  readonly names: Localized;
  /** The one address of the list in each language, behind `/jobs-in/`: `पुणे/इलेक्ट्रिशियन`. Not percent-encoded. */
  readonly paths: Localized;
}

export interface ListCity extends ListCrumb {
  /** The name that filters know it by: English, or its key when a larger city has the same name. */
  readonly name: string;
  readonly state: string;
}

/** The list that an address means. */
export interface ListAddress {
  readonly city?: ListCity | undefined;
  /** The profile, then the sub-profile when one is meant; empty for all work, and when the work has been retired. */
  readonly works: readonly ListCrumb[];
}
