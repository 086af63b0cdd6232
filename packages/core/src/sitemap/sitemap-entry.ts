/** One page of a kind, as a sitemap names it. */
export interface SitemapEntry {
  /** The end of the page's address: the part behind the question mark, or of a list behind `/jobs-in/`. Not encoded. */
  readonly link: string;
  /** When the page last changed, ISO 8601. */
  readonly lastmod: string;
}

/** A part of the entries of a kind; `next` leads to the part after it, null where there is none. */
export interface SitemapPart {
  readonly entries: readonly SitemapEntry[];
  readonly next: string | null;
}

/** How many entries there are to come, so that they can be spread over files. */
export interface SitemapOutline {
  /** Open jobs by the day (of India) on which they were posted, newest first. */
  readonly jobDays: readonly { readonly day: string; readonly count: number }[];
  readonly companies: number;
  /** Pairs of a city and a profile or sub-profile that have open jobs. */
  readonly works: number;
}

/** A row as the statements answer it, with its place in their order. */
export interface EntryRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly slug: string;
  readonly shareId: string;
  readonly updatedAt: Date;
}
