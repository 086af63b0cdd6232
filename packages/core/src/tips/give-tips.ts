import { type Localized, type ProfilePart, profileCompletion } from '@nukkad/contract';
import type { RowOf } from '@nukkad/db/sql.ts';
import { stepAddress } from '@nukkad/domain/profile-step.ts';
import { translations } from '@nukkad/i18n/translations.ts';
import type { Container } from '../container.ts';
import { type Notice, notifyAll } from '../notifications/notify.ts';
import { selectProfiles, selectReaders } from './tips.queries.ts';

const BATCH = 500;
const WEEK_MS = 7 * 86_400_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const texts = await translations('profile');

type Parts = Pick<Container, 'database' | 'clock' | 'tasks'>;
type Row = { readonly id: string };

/** Reads seekers in batches by primary key and notifies each batch. Returns the number notified. */
async function notifyBatches<R extends Row>(
  { database }: Parts,
  read: (after: string) => Promise<readonly R[]>,
  noticeOf: (row: R) => Notice | null,
  now: Date,
): Promise<number> {
  let notified = 0;
  for (let after = FIRST_ID; ; ) {
    const rows = await read(after);
    notified += await notifyAll(
      database,
      rows.map(noticeOf).filter((notice) => notice !== null),
      now,
    );
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return notified;
    after = last.id;
  }
}

/** Notifies seekers of the newest post of the last seven days, if there is one. Returns the number notified. */
async function notifyOfPost(parts: Parts, now: Date): Promise<number> {
  const { database } = parts;
  const post = await database.prisma.blogPost.findFirst({
    where: { isDisplayed: true, publishedAt: { lte: now, gt: new Date(now.getTime() - WEEK_MS) } },
    orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
  });
  if (!post) return 0;
  const read = (after: string) => database.query(selectReaders({ now, after, limit: BATCH }));
  return notifyBatches(
    parts,
    read,
    ({ id }) => ({
      candidateId: id,
      type: 'tips',
      template: 'blog-post',
      values: { title: post.title as unknown as Localized },
      link: `/blogdetail?${encodeURIComponent(post.id)}`,
      dedupeKey: `post:${post.id}`,
    }),
    now,
  );
}

function stepName(step: ProfilePart): Localized {
  const key = `nextStep.${step}` as const;
  return { en: texts.en(key), hi: texts.hi(key), mr: texts.mr(key) };
}

function stepNotice({ id, ...present }: RowOf<typeof selectProfiles>, month: string): Notice | null {
  const { percentage, nextStep } = profileCompletion(present);
  if (nextStep === null) return null;
  return {
    candidateId: id,
    type: 'tips',
    template: 'profile-step',
    values: { percent: percentage, step: stepName(nextStep) },
    link: stepAddress(nextStep),
    dedupeKey: `profile-step:${month}`,
  };
}

/** Notifies seekers of the next step for an unfinished profile, at most once a month. Returns the number notified. */
function notifyOfSteps(parts: Parts, now: Date): Promise<number> {
  const month = now.toISOString().slice(0, 7);
  const read = (after: string) => parts.database.query(selectProfiles({ now, after, limit: BATCH }));
  return notifyBatches(parts, read, (row) => stepNotice(row, month), now);
}

/**
 * Weekly task: notifies seekers of a new post, and once a month of an unfinished profile. Returns the number
 * notified.
 */
export async function giveTips(parts: Parts): Promise<number> {
  const now = parts.clock.now();
  const notified = (await notifyOfPost(parts, now)) + (await notifyOfSteps(parts, now));
  if (notified > 0) parts.tasks.soon('push');
  return notified;
}
