/** One page in a sitemap. */
export interface SitemapEntry {
  /** The last part of the page's URL: the query string, or the path after `/jobs-in/`. Not encoded. */
  readonly link: string;
  /** When the page last changed, ISO 8601. */
  readonly lastmod: string;
}

/** One response with a part of the entries of a kind. `next` is the cursor of the next part, null at the end. */
export interface SitemapPart {
  readonly entries: readonly SitemapEntry[];
  readonly next: string | null;
}

/** Numbers of entries, so that they can be split into files. */
export interface SitemapOutline {
  /** Open jobs by the day (of India) on which they were posted, newest first. */
  readonly jobDays: readonly { readonly day: string; readonly count: number }[];
  readonly companies: number;
  /** Pairs of a city and a profile or sub-profile that have open jobs. */
  readonly works: number;
}

/** A row of the queries, with its position in their order. */
export interface EntryRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly slug: string;
  readonly shareId: string;
  readonly updatedAt: Date;
}
