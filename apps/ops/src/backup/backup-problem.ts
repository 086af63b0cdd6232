/** A backup cannot be made or taken back: each line says what is in the way. */
export class BackupProblem extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
