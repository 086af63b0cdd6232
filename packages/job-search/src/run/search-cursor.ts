import { ContractInputError, type Cursor } from '@nukkad/contract';

/** Where a list goes on: after its last item, and what is known of the whole. */
export interface SearchPlace {
  readonly order: 'NEWEST' | 'NEAREST';
  /** Milliseconds of the last item's creation, or metres of its distance. */
  readonly at: number;
  readonly id: string;
  /** Items shown so far. */
  readonly seen: number;
  readonly total: number;
  /** Which of ever wider searches the last item was found in, 0 the closest. */
  readonly step: number;
}

const LETTER = { NEWEST: 'n', NEAREST: 'd' } as const;

export function searchCursorOf({ order, at, id, seen, total, step }: SearchPlace): Cursor {
  const parts = [LETTER[order], at, id, seen, total, ...(step > 0 ? [step] : [])];
  return Buffer.from(parts.join('|')).toString('base64url');
}

/** The latest moment that a date holds, and longer than any distance on earth in metres. */
const AT_MAX = 8.64e15;

/** A cursor without a step goes on in the first. */
const FIRST_STEP = '0';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 1000;

/** A moment is a date that the database holds, in whole milliseconds; a distance any number up to that. */
function isPlace({ order, at }: Pick<SearchPlace, 'order' | 'at'>): boolean {
  return at <= AT_MAX && (order === 'NEAREST' || Number.isInteger(at));
}

/** Reads a cursor back; 400 for a text that a list of this order did not hand out. */
export function readSearchCursor(
  cursor: Cursor | undefined,
  order: SearchPlace['order'],
): SearchPlace | null {
  if (cursor === undefined) return null;
  const [letter, at = '', id = '', seen = '', total = '', step = FIRST_STEP] = Buffer.from(
    cursor,
    'base64url',
  )
    .toString()
    .split('|');
  const counts = { seen: Number(seen), total: Number(total), step: Number(step) };
  const place = { order, at: Number(at), id, ...counts };
  const isWhole =
    letter === LETTER[order] &&
    /^\d[\d.e+-]{0,30}$/.test(at) &&
    isPlace(place) &&
    UUID.test(id) &&
    Object.values(counts).every(isCount);
  if (!isWhole) throw new ContractInputError([{ path: 'cursor', message: 'is not one that this list gave' }]);
  return place;
}
