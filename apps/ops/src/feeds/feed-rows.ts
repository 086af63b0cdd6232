import { createHash } from 'node:crypto';
import type { RowOf } from '@nukkad/db/sql.ts';
import type { RawRecord } from '../import/read/raw-record.ts';
import { type FeedPosting, unescapedHtml } from './feed-posting.ts';
import type { selectPlacesNamed } from './feeds.queries.ts';
import { statedHours, statedWorkPlace } from './stated-terms.ts';

type Place = RowOf<typeof selectPlacesNamed>;

/** The contact of the feed, and the reference data for converting postings to import rows. */
export interface FeedContext {
  readonly feed: { readonly name: string; readonly phone: string; readonly email: string };
  readonly places: ReadonlyMap<string, Place>;
  /** Returns the job profile and sub-profile that a text names; null if it matches none. */
  readonly workOf: (text: string) => { readonly profile: string; readonly subProfile: string | null } | null;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

export const jobRef = (feed: string, { ref }: FeedPosting): string => `feed:${feed}:${digest(ref)}`;
const companyRef = (feed: string, { company }: FeedPosting): string =>
  `feed:${feed}:${digest(company.toLowerCase().replace(/\s+/g, ' '))}`;

/** Returns the place names of a posting in lower case. For `Pune, Maharashtra` these include `pune`. */
export const placeNames = ({ locality, city }: FeedPosting): string[] =>
  [locality, city, ...(city?.split(',') ?? [])].flatMap((name) => name?.trim().toLowerCase() || []);

const placeOf = (posting: FeedPosting, places: FeedContext['places']): Place | undefined =>
  placeNames(posting).flatMap((name) => places.get(name) ?? [])[0];

/** Returns the coordinates of the posting if they are in India, else those of its place. */
function pointOf({ latitude, longitude }: FeedPosting, place: Place) {
  const isInIndia =
    latitude !== undefined &&
    longitude !== undefined &&
    latitude > 6 &&
    latitude < 38 &&
    longitude > 68 &&
    longitude < 98;
  return isInIndia ? { latitude, longitude } : { latitude: place.latitude, longitude: place.longitude };
}

const JOB_TYPES: readonly (readonly [RegExp, string])[] = [
  [/intern|trainee|apprentice/i, 'INTERNSHIP'],
  [/part/i, 'PART_TIME'],
];
const jobTypeOf = (text = ''): string => JOB_TYPES.find(([words]) => words.test(text))?.[1] ?? 'FULL_TIME';

const cut = (text: string, max: number): string => text.slice(0, max).trim();
const isDevanagari = (text: string): boolean =>
  (text.match(/\p{Script=Devanagari}/gu)?.length ?? 0) * 2 > text.length;

/** Converts a posting to an import row of a job. `line` is the number of the posting, from 1. */
export function jobRecord(posting: FeedPosting, line: number, context: FeedContext): RawRecord {
  const { feed, places, workOf } = context;
  const ref = jobRef(feed.name, posting);
  const place = placeOf(posting, places);
  const work = workOf(`${posting.title} ${posting.category ?? ''}`);
  const named = { ref, title: cut(posting.title, 150) };
  if (posting.ref === '') return { line, cells: named, problem: 'has no number or address of its own' };
  if (place === undefined)
    return { line, cells: named, problem: `"${posting.city ?? ''}" is no city or locality that we know` };
  if (work === null)
    return { line, cells: named, problem: `"${posting.title}" names no kind of work that we know` };
  const description = unescapedHtml(posting.description);
  return {
    line,
    cells: {
      ...named,
      ...work,
      company: companyRef(feed.name, posting),
      jobType: jobTypeOf(posting.employmentType),
      shift: statedHours(posting.hours),
      workPlace: statedWorkPlace(posting.workPlace),
      experienceMin: posting.experienceYears ?? 0,
      payMin: posting.payMin ?? null,
      payMax: posting.payMax ?? null,
      openings: Math.min(Math.max(Math.trunc(posting.openings ?? 1), 1), 10_000),
      city: place.city,
      locality: place.locality,
      address: cut(posting.address ?? [place.locality, place.city].filter(Boolean).join(', '), 500),
      ...pointOf(posting, place),
      requirements: cut(description, 20_000) || posting.title,
      skills: (posting.skills ?? []).flatMap((skill) => cut(skill, 60) || []).slice(0, 40),
      language: isDevanagari(posting.title) ? 'hi' : 'en',
    },
  };
}

/**
 * Converts a posting to an import row of its company, with the contact of the feed. Returns null if the place is
 * unknown or the company has no name.
 */
export function companyRecord(
  posting: FeedPosting,
  line: number,
  { feed, places }: FeedContext,
): RawRecord | null {
  const place = placeOf(posting, places);
  if (place === undefined || posting.company === '') return null;
  return {
    line,
    cells: {
      ref: companyRef(feed.name, posting),
      name: cut(posting.company, 160),
      website: posting.website ?? null,
      address: cut(posting.address ?? place.city, 500),
      city: place.city,
      ...pointOf(posting, place),
      phone: feed.phone,
      email: feed.email,
    },
  };
}
