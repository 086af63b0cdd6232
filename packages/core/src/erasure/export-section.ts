import type { Query } from '@nukkad/db/sql.ts';

/** A section of the export: its name, and the query for its rows, oldest first. */
export interface ExportSection {
  readonly name: string;
  readonly query: Query<Readonly<Record<string, unknown>>>;
}

export const section = (name: string, query: ExportSection['query']): ExportSection => ({ name, query });
