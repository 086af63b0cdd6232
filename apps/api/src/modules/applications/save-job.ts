import type { SaveJobInput, SaveJobOutput } from '@nukkad/contract';
import { WIRE_ANSWERS } from '@nukkad/i18n/wire-english.ts';
import type { Container } from '../../container.ts';
import { rows } from '../../database/rows.ts';
import { requireJob } from './require-job.ts';

const SAVE = `
  INSERT INTO saved_job (candidate_id, job_id, created_at) VALUES ($1::uuid, $2::uuid, $3::timestamptz)
  ON CONFLICT DO NOTHING`;

/** Saves a job, or takes it out when it was saved. The sentence stays English: older clients compare it. */
export async function saveJob(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  input: SaveJobInput,
): Promise<SaveJobOutput> {
  const jobId = await requireJob(database, input.jobId);
  if (input.isSaved) await database.prisma.savedJob.deleteMany({ where: { candidateId, jobId } });
  else await rows(database, SAVE, candidateId, jobId, clock.now());
  const message = input.isSaved ? WIRE_ANSWERS.jobUnsaved : WIRE_ANSWERS.jobSaved;
  return { message, isSaved: !input.isSaved };
}
