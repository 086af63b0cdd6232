import type { Transaction } from '@nukkad/api/database/rows.ts';
import { note } from '../note.ts';
import type { ImportContext, ImportKind, Written } from './import-kind.ts';
import type { Progress } from './progress.ts';

/** Rows that one transaction writes. */
const SLICE = 2500;

export type Counts = Readonly<Record<string, number>>;
export type AfterRows = (tx: Transaction, importId: string) => Promise<Counts>;

export interface Writing {
  readonly importId: string;
  readonly rows: number;
  /** The file's name, for the audit. */
  readonly file: string;
  /** All rows in one transaction. */
  readonly isAtomic: boolean;
  readonly progress: Progress;
  /** What follows in the last transaction; answers what it did. */
  readonly afterwards?: AfterRows | undefined;
}

/** One audit entry an import, in the first transaction that changes something. */
class AuditNote {
  #isWritten = false;

  readonly #context: ImportContext;
  readonly #entry: { readonly action: string; readonly subject: string };

  constructor(context: ImportContext, action: string, subject: string) {
    this.#context = context;
    this.#entry = { action, subject };
  }

  /** A transaction's work, which is done anew where the server breaks a deadlock. */
  async within(tx: Transaction, work: () => Promise<boolean>): Promise<() => void> {
    const hasChanged = await work();
    if (this.#isWritten || !hasChanged) return () => {};
    await note(tx, this.#context.container, { actor: this.#context.actor, ...this.#entry });
    return () => {
      this.#isWritten = true;
    };
  }
}

const sum = (one: Written, other: Written): Written => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
});

/** Writes what was laid aside, slice by slice: in a transaction each, or all in one. */
export async function writeRows<Row>(
  kind: ImportKind<Row>,
  context: ImportContext,
  { importId, rows, file, isAtomic, progress, afterwards }: Writing,
): Promise<Written & Counts> {
  const { database } = context.container;
  const audit = new AuditNote(context, `${kind.name}-imported`, file);
  const starts = Array.from({ length: Math.ceil(rows / SLICE) }, (_, index) => index * SLICE);
  const steps = [
    ...starts.map((after) => async (tx: Transaction): Promise<Written & Counts> => {
      const written = await kind.write(
        tx,
        { importId, after, upTo: after + SLICE, now: context.now },
        context,
      );
      progress.tell('written', Math.min(rows, after + SLICE), rows);
      return { ...written };
    }),
    async (tx: Transaction) => ({ created: 0, updated: 0, ...(await afterwards?.(tx, importId)) }),
  ];
  const inOne = async (these: typeof steps): Promise<Written & Counts> => {
    let done: Written & Counts = { created: 0, updated: 0 };
    const committed = await database.transaction((tx) => {
      done = { created: 0, updated: 0 };
      return audit.within(tx, async () => {
        for (const step of these) {
          const more = await step(tx);
          done = { ...done, ...more, ...sum(done, more) };
        }
        return Object.values(done).some((count) => count > 0);
      });
    });
    committed();
    return done;
  };
  if (isAtomic) return inOne(steps);
  let total: Written & Counts = { created: 0, updated: 0 };
  for (const step of steps) {
    const more = await inOne([step]);
    total = { ...total, ...more, ...sum(total, more) };
  }
  return total;
}
