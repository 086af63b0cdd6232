import { REOPEN_DAYS } from '@nukkad/contract/partner/answer.routes.ts';
import { APPLICANT_STAGES, type ApplicantFile } from '@nukkad/contract/partner/applicant.routes.ts';
import type { Language } from '@nukkad/db';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { nextStatuses } from '../applications/application-transitions.ts';
import { selectInterviewsOf } from '../applications/interview.queries.ts';
import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { signedAddressOf } from '../files/file-address.ts';
import { FILE_LINK_SECONDS } from '../files/file-link.ts';
import type { CompanySession } from '../members/member-session.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lookOf, refuseAccess } from './applicant-access.ts';
import { cardOf } from './applicant-card.ts';
import { selectCallsOf, selectStepsOf } from './applicants.queries.ts';
import { revealFiles, revealProfile } from './reveal.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'keys'>;

/** Returns the calls to an applicant, latest first. */
export async function readCalls(database: Pick<Container['database'], 'query'>, applicationId: string) {
  const calls = await database.query(selectCallsOf(applicationId));
  return calls.map(({ outcome, at, by }) => ({ outcome, at: at.toISOString(), by }));
}

async function readSteps(database: Deps['database'], applicationId: string) {
  const steps = await database.query(selectStepsOf(applicationId));
  return steps.map(({ status, at, reason, scheduledFor, by }) => ({
    stage: status,
    at: at.toISOString(),
    reason,
    interviewAt: scheduledFor?.toISOString() ?? null,
    by,
  }));
}

/** Returns the last interview that was not cancelled; null if there was none. */
async function readInterview(
  database: Deps['database'],
  { application, job, jobTitle }: Pick<ReturnType<typeof cardOf>, 'application' | 'job' | 'jobTitle'>,
) {
  const last = (await database.query(selectInterviewsOf([application]))).at(-1);
  if (last === undefined) return null;
  const { applicationId: _application, at, proposedAt, ...interview } = last;
  return {
    ...interview,
    application,
    job,
    jobTitle,
    at: at.toISOString(),
    proposedAt: proposedAt?.toISOString() ?? null,
  };
}

/**
 * Returns what an applicant shares, with the steps and calls so far. Writes the access ledger, and marks the application
 * as seen. The city's name is in a language. Throws NOT_FOUND, or ACCESS_ENDED after a withdrawal or 90 days.
 */
export async function openApplicant(
  deps: Deps,
  session: CompanySession,
  application: string,
  language: Language,
) {
  const { database } = deps;
  const id = requireUuid(application);
  const look = lookOf(deps, session);
  const row = await firstRow(database, revealProfile(look, id));
  if (row === null) throw await refuseAccess(database, look, id);
  const isDecided = row.status === 'REJECTED' || row.status === 'HIRED';
  const next = nextStatuses(row.status);
  const { hasResume, hasPhoto, hasVideo } = row;
  const has: Record<ApplicantFile, boolean> = { resume: hasResume, photo: hasPhoto, video: hasVideo };
  const card = cardOf(row);
  return {
    ...card,
    name: row.name,
    city: row.city?.[language] ?? null,
    skills: [...(row.skills ?? [])],
    about: row.about,
    isAvailable: row.isAvailable,
    isAvailableInCity: row.isAvailableInCity,
    knowsEnglish: row.knowsEnglish,
    education: [...row.education],
    experience: [...row.experience],
    hasPhone: row.hasPhone,
    files: (['resume', 'photo', 'video'] as const).filter((kind) => has[kind]),
    steps: await readSteps(database, id),
    calls: await readCalls(database, id),
    next: APPLICANT_STAGES.filter((stage) => next.includes(stage)),
    canReopen: isDecided && row.stageSince.getTime() > look.now.getTime() - REOPEN_DAYS * DAY_MS,
    jobAddress: row.jobAddress,
    interview: await readInterview(database, card),
  };
}

/**
 * Returns a signed address of an applicant's file, for five minutes. Writes the access ledger. Throws FILE_MISSING if the
 * seeker has no such file, for example because the consent was withdrawn.
 */
export async function openApplicantFile(
  deps: Deps & Pick<Container, 'config' | 'storage'>,
  session: CompanySession,
  application: string,
  kind: ApplicantFile,
) {
  const { database } = deps;
  const id = requireUuid(application);
  const look = lookOf(deps, session);
  const keys = await firstRow(database, revealFiles(look, id));
  if (keys === null) throw await refuseAccess(database, look, id);
  const key = keys[kind];
  const file =
    key === null ? null : await database.prisma.storedFile.findFirst({ where: { key, deletedAt: null } });
  if (file === null) throw new PartnerError('FILE_MISSING');
  return { ...(await signedAddressOf(deps, file, FILE_LINK_SECONDS)), key: file.key };
}
