import { createHash } from 'node:crypto';
import { lexiconRows } from '../lexicon/index.ts';
import { CONTENT_TABLES } from './content-tables.ts';
import { localityTable } from './locality-table.ts';
import { REFERENCE_TABLES } from './reference-tables.ts';

/**
 * Returns a hash of the reference data, the search's lexicon and the editorial content. It changes when any of them
 * changes.
 */
export function referenceFingerprint(): string {
  const everything = [...REFERENCE_TABLES, localityTable(new Map()), ...CONTENT_TABLES, lexiconRows];
  return createHash('sha256').update(JSON.stringify(everything)).digest('hex').slice(0, 16);
}
