import { NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { FoundRow } from '../statements/page-statement.ts';
import { readPage } from './find-page.ts';
import type { Search } from './search.ts';

/** The nearest matches beyond the circle, nearest first. */
export function findNearby(database: Database, search: Search): Promise<FoundRow[]> {
  return readPage({
    database,
    search: { ...search, order: 'NEAREST' },
    path: { kind: 'near' },
    side: 'outside',
    wanted: { after: null, rows: NEARBY_FILL_BELOW, countTo: 0 },
  });
}
