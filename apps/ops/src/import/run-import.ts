import { randomUUID } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { withoutEffects } from '../rehearse.ts';
import { analyzeImportRows, deleteImportRows, refuseKeys, selectRepeatedKeys } from './import.queries.ts';
import type { ImportContext, ImportKind } from './import-kind.ts';
import { Progress } from './progress.ts';
import type { Encoding } from './read/decode-file.ts';
import type { RawRecord } from './read/raw-record.ts';
import { readRecords } from './read/read-records.ts';
import type { RowProblem } from './reasons.ts';
import { Refusals } from './refusals.ts';
import { type ColumnChoice, stageRows } from './stage-rows.ts';
import { type AfterRows, writeRows } from './write-rows.ts';

export interface ImportOptions extends ColumnChoice {
  readonly isCheck: boolean;
  /** All rows or none. */
  readonly isAtomic: boolean;
  readonly encoding?: Encoding | undefined;
  /** Rows that come from elsewhere than a file; its path is then their name. */
  readonly records?: AsyncIterable<RawRecord> | undefined;
  readonly say: (line: string) => void;
  /** What follows where no row was refused. */
  readonly afterwards?: AfterRows | undefined;
}

export interface ImportResult {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly problems: readonly RowProblem[];
  /** Problems beyond those. */
  readonly more: number;
  /** Of jobs: how many of the file's end within seven days. */
  readonly endWithin7Days?: number;
}

async function refuseRepeated(context: ImportContext, importId: string, refusals: Refusals): Promise<void> {
  const { database } = context.container;
  const repeated = await database.query(selectRepeatedKeys(importId));
  if (repeated.length === 0) return;
  const keys = repeated.map(({ key }) => key);
  const sound = new Set((await database.query(refuseKeys(importId, keys))).map(({ line }) => line));
  for (const { key, lines } of repeated) {
    const problems = [{ field: '', reason: `"${key}" stands in the lines ${lines.join(', ')}` }];
    for (const line of lines)
      if (sound.has(line)) refusals.add(line, key, problems);
      else refusals.again(line, key, problems);
  }
}

const NOTHING = { created: 0, updated: 0, more: {} };

/**
 * Looks at all rows of a file, then writes the sound ones; the same file again changes nothing. A check does the same in
 * transactions that it rolls back.
 */
export async function runImport<Row>(
  kind: ImportKind<Row>,
  path: string,
  { container: given, actor }: Pick<ImportContext, 'container' | 'actor'>,
  { isCheck, isAtomic, encoding, records, say, afterwards, ...choice }: ImportOptions,
): Promise<ImportResult> {
  const container = isCheck ? withoutEffects(given) : given;
  const importId = randomUUID();
  const now = container.clock.now();
  const context = { container, actor, folder: dirname(path), now };
  const [refusals, progress] = [new Refusals(), new Progress(say)];
  try {
    const staging = { importId, choice, refusals, progress };
    const rows = await stageRows(kind, records ?? readRecords(path, encoding), context, staging);
    await container.database.query(analyzeImportRows());
    await refuseRepeated(context, importId, refusals);
    const isWritten = refusals.rows === 0 || !isAtomic;
    const then = refusals.rows === 0 ? afterwards : undefined;
    const writing = { importId, rows, file: basename(path), isAtomic, isCheck, progress, afterwards: then };
    if (isWritten) await kind.beforeWriting?.(importId, context);
    const { created, updated, more } = isWritten ? await writeRows(kind, context, writing) : NOTHING;
    const unchanged = isWritten ? rows - refusals.rows - created - updated : 0;
    if (isCheck) say('Checked: nothing was written. The counts are those that the import would have.');
    const told = { refused: refusals.rows, problems: refusals.told, more: refusals.untold };
    return { rows, created, updated, unchanged, ...more, ...told };
  } finally {
    await container.database.query(deleteImportRows(importId, new Date(now.getTime() - DAY_MS)));
  }
}
