/** A column of a query's rows, with its TypeScript type and the PostgreSQL types that it accepts. */
export interface Column<T> {
  readonly types: readonly string[];
  readonly isNullable: boolean;
  /** Whether the query excludes rows in which the column is NULL. */
  readonly isNotNull?: boolean;
  /** The labels of an enum, or of a text column whose values are such labels. */
  readonly labels?: readonly string[];
  /** Only for type inference; never set. */
  readonly value?: T;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

/** The row type of a query with these columns. */
export type RowOfColumns<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends Column<infer T> ? T : never;
};

const column = <T>(...types: string[]): Column<T> => ({ types, isNullable: false });

// There are no columns of type int8 and numeric, because a pool and a transaction return them as different types.
// Cast them in the query.
export const text = column<string>('text', 'varchar', 'bpchar');
export const uuid = column<string>('uuid', 'text');
export const int = column<number>('int2', 'int4');
export const float = column<number>('float4', 'float8');
export const bool = column<boolean>('bool');
export const timestamptz = column<Date>('timestamptz');
/** A date as `YYYY-MM-DD` text. Not for queries in a transaction, where Prisma returns a Date. */
export const date = column<string>('date');

/** A JSON column. Its type is not checked, so it must match what the application writes. */
export const json = <T>(): Column<T> => column<T>('json', 'jsonb');

/** An enum of the schema, such as `oneOf(JobStatus)`, or a list of its labels. A test compares the labels with the database. */
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

/** Marks a nullable column of a table as not null, for a query whose WHERE excludes NULL. */
export function notNull<T>(inner: Column<T>): Column<T> {
  return { ...inner, isNotNull: true };
}
