import type pg from 'pg';

/** A column as the server describes it before anything is run. */
export interface DescribedColumn {
  readonly name: string;
  /** The name of its type; a list's begins with `_`. */
  readonly type: string;
  /** Of an enum, or of a list of them. */
  readonly labels: readonly string[] | null;
  /** Whether it is a column of a table that may be NULL; false for what is computed. */
  readonly mayBeNull: boolean;
}

interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}

/** What pg calls of a statement on its way: Parse and Describe are sent, and nothing is executed. */
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

/** The columns that a statement answers; none for one that answers no rows. Rejects what the server cannot prepare. */
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
