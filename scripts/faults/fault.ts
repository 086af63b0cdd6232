/** A mistake that is planted in the code on purpose, to find out whether a test fails. */
export interface Fault {
  readonly name: string;
  readonly kind: FaultKind;
  /** The changed file, from the root of the repository. Not a migration: the database of the tests is prepared once. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Test files or folders that should fail. Vitest accepts any part of a path. */
  readonly tests: readonly string[];
}

type FaultKind =
  | 'second round'
  | 'row of a table'
  | 'member of a condition'
  | 'limit'
  | 'order'
  | 'day of India'
  | 'side effect'
  | 'screen'
  | 'link'
  | 'phrase'
  | 'SQL condition';

/** Returns the text with the fault. Throws if the text to replace does not occur exactly once. */
export function plantFault(text: string, { name, file, find, replace }: Fault): string {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`${name}: "${find}" occurs ${count} times in ${file}, not once`);
  if (find === replace) throw new Error(`${name}: the fault changes nothing`);
  return text.replace(find, () => replace);
}
