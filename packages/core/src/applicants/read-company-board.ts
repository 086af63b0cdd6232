import type { ApplicantStage } from '@nukkad/contract/partner/applicant.routes.ts';
import type { Language } from '@nukkad/db';
import { answerSpeedOf } from '@nukkad/domain/answer-speed.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { startOfIndiaDay } from '@nukkad/domain/india-day.ts';
import { selectCompanyFigures } from '../companies/company-figures.queries.ts';
import type { Container } from '../container.ts';
import { firstRow, oneRow } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import type { CompanySession } from '../members/member-session.ts';
import { countJobsToConfirm } from '../shared/job-to-confirm.queries.ts';
import { readTeamAskedAt } from '../team-question/confirm-team.ts';
import { accessSince } from './applicant-access.ts';
import { ANSWER_DUE_DAYS } from './applicant-card.ts';
import { countStages, countUnreadMessages } from './applicants.queries.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

const NOBODY: Readonly<Record<ApplicantStage, number>> = {
  APPLIED: 0,
  SHORTLISTED: 0,
  SCHEDULED: 0,
  INTERVIEWED: 0,
  HIRED: 0,
  REJECTED: 0,
};

/** Returns the times of applications whose answer is overdue now, and due before the end of today and of tomorrow (India). */
function dueTimes(now: Date) {
  const day = startOfIndiaDay(now).getTime();
  const appliedFor = (due: number) => new Date(due - ANSWER_DUE_DAYS * DAY_MS);
  return {
    dueUntil: appliedFor(now.getTime()),
    todayBefore: appliedFor(day + DAY_MS),
    tomorrowBefore: appliedFor(day + 2 * DAY_MS),
  };
}

/**
 * Returns a company with the number of its applicants by stage, of those whose answer is overdue or due soon, of unread
 * messages, and of jobs to confirm, and how fast it answers.
 */
export async function readCompanyBoard(
  { database, clock }: Deps,
  { companyId, role }: CompanySession,
  language: Language,
) {
  const company = await database.prisma.company.findUnique({
    where: { id: companyId },
    include: { city: true },
  });
  if (company === null) throw new AppError('NOT_FOUND');
  const now = clock.now();
  const stages = await database.query(countStages(companyId, { since: accessSince(now), ...dueTimes(now) }));
  const applied = stages.find(({ status }) => status === 'APPLIED');
  const unread = await oneRow(database, countUnreadMessages(companyId, accessSince(now)));
  const toConfirm = await oneRow(database, countJobsToConfirm(companyId, now));
  const figures = await firstRow(database, selectCompanyFigures(companyId));
  const { nameEn, nameHi, nameMr } = company.city;
  const city = { en: nameEn, hi: nameHi, mr: nameMr }[language] ?? nameEn;
  return {
    id: company.id,
    name: company.name,
    city,
    address: company.address,
    role,
    isSuspended: company.suspendedAt !== null,
    counts: { ...NOBODY, ...Object.fromEntries(stages.map(({ status, count }) => [status, count])) },
    overdue: applied?.overdue ?? 0,
    due: { today: applied?.today ?? 0, tomorrow: applied?.tomorrow ?? 0 },
    unreadMessages: unread.count,
    jobsToConfirm: toConfirm.count,
    teamAskedAt: role === 'OWNER' ? await readTeamAskedAt(database, companyId) : null,
    answering: figures && { ...figures, answersWithin: answerSpeedOf(figures) ?? null },
  };
}
