import { storeFigures } from '@nukkad/core/companies/compute-figures.ts';
import type { Query } from '@nukkad/db/sql.ts';
import type { ClientBase } from 'pg';

/** Raises the views of jobs, so that each applicant has seen the job, and others who did not apply. */
const RAISE_VIEWS = `
  UPDATE job SET view_count = view_count + 3 * a.applied
    FROM (SELECT job_id, count(*)::int AS applied FROM application GROUP BY job_id) a
   WHERE a.job_id = job.id`;

/** The recruiter of a company made each step of its applications whose author is not known. */
const NAME_AUTHORS = `
  UPDATE application_event e SET member_id = m.member_id
    FROM application a JOIN membership m ON m.company_id = a.company_id AND m.role = 'RECRUITER'
   WHERE a.id = e.application_id AND e.member_id IS NULL AND e.status <> 'APPLIED'`;

/** Completes what is counted: views of jobs, and how fast companies answer. Call it when all applications exist. */
export async function loadFigures(client: ClientBase, now: Date): Promise<void> {
  await client.query(RAISE_VIEWS);
  await client.query(NAME_AUTHORS);
  const query = async <Row>({ text, values }: Query<Row>) => (await client.query(text, values)).rows as Row[];
  await storeFigures({ query }, now);
}
