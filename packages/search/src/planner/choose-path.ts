import { type Facets, isOneValue } from '../facets.ts';
import { type Area, type Estimate, estimate, jobsAround } from './estimate.ts';
import type { Statistics } from './statistics.ts';

/** The lists that indexes keep newest first: of a cell or of the whole country, of all jobs, of a part, or of a word. */
export type ListName =
  | 'newest'
  | 'profile'
  | 'kind'
  | 'profileKind'
  | 'country'
  | 'countryProfile'
  | 'countryKind'
  | 'term'
  | 'countryTerm';

/**
 * How to find a page. `walk` reads a list newest first and stops; `collect` reads the whole list of the cells;
 * `box` reads all within a small box out of the index of places; `near` reads that index from the centre outwards.
 */
export type Path =
  | { readonly kind: 'walk'; readonly list: ListName }
  | { readonly kind: 'collect'; readonly list: ListName }
  | { readonly kind: 'box' }
  | { readonly kind: 'near' };

export interface Wanted {
  readonly area: Area | null;
  readonly facets: Facets;
  readonly order: 'NEWEST' | 'NEAREST';
  /** Rows of the page, and how far matches are counted (0: not at all). */
  readonly rows: number;
  readonly countTo: number;
}

/** Entries on a page of each kind of index, as measured. */
const ENTRIES_A_LIST_PAGE = 85;
const ENTRIES_A_BOX_PAGE = 50;
const ENTRIES_A_NEAR_PAGE = 15;
const PAGES_TO_DESCEND = 3;

interface Choice {
  readonly path: Path;
  readonly pages: number;
}

/** How many entries of a list are read until that many matches are found. */
function entriesUntil(rows: number, length: number, matches: number): number {
  return Math.min(length, (rows * length) / Math.max(matches, 0.5));
}

function lists({ facets, area }: Wanted, known: Estimate): { list: ListName; length: number }[] {
  const hasProfile = isOneValue(facets.profile);
  const hasKind = isOneValue(facets.jobType) && isOneValue(facets.qualification);
  const { inCells, inCellsOfProfile, shareOfKind, shareOfProfileKind } = known;
  if (area === null) {
    const country = { list: 'country' as const, length: inCells };
    if (!hasProfile || !hasKind) return [country];
    return [country, { list: 'countryKind', length: inCellsOfProfile * shareOfProfileKind }];
  }
  const found: { list: ListName; length: number }[] = [{ list: 'newest', length: inCells }];
  if (hasProfile) found.push({ list: 'profile', length: inCellsOfProfile });
  if (hasKind) found.push({ list: 'kind', length: inCells * shareOfKind });
  if (hasProfile && hasKind)
    found.push({ list: 'profileKind', length: inCellsOfProfile * shareOfProfileKind });
  return found;
}

function matchesOf({ facets }: Wanted, known: Estimate): number {
  const inside = isOneValue(facets.profile)
    ? known.inCellsOfProfile * known.shareOfProfile
    : known.inCells * known.share;
  return inside * known.insideShare;
}

function listChoices(wanted: Wanted, known: Estimate): Choice[] {
  const matches = matchesOf(wanted, known);
  const kind = wanted.order === 'NEWEST' ? 'walk' : 'collect';
  const descents = (wanted.area?.cells.length ?? 1) * PAGES_TO_DESCEND;
  return lists(wanted, known).map(({ list, length }) => {
    const read = kind === 'walk' ? entriesUntil(wanted.rows, length, matches) : length;
    const counted =
      wanted.countTo === 0
        ? 0
        : entriesUntil(wanted.countTo, length, matches) / ENTRIES_A_LIST_PAGE + descents;
    return { path: { kind, list }, pages: read / ENTRIES_A_LIST_PAGE + descents + counted };
  });
}

function placeChoice(wanted: Wanted, known: Estimate, statistics: Statistics): Choice[] {
  const { area, order } = wanted;
  if (area === null) return [];
  const inBox = jobsAround(statistics, area.centre, area.radiusKm);
  const share = isOneValue(wanted.facets.profile)
    ? (known.inCellsOfProfile * known.shareOfProfile) / Math.max(known.inCells, 1)
    : known.share;
  const matches = inBox * Math.max(share, 1e-6);
  const counted =
    wanted.countTo === 0 ? 0 : entriesUntil(wanted.countTo, inBox, matches) / ENTRIES_A_BOX_PAGE;
  if (order === 'NEWEST')
    return [{ path: { kind: 'box' }, pages: 10 + inBox / ENTRIES_A_BOX_PAGE + counted }];
  const read = entriesUntil(wanted.rows, inBox, matches);
  return [{ path: { kind: 'near' }, pages: 10 + read / ENTRIES_A_NEAR_PAGE + counted }];
}

/** The cheapest way to find the wanted page, in pages read. All ways find the same. */
export function choosePath(statistics: Statistics, wanted: Wanted): Path {
  const known = estimate(statistics, wanted.area, wanted.facets);
  // Before anything is known (an empty table may have been filled since), a walk is never far off.
  const places = statistics.total === 0 ? [] : placeChoice(wanted, known, statistics);
  const choices = [...listChoices(wanted, known), ...places];
  return choices.reduce((best, choice) => (choice.pages < best.pages ? choice : best)).path;
}

/** So many entries read from the centre outwards cost as much as reading the lists of the towns around. */
const NEAR_ENTRIES_MAX = 2500;

/** The list whose parts around a place hold the nearest of few matches; null where reading outwards finds them sooner. */
export function listOfRare(
  statistics: Statistics,
  facets: Facets,
  rows: number,
): 'profile' | 'profileKind' | null {
  if (!isOneValue(facets.profile)) return null;
  const { inCellsOfProfile, shareOfProfile, inCells } = estimate(statistics, null, facets);
  const share = (inCellsOfProfile * shareOfProfile) / Math.max(inCells, 1);
  if (rows / Math.max(share, 1e-9) < NEAR_ENTRIES_MAX) return null;
  return isOneValue(facets.jobType) && isOneValue(facets.qualification) ? 'profileKind' : 'profile';
}
