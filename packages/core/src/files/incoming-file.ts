/** A file of a request that is still arriving. */
export interface IncomingFile {
  /** The bytes as they arrive. `truncated` is true once the parser has cut the file off at its own limit. */
  readonly file: AsyncIterable<Buffer> & { readonly truncated: boolean };
}
