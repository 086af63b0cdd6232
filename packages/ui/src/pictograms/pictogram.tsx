import { FromSheet } from './from-sheet.tsx';
import { CITIES_KEYS, type FEATURES_KEYS, PROFILES_KEYS, TERMS_KEYS } from './keys.ts';
import cities from './sprites/cities.svg?url&no-inline';
import features from './sprites/features.svg?url&no-inline';
import profiles from './sprites/profiles.svg?url&no-inline';
import terms from './sprites/terms.svg?url&no-inline';

export type FeatureKey = (typeof FEATURES_KEYS)[number];

export interface PictogramProps {
  /** The `icon` of the data; an unknown one shows the sheet's general picture. */
  readonly name: string;
  /** Pixels at the reader's default size. */
  readonly size?: number | undefined;
}

const TERM_KEYS: readonly string[] = TERMS_KEYS;
/** Names of drawings that operators brought begin so: they come from the API, on the page's own origin. */
const OWN = 'own/';

function hrefOf(family: 'profiles' | 'cities', name: string, sheet: string, keys: readonly string[]): string {
  if (name.startsWith(OWN)) return `/api/icons/${family}/${name}.svg#own`;
  const general = family === 'profiles' ? 'work' : 'city';
  return `${sheet}#${keys.includes(name) ? name : general}`;
}

/** The sign of a kind of work, by the job profile's icon key. Decorative: the word stands beside it. */
export function ProfilePictogram({ name, size = 48 }: PictogramProps) {
  return <FromSheet href={hrefOf('profiles', name, profiles, PROFILES_KEYS)} width={size} height={size} />;
}

/** A city's landmark, by the city's icon key. Decorative: the name stands beside it. */
export function CityPictogram({ name, size = 48 }: PictogramProps) {
  return <FromSheet href={hrefOf('cities', name, cities, CITIES_KEYS)} width={size} height={size} />;
}

/** Job types and experience: full-time, part-time, internship, fresher, experienced. */
export function TermPictogram({ name, size = 28 }: PictogramProps) {
  return (
    <FromSheet
      href={`${terms}#${TERM_KEYS.includes(name) ? name : 'full-time'}`}
      width={size}
      height={size}
    />
  );
}

/** What one can do here: near, language, listen … Decorative: the word stands beside it. */
export function FeaturePictogram({ name, size = 48 }: { readonly name: FeatureKey; readonly size?: number }) {
  return <FromSheet href={`${features}#${name}`} width={size} height={size} />;
}
