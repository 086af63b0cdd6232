/** Thrown if a backup cannot be made, checked or restored. Each line of the message is one reason. */
export class BackupProblem extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
