/** Thrown if the whole file is refused. Nothing has been written. The message is printed unchanged. */
export class FileProblem extends Error {}
