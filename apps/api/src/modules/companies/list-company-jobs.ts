import type { CompanyJobs, CompanyJobsInput } from '@nukkad/contract/companies/company.domain.ts';
import { searchPlaces } from '@nukkad/job-search';
import { JOB_CARD_COLUMNS, JOB_CARD_TABLES, type JobCardRow } from '@nukkad/job-search/job-card.ts';
import type { Container } from '../../container.ts';
import { rows } from '../../database/rows.ts';
import { pageOf, readCursor } from '../../shared/list-cursor.ts';
import { REMOVED_AS_FAKE } from '../../shared/removed-job.ts';
import { placedCardOf } from '../search/placed-card.ts';
import { findCompany } from './find-company.ts';

/** `$1` the reader or null, `$2` the company, `$3`/`$4` the place before (or null), `$5` how many, `$6` what is gone. */
const COMPANY_JOBS = `
  SELECT ${JOB_CARD_COLUMNS}
    FROM ${JOB_CARD_TABLES}
   WHERE j.company_id = $2::uuid AND j.status_reason IS DISTINCT FROM $6
     AND ($3::timestamptz IS NULL OR (j.created_at, j.id) < ($3::timestamptz, $4::uuid))
   ORDER BY j.created_at DESC, j.id DESC
   LIMIT $5::int`;

/** One page of what a company has posted, newest first; closed and paused ones stay, dimmed by their status. */
export async function listCompanyJobs(
  { database }: Pick<Container, 'database'>,
  candidateId: string | null,
  { company, size, cursor }: CompanyJobsInput,
): Promise<CompanyJobs> {
  const id = await findCompany(database, company);
  const after = readCursor(cursor);
  const found = await rows<JobCardRow>(
    database,
    COMPANY_JOBS,
    candidateId,
    id,
    after?.at ?? null,
    after?.id ?? null,
    size + 1,
    REMOVED_AS_FAKE,
  );
  const { items, nextCursor } = pageOf(found, size, (row) => ({ at: row.createdAt, id: row.id }));
  const places = await searchPlaces.read(database);
  return { jobs: items.map((row) => placedCardOf(row, places)), nextCursor };
}
