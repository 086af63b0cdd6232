const FEED_FORMATS = ['json', 'rss', 'xml'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** The jobs and the format that a feed's URL selects: the jobs of a city, of an occupation, of both, or all jobs. */
export interface FeedAddress {
  readonly city: string | undefined;
  readonly work: string | undefined;
  readonly format: FeedFormat;
}

/** Placeholder for the city's key in feeds of the whole country. */
const EVERYWHERE = 'jobs';
const KEY = /^[a-z][a-z0-9-]{0,79}$/;
const FILE = /^(.+)\.([a-z]+)$/;

function isFormat(text: string | undefined): text is FeedFormat {
  return FEED_FORMATS.includes(text as FeedFormat);
}

/**
 * Parses a path such as `jobs.json`, `pune.rss`, `pune/driver.xml` or `jobs/driver.json`; null if it names no feed.
 */
export function readFeedAddress(path: string): FeedAddress | null {
  const [, name = '', format] = FILE.exec(path) ?? [];
  const [place = '', work, ...rest] = name.split('/');
  const keys = work === undefined ? [place] : [place, work];
  if (!isFormat(format) || rest.length > 0 || !keys.every((key) => KEY.test(key))) return null;
  return { city: place === EVERYWHERE ? undefined : place, work, format };
}

/** Returns the path of a feed below `/feeds/`. */
export function feedPath({ city = EVERYWHERE, work, format }: FeedAddress): string {
  return `${work === undefined ? city : `${city}/${work}`}.${format}`;
}
