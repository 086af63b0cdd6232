import type { SaveJobInput, SaveJobOutput } from '@nukkad/contract';
import { WIRE_ANSWERS } from '@nukkad/i18n/wire-english.ts';
import type { Container } from '../container.ts';
import { insertSavedJob } from './applications.queries.ts';
import { requireJob } from './require-job.ts';

/**
 * Saves a job, or removes it if the client shows it as saved. The returned message is always English, because older
 * clients compare it.
 */
export async function saveJob(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  input: SaveJobInput,
): Promise<SaveJobOutput> {
  const jobId = await requireJob(database, input.jobId);
  if (input.isSaved) await database.prisma.savedJob.deleteMany({ where: { candidateId, jobId } });
  else await database.query(insertSavedJob(candidateId, jobId, clock.now()));
  const message = input.isSaved ? WIRE_ANSWERS.jobUnsaved : WIRE_ANSWERS.jobSaved;
  return { message, isSaved: !input.isSaved };
}
