import type { CompanyJobs, CompanyJobsInput } from '@nukkad/contract/companies/company.domain.ts';
import { searchPlaces } from '@nukkad/job-search';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import { pageOf, readCursor } from '../shared/list-cursor.ts';
import { placedCardOf } from '../shared/placed-card.ts';
import { selectCompanyJobs } from './companies.queries.ts';
import { findCompany } from './find-company.ts';

/** Returns one page of a company's jobs, newest first, including closed and paused ones. */
export async function listCompanyJobs(
  { database }: Pick<Container, 'database'>,
  candidateId: string | null,
  { company, size, cursor }: CompanyJobsInput,
): Promise<CompanyJobs> {
  const id = await findCompany(database, company);
  const after = readCursor(cursor);
  const found = await database.query(
    selectCompanyJobs({
      companyId: id,
      viewerId: candidateId,
      afterAt: after?.at ?? null,
      afterId: after?.id ?? null,
      limit: size + 1,
    }),
  );
  const { items, nextCursor } = pageOf(found, size, (row) => ({ at: row.createdAt, id: row.id }));
  const places = await searchPlaces.read(database);
  return { jobs: shownRows('company-jobs', items, (row) => placedCardOf(row, places)), nextCursor };
}
