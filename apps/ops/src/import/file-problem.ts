/** The file as a whole cannot be taken: told to the operator as it stands, and nothing is written. */
export class FileProblem extends Error {}
