import { randomUUID } from 'node:crypto';
import type { Transaction } from '@nukkad/core/database/rows.ts';
import { upsertAudit } from '@nukkad/core/shared/audit.ts';
import { ROWS_MAX } from '../command.ts';
import type { FieldValues, ImportContext } from './import-kind.ts';

/** Merges two reports: adds up the counts and concatenates the lists, up to 200 rows each. */
export function addUp(one: FieldValues, other: FieldValues): FieldValues {
  const sum: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = sum[name];
    if (typeof before === 'number' && typeof value === 'number') sum[name] = before + value;
    else if (Array.isArray(before) && Array.isArray(value))
      sum[name] = [...before, ...value].slice(0, ROWS_MAX);
    else sum[name] = value;
  }
  return sum;
}

/** Returns only the numbers of a report for the audit, because its lists of rows are too long. */
const countsOf = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'number'));

/** The audit entry of one import. Each transaction that changes rows updates the entry with the totals so far. */
export class ImportReport {
  readonly #id = randomUUID();
  readonly #context: ImportContext;
  readonly #action: string;
  readonly #file: string;

  constructor(context: ImportContext, action: string, file: string) {
    this.#context = context;
    this.#action = action;
    this.#file = file;
  }

  async write(tx: Transaction, done: FieldValues): Promise<void> {
    const { actor, container } = this.#context;
    const entry = { actor, action: this.#action, subject: this.#file, details: countsOf(done) };
    await upsertAudit(tx, this.#id, entry, container.clock.now());
  }
}
