/** The whole file is refused and nothing is written. The message is printed as it is. */
export class FileProblem extends Error {}
