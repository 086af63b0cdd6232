/** Codes of the problems that a data folder may have. */
export type DataFolderProblem = 'IN_USE' | 'HALF_MADE' | 'OTHER_VERSION' | 'BROKEN' | 'DISK';

/** The command that deletes a damaged data folder and creates a new one. */
export const MENDING_COMMAND = 'npm start -- --fresh';

/** Thrown if the embedded database cannot use its data folder. The message contains the reason and the remedy. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  readonly problem: DataFolderProblem;

  constructor(problem: DataFolderProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
