import { open, stat } from 'node:fs/promises';
import { Refusal } from '../command.ts';
import { downloadFeed, FEED_BYTES_MAX } from './download-feed.ts';
import type { FeedPosting } from './feed-posting.ts';
import { jsonPostings } from './json-postings.ts';
import { xmlPostings } from './xml-postings.ts';

const POSTINGS_MAX = 50_000;

export const isAddress = (source: string): boolean => /^[a-z]+:\/\//i.test(source);

async function readFile(path: string): Promise<Buffer> {
  // Checked before the file is opened, because opening a pipe without a writer blocks forever.
  const isFile = await stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
  if (!isFile) throw new Refusal(`there is no file ${path}`);
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > FEED_BYTES_MAX) throw new Refusal(`the feed is larger than ${FEED_BYTES_MAX} bytes`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function parse(text: string): FeedPosting[] {
  try {
    return text.trimStart().startsWith('<') ? xmlPostings(text) : jsonPostings(text);
  } catch (error) {
    throw new Refusal(`the feed is neither valid XML nor JSON: ${(error as Error).message}`);
  }
}

/** Reads the jobs of a feed. Skips repeated refs, and jobs whose own closing date has passed. */
export async function readFeed(source: string, now: Date): Promise<FeedPosting[]> {
  const bytes = isAddress(source) ? await downloadFeed(source) : await readFile(source);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('the feed is not in UTF-8');
  }
  const postings = parse(text);
  if (postings.length > POSTINGS_MAX) throw new Refusal(`the feed has more than ${POSTINGS_MAX} jobs`);
  const open = postings.filter(({ validThrough }) => validThrough === undefined || validThrough > now);
  const byRef = new Map(open.toReversed().map((posting) => [posting.ref, posting]));
  return open.filter((posting) => posting.ref === '' || byRef.get(posting.ref) === posting);
}
