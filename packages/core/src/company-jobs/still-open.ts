import type { StillAnswer } from '@nukkad/contract/partner/still.routes.ts';
import type { Language } from '@nukkad/db';
import type { RowOf } from '@nukkad/db/sql.ts';
import { searchPlaces } from '@nukkad/job-search';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { jobDays } from '../jobs/job-days.ts';
import { notifyAboutJobs } from '../moderation/notify-about-jobs.ts';
import { hashToken } from '../security/opaque-token.ts';
import { writeAudit } from '../shared/audit.ts';
import { lockJobOfCompany, selectStillLink } from './company-jobs.queries.ts';
import { CLOSED_BECAUSE } from './job-state.ts';
import { answerStillLinks } from './still-links.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'settings' | 'tasks'>;
type Link = RowOf<typeof selectStillLink>;

/** The actor in the audit when somebody answers by a link. The link does not say who it was. */
const BY_LINK = 'link:still-open';

/** Throws LINK_ENDED for a token that does not exist, or that ended without an answer. */
async function requireLink(source: Pick<Transaction, 'query'>, token: string, now: Date): Promise<Link> {
  const link = await firstRow(source, selectStillLink(hashToken(token)));
  if (link === null || (link.answer === null && link.expiresAt <= now)) throw new PartnerError('LINK_ENDED');
  return link;
}

async function shown({ database }: Pick<Deps, 'database'>, link: Link, language: Language) {
  const { cityById } = await searchPlaces.read(database);
  return {
    title: link.title,
    company: link.company,
    city: cityById.get(link.cityId)?.names[language] ?? '',
    answer: link.answer,
    answeredAt: link.answeredAt?.toISOString() ?? null,
  };
}

/** Returns the job of a "Still hiring?" link and what was said with it. Changes nothing. Throws LINK_ENDED. */
export async function readStillLink(deps: Deps, token: string, language: Language) {
  return shown(deps, await requireLink(deps.database, token, deps.clock.now()), language);
}

/** Gives an open job its full number of days again, or closes it. Does nothing to a job that is not open. */
async function applyAnswer(
  tx: Transaction,
  { jobId, companyId }: Link,
  answer: StillAnswer,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  const job = await firstRow(tx, lockJobOfCompany(jobId, companyId));
  if (job?.status !== 'ACTIVE') return;
  const isOpen = answer === 'OPEN';
  const closed = {
    status: 'CLOSED',
    statusReason: CLOSED_BECAUSE.FILLED_HERE,
    statusChangedAt: now,
  } as const;
  const data = isOpen ? { expiresAt, renewedAt: now, stillOpenAskedAt: now } : closed;
  await tx.job.update({ where: { id: jobId }, data });
  if (!isOpen) await notifyAboutJobs(tx, [jobId], 'closed', now);
  const action = isOpen ? 'job-renewed' : 'job-closed';
  await writeAudit(tx, { actor: BY_LINK, action, subject: jobId, details: { answer } }, now);
}

/** Stores the answer of a "Still hiring?" link. A link that was used keeps its first answer. Throws LINK_ENDED. */
export async function answerStillLink(deps: Deps, token: string, answer: StillAnswer, language: Language) {
  const { database, clock, settings, tasks } = deps;
  const now = clock.now();
  const { jobLifetimeDays } = await settings.read();
  const { expiresAt } = jobDays(now, jobLifetimeDays);
  const isAnswered = await database.transaction(async (tx) => {
    const link = await requireLink(tx, token, now);
    // The first request that marks the link has its answer; one that comes at the same time waits here and finds it used.
    const { count } = await tx.stillLink.updateMany({
      where: { tokenHash: hashToken(token), answer: null },
      data: { answer, answeredAt: now },
    });
    if (count === 0) return false;
    await applyAnswer(tx, link, answer, { now, expiresAt });
    await answerStillLinks(tx, link.jobId, answer, now);
    return true;
  });
  if (isAnswered) tasks.soon('push');
  return readStillLink(deps, token, language);
}
