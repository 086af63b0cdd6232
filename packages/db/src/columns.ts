/** A column of a query's rows: its type here, and the types of PostgreSQL that arrive as it. */
export interface Column<T> {
  readonly types: readonly string[];
  readonly isNullable: boolean;
  /** The query leaves out rows in which it is NULL. */
  readonly isNotNull?: boolean;
  /** Of an enum, or of a text that comes out of one. */
  readonly labels?: readonly string[];
  /** There for the compiler alone. */
  readonly value?: T;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

/** The rows of a query with these columns. */
export type RowOfColumns<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends Column<infer T> ? T : never;
};

const column = <T>(...types: string[]): Column<T> => ({ types, isNullable: false });

// Without int8 and numeric, which arrive in one form from the pool and in another inside a transaction: cast them.
export const text = column<string>('text', 'varchar', 'bpchar');
export const uuid = column<string>('uuid', 'text');
export const int = column<number>('int2', 'int4');
export const float = column<number>('float4', 'float8');
export const bool = column<boolean>('bool');
export const timestamptz = column<Date>('timestamptz');
/** As `YYYY-MM-DD`, and only outside a transaction. */
export const date = column<string>('date');

/** What was written as JSON; its type is a promise of whoever wrote it. */
export const json = <T>(): Column<T> => column<T>('json', 'jsonb');

/** An enum of the schema (`oneOf(JobStatus)`, or its labels in a list); the database's labels are compared with it. */
export function oneOf<T extends string>(labels: Readonly<Record<string, T>> | readonly T[]): Column<T> {
  return { types: ['text'], isNullable: false, labels: Object.values(labels) };
}

export function listOf<T>({ types, labels }: Column<T>): Column<readonly T[]> {
  return {
    types: types.map((type) => `_${type}`),
    isNullable: false,
    ...(labels === undefined ? {} : { labels }),
  };
}

export function nullable<T>(inner: Column<T>): Column<T | null> {
  return { ...inner, isNullable: true };
}

/** A column of a table that may be NULL, where the query leaves such rows out. */
export function notNull<T>(inner: Column<T>): Column<T> {
  return { ...inner, isNotNull: true };
}
