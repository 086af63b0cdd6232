/** A row of a file, with the line where it begins. */
export interface RawRecord {
  readonly line: number;
  /** Values by the column names of the header, or by the property names of a JSON object. */
  readonly cells: Readonly<Record<string, unknown>>;
  /** What is wrong with the whole row, such as a missing cell. */
  readonly problem?: string;
}
