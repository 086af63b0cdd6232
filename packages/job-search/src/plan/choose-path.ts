import { type Facets, isOneValue } from '../facets.ts';
import type { MapOf } from '../sql/map.ts';
import { type Area, type Estimate, estimate, jobsAround } from './estimate.ts';
import { type FacetList, type JobList, LISTS, type ListName, listsFor } from './lists.ts';
import { aboutSearch, memoized } from './memoized-choices.ts';
import type { Statistics } from './statistics.ts';
import { isOff } from './switched-off.ts';

/**
 * How to find a page: a list read newest first until the page is full; a short list read whole and sorted; places read
 * from the centre outwards, or all within a small box, of all jobs or on the map of one profile. See `sql`.
 */
export type AccessPath =
  | { readonly kind: 'INDEX_SCAN' | 'BITMAP_SORT'; readonly list: ListName }
  | { readonly kind: 'NEAREST_NEIGHBOUR' | 'BOUNDING_BOX'; readonly of: MapOf };

/** Where matches are counted. */
export type CountPath =
  | { readonly kind: 'LIST'; readonly list: ListName }
  | { readonly kind: 'BOUNDING_BOX'; readonly of: MapOf };

export interface Wanted {
  readonly area: Area | null;
  readonly facets: Facets;
  readonly order: 'NEWEST' | 'NEAREST';
  /** Rows of the page, and how far matches are counted (0: not at all). */
  readonly rows: number;
  readonly countTo: number;
  /** Rows shown before, which the way from the centre passes again. */
  readonly seen?: number;
}

export interface Plan {
  readonly page: AccessPath;
  /** Null where nothing is counted. */
  readonly count: CountPath | null;
}

/** Entries on a page of each kind of index, as measured. */
const ENTRIES_A_LIST_PAGE = 85;
const ENTRIES_A_BOX_PAGE = 45;
const ENTRIES_A_NEAR_PAGE = 25;
const PAGES_TO_DESCEND = 3;
/** Lists that are not newest first have their matches together, may be at the end. */
const UNEVEN = 2.5;

interface Choice<P> {
  readonly path: P;
  readonly pages: number;
}

function cheapest<P>(choices: readonly Choice<P>[]): P {
  return choices.reduce((best, choice) => (choice.pages < best.pages ? choice : best)).path;
}

/** How many entries of a list are read until that many matches are found. */
function entriesUntil(rows: number, length: number, matches: number): number {
  return Math.min(length, (rows * length) / Math.max(matches, 0.5));
}

function pagesOf({ area }: Wanted, list: JobList, pieces: number, entries: number): number {
  const cells = list.area === 'cells' ? (area?.cells.length ?? 1) : 1;
  return entries / ENTRIES_A_LIST_PAGE + cells * pieces * PAGES_TO_DESCEND;
}

/** The lists that a search can be read from: those of cells need a place. */
function usable({ area, facets }: Wanted): FacetList[] {
  return listsFor(facets).filter((name) => area !== null || LISTS[name].area === 'country');
}

/**
 * Entries that an index scan reads: in each piece as far back as the page goes, and on to the piece's next match. A cell that
 * the circle hardly touches may be read whole for that.
 */
function scanned({ area, rows }: Wanted, known: Estimate, name: FacetList): number {
  const length = known.lengthOf(name);
  if (area === null || LISTS[name].area === 'country') return entriesUntil(rows, length, known.matches);
  const part = Math.min(1, rows / Math.max(known.matches, 0.5));
  return known
    .piecesOf(name)
    .map(({ length: own, matches }) => Math.min(own, part * own + own / Math.max(matches, 0.5)))
    .reduce((sum, entries) => sum + entries, 0);
}

function listChoices(wanted: Wanted, known: Estimate): Choice<AccessPath>[] {
  const isNewest = wanted.order === 'NEWEST';
  return usable(wanted).flatMap((name): Choice<AccessPath>[] => {
    const list: JobList = LISTS[name];
    const length = known.lengthOf(name);
    const reading = {
      path: { kind: 'BITMAP_SORT', list: name },
      pages: pagesOf(wanted, list, list.read, length),
    } as const;
    // All of a place or of the country is too much to be put in order for a page of it.
    const isWhole = list.of.length === 0 && isNewest;
    // Of a place, lists of the country hold next to nothing: they are for what is rare.
    const isScanned = isNewest && list.walked > 0 && (wanted.area === null || list.area === 'cells');
    const entries = scanned(wanted, known, name);
    const scan = {
      path: { kind: 'INDEX_SCAN', list: name },
      pages: pagesOf(wanted, list, list.walked, entries),
    } as const;
    return [
      ...(isScanned ? [scan] : []),
      ...(isWhole || isOff(`BITMAP_SORT ${wanted.order}`) ? [] : [reading]),
    ];
  });
}

