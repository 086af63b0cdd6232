/** Codes of the problems that a data folder may have. */
export type DataFolderProblem = 'IN_USE' | 'HALF_MADE' | 'OTHER_VERSION' | 'BROKEN' | 'DISK';

/** The command that replaces a damaged data folder with a new one. */
export const MENDING_COMMAND = 'npm start -- --fresh';

/** The embedded database cannot use its data folder. The message says why and what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  readonly problem: DataFolderProblem;

  constructor(problem: DataFolderProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
