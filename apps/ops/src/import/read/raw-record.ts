/** A row of a file, with the line that it begins in. */
export interface RawRecord {
  readonly line: number;
  /** By the names of the file's first line, or the names of a JSON object. */
  readonly cells: Readonly<Record<string, unknown>>;
  /** What is wrong with the row as a whole: a cell too few, a comma too many. */
  readonly problem?: string;
}
