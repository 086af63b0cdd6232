/** The map's configured background: a tile URL with {z}, {x} and {y}, or the URL of one .pmtiles file. */
export interface Tiles {
  readonly url: string;
  readonly attribution: string;
}
