import type pg from 'pg';

/** A column of a statement's rows, as the server describes it without running the statement. */
export interface DescribedColumn {
  readonly name: string;
  /** Name of the column's type. The name of an array type begins with `_`. */
  readonly type: string;
  /** Labels of an enum or of an array of enums; otherwise null. */
  readonly labels: readonly string[] | null;
  /** Whether it is a nullable column of a table; false for an expression. */
  readonly mayBeNull: boolean;
}

interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}

/** A query object for `pg` that sends Parse and Describe but does not execute the statement. */
class Description {
  readonly #settled = Promise.withResolvers<Field[]>();
  readonly fields = this.#settled.promise;
  readonly #text: string;
  #described: Field[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  submit(connection: pg.Connection): void {
    const protocol = connection as unknown as {
      parse(query: { text: string; types: number[] }): void;
      describe(what: { type: 'S' }): void;
      sync(): void;
    };
    protocol.parse({ text: this.#text, types: [] });
    protocol.describe({ type: 'S' });
    protocol.sync();
  }

  handleParseComplete(): void {}

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#described = fields;
  }

  handleError(error: Error): void {
    this.#settled.reject(error);
  }

  handleReadyForQuery(): void {
    this.#settled.resolve(this.#described);
  }
}

const CATALOGUE = `
  SELECT t.typname AS type,
         (SELECT array_agg(e.enumlabel::text ORDER BY e.enumsortorder) FROM pg_enum e
           WHERE e.enumtypid = coalesce(nullif(t.typelem, 0), t.oid)) AS labels,
         EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = f.tab AND a.attnum = f.col AND NOT a.attnotnull) AS "mayBeNull"
    FROM unnest($1::oid[], $2::oid[], $3::int[]) WITH ORDINALITY AS f (type, tab, col, place)
    JOIN pg_type t ON t.oid = f.type
   ORDER BY f.place`;

/** Returns the columns of a statement's rows, if it returns rows. Rejects if the server cannot prepare the statement. */
export async function describeStatement(client: pg.Client, text: string): Promise<DescribedColumn[]> {
  const fields = await client.query(new Description(text)).fields;
  const { rows } = await client.query(CATALOGUE, [
    fields.map(({ dataTypeID }) => dataTypeID),
    fields.map(({ tableID }) => tableID),
    fields.map(({ columnID }) => columnID),
  ]);
  return rows.map(({ type, labels, mayBeNull }, place) => ({
    name: fields[place]?.name ?? '',
    type,
    labels,
    mayBeNull,
  }));
}
