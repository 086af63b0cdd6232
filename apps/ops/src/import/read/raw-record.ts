/** A row of a file, with the number of the line on which it begins. */
export interface RawRecord {
  readonly line: number;
  /** The values of the row, by column name (CSV) or property name (JSON). */
  readonly cells: Readonly<Record<string, unknown>>;
  /** Problem of the whole row, such as a missing cell. */
  readonly problem?: string;
}