/** So many entries of the map of all, or fewer of the profile's own. */
function mapChoices<K extends 'BOUNDING_BOX' | 'NEAREST_NEIGHBOUR'>(
  kind: K,
  entries: number,
  { facets }: Wanted,
  { shareOfProfile }: Estimate,
  name: string = kind,
): Choice<{ readonly kind: K; readonly of: MapOf }>[] {
  const entriesAPage = kind === 'BOUNDING_BOX' ? ENTRIES_A_BOX_PAGE : ENTRIES_A_NEAR_PAGE;
  const choice = (of: MapOf, read: number) => ({ path: { kind, of }, pages: 10 + read / entriesAPage });
  const all = isOff(name) ? [] : [choice('all', entries)];
  const isOfProfile = isOneValue(facets.profile) && !isOff(`${name} of profile`);
  return isOfProfile ? [choice('profile', entries * shareOfProfile), ...all] : all;
}

function placeChoices(wanted: Wanted, known: Estimate, statistics: Statistics): Choice<AccessPath>[] {
  const { area, order, rows, seen = 0 } = wanted;
  // Before anything is known (an empty table may have been filled since), an index scan is never far off.
  if (area === null || statistics.total === 0) return [];
  if (order === 'NEWEST') return mapChoices('BOUNDING_BOX', known.inBox, wanted, known);
  return mapChoices(
    'NEAREST_NEIGHBOUR',
    entriesUntil(seen + rows, known.inBox, known.matches),
    wanted,
    known,
  );
}

function countPath(wanted: Wanted, known: Estimate, statistics: Statistics): CountPath {
  const { area, countTo } = wanted;
  const lists = usable(wanted).map((name): Choice<CountPath> => {
    const list = LISTS[name];
    const length = known.lengthOf(name);
    const evenly = entriesUntil(countTo, length, known.matches);
    const entries = list.walked === 1 ? evenly : Math.min(length, evenly * UNEVEN);
    return { path: { kind: 'LIST', list: name }, pages: pagesOf(wanted, list, list.read, entries) };
  });
  if (area === null || statistics.total === 0) return cheapest(lists);
  const inBox = entriesUntil(countTo, known.inBox, known.matches);
  return cheapest<CountPath>([
    ...lists,
    ...mapChoices('BOUNDING_BOX', inBox, wanted, known, 'COUNT BOUNDING_BOX'),
  ]);
}

/**
 * The cheapest way to find the wanted page and to count, in pages read. All ways find the same, so that one that was
 * chosen nearby will do.
 */
export function choosePath(statistics: Statistics, wanted: Wanted): Plan {
  const { area, facets, order, rows, countTo, seen = 0 } = wanted;
  const key = `${order} ${rows} ${countTo} ${seen} ${aboutSearch(area, facets)}`;
  return memoized(statistics, key, () => choose(statistics, wanted));
}

function choose(statistics: Statistics, wanted: Wanted): Plan {
  const known = estimate(statistics, wanted.area, wanted.facets);
  const choices = [...listChoices(wanted, known), ...placeChoices(wanted, known, statistics)];
  return {
    page: cheapest(choices),
    count: wanted.countTo === 0 ? null : countPath(wanted, known, statistics),
  };
}

/** How to find the nearest outside a circle: outwards past all that lies in it, or out of a list of what is rare. */
export function choosePathBeyond(
  statistics: Statistics,
  area: Area,
  facets: Facets,
  rows: number,
): AccessPath {
  const key = `beyond ${rows} ${aboutSearch(area, facets)}`;
  return memoized(statistics, key, () => chooseBeyond(statistics, area, facets, rows));
}

function chooseBeyond(statistics: Statistics, area: Area, facets: Facets, rows: number): AccessPath {
  const known = estimate(statistics, null, facets);
  const wanted: Wanted = { area: null, facets, order: 'NEAREST', rows, countTo: 0 };
  if (statistics.total === 0) return { kind: 'NEAREST_NEIGHBOUR', of: 'all' };
  const inside = jobsAround(statistics, area);
  const beyond = entriesUntil(rows, statistics.total, known.matchesInCountry);
  return cheapest<AccessPath>([
    ...mapChoices('NEAREST_NEIGHBOUR', inside + beyond, wanted, known),
    ...listChoices(wanted, known),
  ]);
}
