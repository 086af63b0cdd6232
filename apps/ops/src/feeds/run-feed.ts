import type { Container } from '@nukkad/core/container.ts';
import { jobDays } from '@nukkad/core/jobs/job-days.ts';
import { notifyAboutJobs } from '@nukkad/core/moderation/notify-about-jobs.ts';
import { amongIds, confirmJobs } from '@nukkad/core/postings/job-days.queries.ts';
import { postingId } from '@nukkad/core/postings/posting-ids.ts';
import { readProfileIndex } from '@nukkad/core/postings/profile-index.ts';
import type { Prisma } from '@nukkad/db';
import { searchLanguage } from '@nukkad/job-search';
import { understandText } from '@nukkad/language/understand/understand-text.ts';
import { type CommandContext, Refusal } from '../command.ts';
import { dryRun } from '../dry-run.ts';
import type { ImportKind } from '../import/import-kind.ts';
import { companiesKind, jobsKind } from '../import/kinds/postings.ts';
import type { RawRecord } from '../import/read/raw-record.ts';
import { type ImportResult, runImport } from '../import/run-import.ts';
import { note } from '../note.ts';
import type { FeedPosting } from './feed-posting.ts';
import { companyRecord, type FeedContext, jobRecord, jobRef, placeNames } from './feed-rows.ts';
import {
  closeVanished,
  insertFeedJobs,
  selectKnownIds,
  selectOpenOfFeed,
  selectPlacesNamed,
} from './feeds.queries.ts';
import { readFeed } from './read-feed.ts';

type Feed = Prisma.FeedGetPayload<object>;

/**
 * Minimum number of open jobs of a feed for the check that refuses a run which would close more than half of them.
 */
const HALF_CHECKED_FROM = 5;

export interface FeedRun {
  readonly isCheck: boolean;
  /** Whether the operator has confirmed that the feed really lost most of its jobs. */
  readonly isConfirmed: boolean;
  /** Signal that is aborted at the time limit. The run then stops with a Refusal. */
  readonly deadline: AbortSignal;
}

async function contextOf(
  container: Container,
  feed: Feed,
  postings: readonly FeedPosting[],
): Promise<FeedContext> {
  const { database } = container;
  const { meanings } = await searchLanguage.refresh(database);
  const profiles = await readProfileIndex(container);
  const names = [...new Set(postings.flatMap(placeNames))];
  const places = new Map(
    (await database.query(selectPlacesNamed(names))).map((place) => [place.asked, place]),
  );
  const workOf = (text: string) => {
    const { work } = understandText(meanings, text);
    const [profile = '', part] = work?.profiles[0]?.split('/') ?? work?.subProfiles[0]?.split('/') ?? [];
    if (profiles.profile(profile) === undefined) return null;
    const whole = work?.subProfiles[0] ?? '';
    const subProfile =
      profiles.subProfile(profile, whole) ?? profiles.subProfile(profile, part ?? '') ?? null;
    return { profile, subProfile };
  };
  return { feed, places, workOf };
}

/** Yields the records. Throws if the deadline has passed. */
async function* listed(records: readonly RawRecord[], deadline: AbortSignal): AsyncGenerator<RawRecord> {
  for (const record of records) {
    requireTime(deadline);
    yield record;
  }
}

/**
 * Throws Refusal if the deadline has passed. The data stay consistent, because rows are written in transactions, and
 * the next run continues the work.
 */
function requireTime(deadline: AbortSignal): void {
  if (deadline.aborted) throw new Refusal('The run took longer than a feed may, and was given up.');
}

const importOf = (
  context: CommandContext,
  kind: ImportKind<never>,
  records: readonly RawRecord[],
  {
    name,
    isCheck,
    deadline,
  }: { readonly name: string; readonly isCheck: boolean; readonly deadline: AbortSignal },
) =>
  runImport(kind, name, context, {
    renamed: new Map<string, string>(),
    ignored: new Set<string>(),
    isCheck,
    isAtomic: false,
    records: listed(records, deadline),
    say: context.say,
  });

