import { FromSheet } from './from-sheet.tsx';
import { CITIES_KEYS, type FEATURES_KEYS, PROFILES_KEYS, TERMS_KEYS } from './keys.ts';
import cities from './sprites/cities.svg?url&no-inline';
import features from './sprites/features.svg?url&no-inline';
import profiles from './sprites/profiles.svg?url&no-inline';
import terms from './sprites/terms.svg?url&no-inline';

export type FeatureKey = (typeof FEATURES_KEYS)[number];

export interface PictogramProps {
  /** The `icon` key of the data. An unknown key shows the general drawing of the sprite. */
  readonly name: string;
  /** The width in pixels at the default font size. */
  readonly size?: number | undefined;
}

const TERM_KEYS: readonly string[] = TERMS_KEYS;
/** The prefix of names of drawings that operators have uploaded. The API serves them, on the page's origin. */
const UPLOADED_PREFIX = 'own/';

function hrefOf(family: 'profiles' | 'cities', name: string, sheet: string, keys: readonly string[]): string {
  if (name.startsWith(UPLOADED_PREFIX)) return `/api/icons/${family}/${name}.svg#own`;
  const general = family === 'profiles' ? 'work' : 'city';
  return `${sheet}#${keys.includes(name) ? name : general}`;
}

/** The drawing of a job profile, by its icon key. Hidden from screen readers, because its name is shown next to it. */
export function ProfilePictogram({ name, size = 48 }: PictogramProps) {
  return <FromSheet href={hrefOf('profiles', name, profiles, PROFILES_KEYS)} width={size} height={size} />;
}

/** The landmark of a city, by its icon key. Hidden from screen readers, because its name is shown next to it. */
export function CityPictogram({ name, size = 48 }: PictogramProps) {
  return <FromSheet href={hrefOf('cities', name, cities, CITIES_KEYS)} width={size} height={size} />;
}

/** The drawing of a job type or a level of experience: full-time, part-time, internship, fresher or experienced. */
export function TermPictogram({ name, size = 28 }: PictogramProps) {
  return (
    <FromSheet
      href={`${terms}#${TERM_KEYS.includes(name) ? name : 'full-time'}`}
      width={size}
      height={size}
    />
  );
}

/** The drawing of a feature of the site, such as "near" or "listen". Hidden from screen readers; a text is next to it. */
export function FeaturePictogram({ name, size = 48 }: { readonly name: FeatureKey; readonly size?: number }) {
  return <FromSheet href={`${features}#${name}`} width={size} height={size} />;
}
