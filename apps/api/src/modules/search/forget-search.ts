import type { Container } from '../../container.ts';
import { requireUuid } from '../../shared/require-uuid.ts';

type Deps = Pick<Container, 'database'>;

interface Opened {
  readonly kind: 'job' | 'company';
  readonly id: string;
}

const FORGET = {
  job: 'DELETE FROM recent_job WHERE candidate_id = $1::uuid AND ($3::boolean OR job_id = $2::uuid)',
  company:
    'DELETE FROM recent_company WHERE candidate_id = $1::uuid AND ($3::boolean OR company_id = $2::uuid)',
};

/** Forgets a job or company that was opened from the search, or all of them; one that is forgotten already is no error. */
export async function forgetOpened(
  { database }: Deps,
  candidateId: string,
  { kind, id }: Opened,
  isAll: boolean,
): Promise<void> {
  await database.query(FORGET[kind], [candidateId, requireUuid(id), isAll]);
}