/** Imports companies that the feed names for the first time. Existing ones are not changed. */
async function addCompanies(
  context: CommandContext,
  postings: readonly FeedPosting[],
  feed: FeedContext,
  deadline: AbortSignal,
): Promise<void> {
  const { container } = context;
  const records = new Map<string, RawRecord>();
  for (const [index, posting] of postings.entries()) {
    const record = companyRecord(posting, index + 1, feed);
    const ref = record?.cells.ref as string | undefined;
    if (record && ref !== undefined && !records.has(ref)) records.set(ref, record);
  }
  const ids = new Map([...records.keys()].map((ref) => [postingId('company', ref), ref]));
  for (const { id } of await container.database.query(selectKnownIds([...ids.keys()])))
    records.delete(ids.get(id) as string);
  const kind = (await companiesKind(container)) as unknown as ImportKind<never>;
  if (records.size === 0) return;
  await importOf(context, kind, [...records.values()], {
    name: `feed ${feed.feed.name}`,
    isCheck: false,
    deadline,
  });
}

async function requireBelievable(
  { database }: Container,
  { name }: Feed,
  present: ReadonlySet<string>,
): Promise<void> {
  const open = await database.query(selectOpenOfFeed(name));
  const vanished = open.filter(({ id }) => !present.has(id)).length;
  const isMost =
    open.length >= HALF_CHECKED_FROM ? vanished * 2 > open.length : present.size === 0 && vanished > 0;
  if (isMost)
    throw new Refusal(
      `The feed has lost ${vanished} of its ${open.length} open jobs: nothing is changed. --confirm believes it.`,
    );
}

async function finish(
  { container, actor }: CommandContext,
  feed: Feed,
  present: readonly string[],
  result: ImportResult,
) {
  const now = container.clock.now();
  const { jobLifetimeDays } = await container.settings.read();
  const closed = await container.database.transaction(async (tx) => {
    await tx.query(insertFeedJobs(feed.name, present));
    // A job whose row was refused is still in the feed, so it stays open.
    await tx.query(confirmJobs(amongIds(present), jobDays(now, jobLifetimeDays)));
    const ids = (await tx.query(closeVanished(feed.name, present, now))).map(({ id }) => id);
    await notifyAboutJobs(tx, ids, 'closed', now);
    const { created, updated, refused } = result;
    const lastResult = `${created} new, ${updated} changed, ${ids.length} closed, ${refused} refused`;
    await tx.feed.update({ where: { name: feed.name }, data: { lastRunAt: now, lastResult } });
    const details = { created, updated, closed: ids.length, refused };
    await note(tx, container, { actor, action: 'feed-run', subject: feed.name, details });
    return ids.length;
  });
  container.tasks.soon('push');
  return closed;
}

/**
 * Imports the jobs of a feed in the same way as a file, and closes those that the feed no longer contains. With
 * `isCheck`, all changes are rolled back.
 */
export async function runFeed(context: CommandContext, feed: Feed, run: FeedRun) {
  if (!run.isCheck) return importFeed(context, feed, run);
  return dryRun(context.container, (container) => importFeed({ ...context, container }, feed, run));
}

async function importFeed(context: CommandContext, feed: Feed, run: FeedRun) {
  const { container } = context;
  const { isCheck, isConfirmed, deadline } = run;
  const postings = await readFeed(feed.source, container.clock.now());
  requireTime(deadline);
  const present = new Set(postings.map((posting) => postingId('job', jobRef(feed.name, posting))));
  if (!isConfirmed) await requireBelievable(container, feed, present);
  const rows = await contextOf(container, feed, postings);
  await addCompanies(context, postings, rows, deadline);
  const kind = (await jobsKind(container, { isConfirming: true })) as unknown as ImportKind<never>;
  const records = postings.map((posting, index) => jobRecord(posting, index + 1, rows));
  const result = await importOf(context, kind, records, { name: `feed ${feed.name}`, isCheck, deadline });
  const closed = await finish(context, feed, [...present], result);
  return { feed: feed.name, ...result, closed };
}
