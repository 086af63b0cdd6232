import type { Container } from '../../container.ts';
import { firstRow } from '../../database/rows.ts';
import { AppError } from '../../errors/app-error.ts';
import { attachResume, attachVideo } from './attach-file.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

const LOCK_FILES = `SELECT resume_key AS resume, video_key AS video FROM candidate WHERE id = $1::uuid FOR UPDATE`;

interface HeldFiles {
  readonly resume: string | null;
  readonly video: string | null;
}

/** Deletes the resume with its thumbnail; NOTHING_TO_DELETE where there is none. */
export async function deleteResume({ database, clock, tasks }: Deps, candidateId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const held = await firstRow<HeldFiles>(tx, LOCK_FILES, candidateId);
    if (!held?.resume) throw new AppError('NOTHING_TO_DELETE');
    await attachResume(tx, candidateId, [], clock.now());
  });
  tasks.soon('sweep-files');
}

/** Deletes the video resume; NOTHING_TO_DELETE where there is none. */
export async function deleteVideo({ database, clock, tasks }: Deps, candidateId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const held = await firstRow<HeldFiles>(tx, LOCK_FILES, candidateId);
    if (!held?.video) throw new AppError('NOTHING_TO_DELETE');
    await attachVideo(tx, candidateId, null, clock.now());
  });
  tasks.soon('sweep-files');
}
