import type { Container } from '@nukkad/core/container.ts';
import type { Transaction } from '@nukkad/core/database/rows.ts';
import type * as z from 'zod';
import type { Fields } from './fields.ts';
import type { Problem } from './reasons.ts';

/** A range of the staged rows of one import. It begins after position `after` and ends with position `upTo`. */
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

/** The result of checking a row: its columns, or its problems. */
export type Resolved = { readonly columns: FieldValues } | { readonly problems: readonly Problem[] };

/** Checks the rows of one import. Data that the checks compare with is read only once. */
export interface Resolver<Row> {
  /** Returns the stored fields of a key, if it exists. Fields that the file leaves out keep these values. */
  stored?(key: string): FieldValues | undefined;
  /** Returns the key of a row, for kinds whose key is composed of other fields. */
  keyOf?(values: FieldValues): string | undefined;
  resolve(row: Row): Resolved | Promise<Resolved>;
  /**
   * Returns a problem for each reference to a row that does not exist. It also runs for rows with other problems, so
   * that all problems are reported at once.
   */
  lookUp?(values: FieldValues): readonly Problem[];
  /** Checks many rows with one query. Returns the problems by row. */
  check?(rows: readonly FieldValues[]): Promise<ReadonlyMap<FieldValues, Problem>>;
}

export interface ImportContext {
  readonly container: Container;
  readonly actor: string;
  /** Folder of the imported file. Relative paths in rows are resolved in it. */
  readonly folder: string;
  readonly now: Date;
}

/** A kind of data that can be imported from files. */
export interface ImportKind<Row> {
  /** Name of the kind in commands, such as `sub-profiles`. */
  readonly name: string;
  readonly fields: Fields;
  /** Name of the field that identifies a row. */
  readonly key: string;
  readonly schema: z.ZodType<Row>;
  prepare(context: ImportContext): Promise<Resolver<Row>>;
  /**
   * Stores data outside of the database, such as pictures. Called after all rows are checked and before the first is
   * written.
   */
  beforeWriting?(importId: string, context: ImportContext): Promise<void>;
  /** Returns additional counts and rows of a written slice, for the report. */
  report?(tx: Transaction, slice: Slice): Promise<FieldValues>;
  /** Returns hints that help with many problems; each is reported once. */
  hints?(problems: readonly Problem[]): readonly string[];
  /** Writes a slice with one statement per table. Rows without a change are not written. */
  write(tx: Transaction, slice: Slice, context: ImportContext): Promise<Written>;
}

export const refused = (field: string, reason: string): Resolved => ({ problems: [{ field, reason }] });
