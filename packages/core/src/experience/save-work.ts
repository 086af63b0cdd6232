import type { FresherInput, WorkInput } from '@nukkad/contract/experience/experience.domain.ts';
import type { Transaction } from '@nukkad/db';
import type { Container } from '../container.ts';
import { lockCandidate } from '../database/locks.queries.ts';
import { AppError } from '../errors/app-error.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { requireSkills, requireSummary, workColumns } from './experience.rules.ts';
import { LATEST_FIRST } from './list-work.ts';

type Parts = Pick<Container, 'database' | 'clock'>;

/** Copies summary and skills of the latest job to the profile. Without jobs, clears the professional summary. */
async function updateProfile(tx: Transaction, candidateId: string): Promise<void> {
  const latest = await tx.experience.findFirst({ where: { candidateId }, orderBy: LATEST_FIRST });
  const data = latest
    ? {
        isExperienced: true,
        professionalSummary: latest.summary,
        profileSummary: null,
        ...(latest.skills.length > 0 ? { skills: latest.skills } : {}),
      }
    : { isExperienced: null, professionalSummary: null };
  await tx.candidate.update({ where: { id: candidateId }, data });
}

/**
 * Adds a job of the seeker. A job with the same company, position and start date is updated. Returns the id of the
 * entry.
 */
export async function addWork(
  { database, clock }: Parts,
  candidateId: string,
  input: WorkInput,
): Promise<string> {
  const columns = workColumns(input, clock.now());
  const { organization, position, startDate } = columns;
  return database.transaction(async (tx) => {
    await tx.query(lockCandidate(candidateId));
    const same = await tx.experience.findFirst({ where: { candidateId, organization, position, startDate } });
    const saved = same
      ? await tx.experience.update({ where: { id: same.id }, data: columns })
      : await tx.experience.create({ data: { ...columns, candidateId, createdAt: clock.now() } });
    await updateProfile(tx, candidateId);
    return saved.id;
  });
}

/** Replaces a job of the seeker. Throws NOT_FOUND if it belongs to another seeker. */
export async function updateWork(
  { database, clock }: Parts,
  candidateId: string,
  entryId: string,
  input: WorkInput,
): Promise<void> {
  const id = requireUuid(entryId);
  const columns = workColumns(input, clock.now());
  await database.transaction(async (tx) => {
    await tx.query(lockCandidate(candidateId));
    const { count } = await tx.experience.updateMany({ where: { id, candidateId }, data: columns });
    if (count === 0) throw new AppError('NOT_FOUND');
    await updateProfile(tx, candidateId);
  });
}

/** Saves the form of a fresher (somebody without work experience) and deletes all jobs of the seeker. */
export async function saveFresher(
  { database }: Parts,
  candidateId: string,
  input: FresherInput,
): Promise<void> {
  const profileSummary = requireSummary(input.summary);
  const skills = requireSkills(input.skills);
  await database.transaction(async (tx) => {
    await tx.experience.deleteMany({ where: { candidateId } });
    await tx.candidate.update({
      where: { id: candidateId },
      data: { isExperienced: false, profileSummary, professionalSummary: null, skills },
    });
  });
}

/** Deletes a job of the seeker and updates the profile. Throws NOT_FOUND if it belongs to another seeker. */
export async function deleteWork({ database }: Parts, candidateId: string, entryId: string): Promise<void> {
  const id = requireUuid(entryId);
  await database.transaction(async (tx) => {
    await tx.query(lockCandidate(candidateId));
    const { count } = await tx.experience.deleteMany({ where: { id, candidateId } });
    if (count === 0) throw new AppError('NOT_FOUND');
    await updateProfile(tx, candidateId);
  });
}
