import type { Transaction } from '@nukkad/core/database/rows.ts';
import { isPackKind, releasePackRows } from '../packs/packs.queries.ts';
import type { FieldValues, ImportContext, ImportKind, Written } from './import-kind.ts';
import { addUp, ImportReport } from './import-report.ts';
import type { Progress } from './progress.ts';

const SLICE = 2500;

/** Called in the last transaction, after all rows are written. Its counts are added to the report. */
export type AfterRows = (tx: Transaction, importId: string) => Promise<FieldValues>;

export interface Writing {
  readonly importId: string;
  readonly rows: number;
  /** Name of the file, which the audit shows. */
  readonly file: string;
  /** Whether all rows are written in one transaction. */
  readonly isAtomic: boolean;
  /** Whether each transaction is rolled back. The counts are then those of a real run, but nothing is written. */
  readonly isCheck: boolean;
  readonly isPack: boolean;
  readonly progress: Progress;
  readonly afterwards?: AfterRows | undefined;
}

/** Result of a transaction: the written rows, the counts of `afterwards`, and further details for the report. */
interface Done extends Written {
  readonly after: FieldValues;
  readonly details: FieldValues;
}

const NOTHING: Done = { created: 0, updated: 0, after: {}, details: {} };

const sum = (one: Done, other: Done): Done => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  after: addUp(one.after, other.after),
  details: addUp(one.details, other.details),
});

const hasChanged = ({ created, updated, after }: Done): boolean =>
  created + updated > 0 || Object.values(after).some((count) => typeof count === 'number' && count > 0);

/** Thrown to roll a transaction back. Carries the result of the transaction. */
class RolledBack extends Error {
  readonly done: Done;

  constructor(done: Done) {
    super();
    this.done = done;
  }
}

type Step = (tx: Transaction) => Promise<Done>;

/**
 * Writes the staged rows in slices, each in its own transaction. With `isAtomic`, all slices share one transaction.
 * Each import has one audit entry.
 */
export async function writeRows<Row>(
  kind: ImportKind<Row>,
  context: ImportContext,
  { importId, rows, file, isAtomic, isCheck, isPack, progress, afterwards }: Writing,
): Promise<Written & { readonly more: FieldValues }> {
  const { database } = context.container;
  const report = new ImportReport(context, `${kind.name}-imported`, file);
  const starts = Array.from({ length: Math.ceil(rows / SLICE) }, (_, index) => index * SLICE);
  const steps: Step[] = [
    ...starts.map(
      (after): Step =>
        async (tx) => {
          const slice = { importId, after, upTo: after + SLICE, now: context.now };
          const written = await kind.write(tx, slice, context);
          if (!isPack && isPackKind(kind.name)) await tx.query(releasePackRows(kind.name, slice));
          const details = (await kind.report?.(tx, slice)) ?? {};
          progress.report('written', Math.min(rows, after + SLICE), rows);
          return { ...NOTHING, ...written, details };
        },
    ),
    async (tx) => ({ ...NOTHING, after: (await afterwards?.(tx, importId)) ?? {} }),
  ];
  let total = NOTHING;
  const inOne = async (these: readonly Step[]): Promise<Done> => {
    try {
      return await database.transaction(async (tx) => {
        let done = NOTHING;
        for (const step of these) done = sum(done, await step(tx));
        if (isCheck) throw new RolledBack(done);
        const { created, updated, after } = sum(total, done);
        if (hasChanged(done)) await report.write(tx, { rows, created, updated, ...after });
        return done;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.done;
      throw error;
    }
  };
  if (isAtomic && !isCheck) total = await inOne(steps);
  else for (const step of steps) total = sum(total, await inOne([step]));
  const { created, updated, after, details } = total;
  return { created, updated, more: { ...after, ...details } };
}
