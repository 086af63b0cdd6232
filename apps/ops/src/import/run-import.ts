import { randomUUID } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { withoutEffects } from '../dry-run.ts';
import { formatOf, textOfRecords, writeExport } from '../export/write-records.ts';
import { analyzeImportRows, deleteImportRows, refuseKeys, selectRepeatedKeys } from './import.queries.ts';
import type { ImportContext, ImportKind } from './import-kind.ts';
import { Progress } from './progress.ts';
import type { Encoding } from './read/decode-file.ts';
import type { RawRecord } from './read/raw-record.ts';
import { readRecords } from './read/read-records.ts';
import type { RowProblem } from './reasons.ts';
import { REASON_COLUMN, Refusals } from './refusals.ts';
import { type ColumnChoice, stageRows } from './stage-rows.ts';
import { type AfterRows, writeRows } from './write-rows.ts';

export interface ImportOptions extends ColumnChoice {
  readonly isCheck: boolean;
  /** Whether the import is atomic: all rows are written, or none. */
  readonly isAtomic: boolean;
  readonly encoding?: Encoding | undefined;
  /** Rows that do not come from a file. `path` is then only the name that the audit shows. */
  readonly records?: AsyncIterable<RawRecord> | undefined;
  readonly say: (line: string) => void;
  /** Path of the file for refused rows and their reasons. */
  readonly refusedFile?: string | undefined;
  /**
   * Whether the rows come from a pack. Rows of any other import belong to the operator, and packs no longer change
   * them.
   */
  readonly isPack?: boolean | undefined;
  /** Called after all rows are staged and before the first is written. */
  readonly beforeRows?: ((importId: string) => Promise<void>) | undefined;
  /** Called after the rows are written, unless a row was refused. */
  readonly afterwards?: AfterRows | undefined;
}

export interface ImportResult {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly problems: readonly RowProblem[];
  /** Number of further problems, which are left out of `problems`. */
  readonly more: number;
  /** Hints on how to solve the problems. */
  readonly hints?: readonly string[];
  /** Only for jobs: number of the file's jobs that end within seven days. */
  readonly endWithin7Days?: number;
}

async function refuseRepeated(context: ImportContext, importId: string, refusals: Refusals): Promise<void> {
  const { database } = context.container;
  const repeated = await database.query(selectRepeatedKeys(importId));
  if (repeated.length === 0) return;
  const keys = repeated.map(({ key }) => key);
  const refusedNow = await database.query(refuseKeys(importId, keys));
  const validBefore = new Set(refusedNow.map(({ position }) => position));
  for (const { key, lines, positions } of repeated) {
    const problems = [{ field: '', reason: `"${key}" is in the lines ${lines.join(', ')}` }];
    for (const [index, position] of positions.entries()) {
      const row = { position, line: lines[index] ?? 0, key };
      if (validBefore.has(position)) refusals.add(row, problems);
      else refusals.addProblems(row, problems);
    }
  }
}

const NOTHING = { created: 0, updated: 0, more: {} };

/** Writes the refused rows with the file's columns and a column of reasons. Writes no file if no row was refused. */
async function writeRefused(path: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = new Set(rows.flatMap((row) => Object.keys(row)));
  columns.delete(REASON_COLUMN);
  await writeExport(path, textOfRecords(formatOf(path), [...columns, REASON_COLUMN], rows));
}

interface Staged {
  readonly importId: string;
  readonly rows: number;
  readonly refusals: Refusals;
  readonly progress: Progress;
}

/** Reads and checks all rows, and stages the valid ones in the database. */
async function stage<Row>(
  kind: ImportKind<Row>,
  path: string,
  context: ImportContext,
  { encoding, records, say, renamed, ignored, refusedFile }: ImportOptions,
  importId: string,
): Promise<Staged> {
  const refusals = new Refusals(refusedFile !== undefined);
  const progress = new Progress(say);
  const staging = { importId, choice: { renamed, ignored }, refusals, progress };
  const rows = await stageRows(kind, records ?? readRecords(path, encoding), context, staging);
  await context.container.database.query(analyzeImportRows());
  await refuseRepeated(context, importId, refusals);
  if (refusedFile !== undefined) await writeRefused(refusedFile, refusals.collected());
  return { importId, rows, refusals, progress };
}

/** Writes the valid staged rows. With `isAtomic`, writes none if any row was refused. */
async function write<Row>(
  kind: ImportKind<Row>,
  path: string,
  context: ImportContext,
  { isCheck, isAtomic, isPack = false, say, beforeRows, afterwards }: ImportOptions,
  { importId, rows, refusals, progress }: Staged,
): Promise<ImportResult> {
  const isWritten = refusals.rows === 0 || !isAtomic;
  const then = refusals.rows === 0 ? afterwards : undefined;
  const how = { file: basename(path), isAtomic, isCheck, isPack, progress, afterwards: then };
  if (isWritten) {
    await beforeRows?.(importId);
    await kind.beforeWriting?.(importId, context);
  }
  const written = isWritten ? await writeRows(kind, context, { importId, rows, ...how }) : NOTHING;
  const { created, updated, more } = written;
  const unchanged = isWritten ? rows - refusals.rows - created - updated : 0;
  if (isCheck) say('Checked: nothing was written. The counts are those that the import would have.');
  const refused = { refused: refusals.rows, problems: refusals.reported, more: refusals.unreported };
  const hints = kind.hints?.(refusals.reported) ?? [];
  return { rows, created, updated, unchanged, ...more, ...refused, ...(hints.length > 0 ? { hints } : {}) };
}

/**
 * Checks all rows of a file, then writes the valid ones. Importing the same file again changes nothing. With
 * `isCheck`, all transactions are rolled back.
 */
export async function runImport<Row>(
  kind: ImportKind<Row>,
  path: string,
  { container: given, actor }: Pick<ImportContext, 'container' | 'actor'>,
  options: ImportOptions,
): Promise<ImportResult> {
  const container = options.isCheck ? withoutEffects(given) : given;
  const importId = randomUUID();
  const now = container.clock.now();
  const context = { container, actor, folder: dirname(path), now };
  const cleanUp = () =>
    container.database.query(deleteImportRows(importId, new Date(now.getTime() - DAY_MS)));
  try {
    const staged = await stage(kind, path, context, options, importId);
    return await write(kind, path, context, options, staged);
  } finally {
    // In a failed transaction this statement fails, but the rollback removes the rows. In all other cases the next
    // import deletes the rows.
    await cleanUp().catch(() => {});
  }
}
