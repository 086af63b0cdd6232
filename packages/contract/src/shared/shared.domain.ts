import type { LANGUAGES } from '../constants.ts';

export type Language = (typeof LANGUAGES)[number];
/** A text in each language. */
export type Localized = Record<Language, string>;

/** Input or output without fields. */
export type Nothing = Record<string, never>;

/** A point on the WGS 84 ellipsoid, in degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Title and description of a page for search engines and link previews. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

/** The result of a command that returns only a message for the user. */
export interface Acknowledgement {
  readonly message: string;
}
