import { randomUUID } from 'node:crypto';
import type { Transaction } from '@nukkad/api/database/rows.ts';
import { auditRow } from '@nukkad/api/shared/audit.ts';
import { ROWS_MAX } from '../command.ts';
import type { FieldValues, ImportContext } from './import-kind.ts';

/** Adds counts and joins lists, of which the first rows are enough. */
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

/** Numbers alone: lists of rows are too long for the audit. */
const countsOf = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'number'));

/** The audit entry of one import. Each transaction that changes something writes what was done up to its end. */
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
    const row = { id: this.#id, ...auditRow(entry, container.clock.now()) };
    const { details } = row;
    await tx.auditEntry.upsert({
      where: { id: this.#id },
      create: row,
      update: details === undefined ? {} : { details },
    });
  }
}
