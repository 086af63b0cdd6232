import type { Container } from '@nukkad/api/container.ts';
import type { Transaction } from '@nukkad/api/database/rows.ts';
import type * as z from 'zod';
import type { Fields } from './fields.ts';
import type { Problem } from './reasons.ts';

/** The staged rows of one import from one position in the file to another. */
export interface Slice {
  readonly importId: string;
  readonly after: number;
  readonly upTo: number;
  readonly now: Date;
}

export interface Written {
  readonly created: number;
  readonly updated: number;
}

export type FieldValues = Readonly<Record<string, unknown>>;

/** What a row of the file becomes: columns of the table, or what is wrong with it. */
export type Resolved = { readonly columns: FieldValues } | { readonly problems: readonly Problem[] };

/** What rows are held against, read once an import. */
export interface Resolver<Row> {
  /** The fields of a row as stored, where there is one: what a file leaves out stays so. */
  stored?(key: string): FieldValues | undefined;
  /** The key of a row that has it from other fields. */
  keyOf?(values: FieldValues): string | undefined;
  resolve(row: Row): Resolved | Promise<Resolved>;
  /** What a row names and does not exist, also of a row that has other problems: all are reported at once. */
  lookUp?(values: FieldValues): readonly Problem[];
  /** Looks up for many rows at once what would cost a query each. Returns the problems by row. */
  check?(rows: readonly FieldValues[]): Promise<ReadonlyMap<FieldValues, Problem>>;
}

export interface ImportContext {
  readonly container: Container;
  readonly actor: string;
  /** The folder of the file, from which it names others. */
  readonly folder: string;
  readonly now: Date;
}

/** One kind of thing that files bring. */
export interface ImportKind<Row> {
  /** As the command names it: `sub-profiles`. */
  readonly name: string;
  readonly fields: Fields;
  /** The field by which a row is known again. */
  readonly key: string;
  readonly schema: z.ZodType<Row>;
  prepare(context: ImportContext): Promise<Resolver<Row>>;
  /** Puts what lies outside of the database, once all rows were looked at and before the first is written. */
  beforeWriting?(importId: string, context: ImportContext): Promise<void>;
  /** What else is to be reported of a slice that was written: counts, and rows to look at. */
  tell?(tx: Transaction, slice: Slice): Promise<FieldValues>;
  /** What helps with problems and would be the same for many rows; reported once. */
  hints?(problems: readonly Problem[]): readonly string[];
  /** Writes a slice by statements over the whole of it; what is already so, it leaves. */
  write(tx: Transaction, slice: Slice, context: ImportContext): Promise<Written>;
}

export const refused = (field: string, reason: string): Resolved => ({ problems: [{ field, reason }] });
