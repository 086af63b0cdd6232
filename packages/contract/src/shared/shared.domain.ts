import type { LANGUAGES } from '../constants.ts';

/** A language of the product. */
export type Language = (typeof LANGUAGES)[number];
/** One text in each language of the product. */
export type Localized = Record<Language, string>;

/** An input or an answer without fields. */
export type Nothing = Record<string, never>;

/** A point on the WGS 84 ellipsoid, in degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** What a page says of itself to search engines and link previews. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

/** The answer of a command that has nothing to tell but a sentence for the reader. */
export interface Acknowledgement {
  readonly message: string;
}
