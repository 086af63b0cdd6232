/** What may be wrong with a folder of data, as a stable code. */
export type DataFolderProblem = 'IN_USE' | 'HALF_MADE' | 'OTHER_VERSION' | 'BROKEN' | 'DISK';

/** The command that sets a folder of data right by making it anew. */
export const MENDING_COMMAND = 'npm start -- --fresh';

/** The embedded database cannot use its folder; the message says why and what to do about it. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  readonly problem: DataFolderProblem;

  constructor(problem: DataFolderProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
