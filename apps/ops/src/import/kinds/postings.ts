import type { Container } from '@nukkad/api/container.ts';
import { AppError } from '@nukkad/api/errors/app-error.ts';
import { readCheckRecords } from '@nukkad/api/modules/checks/check-records.ts';
import { companyColumns, jobColumns } from '@nukkad/api/modules/postings/posting-columns.ts';
import { postingId } from '@nukkad/api/modules/postings/posting-ids.ts';
import {
  type CompanyPosting,
  companyPosting,
  type JobPosting,
  jobPosting,
} from '@nukkad/api/modules/postings/posting-schema.ts';
import { readProfileIndex } from '@nukkad/api/modules/postings/profile-index.ts';
import { selectKnownCompanies } from '@nukkad/api/modules/postings/staged-postings.queries.ts';
import { writeStagedCompanies, writeStagedJobs } from '@nukkad/api/modules/postings/write-staged-postings.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { FieldValues, ImportKind, Resolved } from '../import-kind.ts';
import type { Problem } from '../reasons.ts';

/** The columns, or what is wrong in the words of the API. */
function resolved(columns: () => FieldValues): Resolved {
  try {
    return { columns: columns() };
  } catch (error) {
    if (!(error instanceof AppError) || error.issues === undefined) throw error;
    return { problems: error.issues.map(({ path, message }) => ({ field: path, reason: message })) };
  }
}

/** Made for one import: cities and blocklist are read once. */
export async function companiesKind({ database, clock }: Container): Promise<ImportKind<CompanyPosting>> {
  const records = await readCheckRecords(database, clock.now());
  return {
    name: 'companies',
    key: 'ref',
    fields: {
      ...{ ref: 'text', name: 'text', description: 'text', website: 'text', address: 'text', city: 'text' },
      ...{ latitude: 'number', longitude: 'number', phone: 'text', email: 'text' },
      ...{ gstin: 'text', cin: 'text', udyam: 'text' },
    },
    schema: companyPosting,
    prepare: async () => ({ resolve: (row) => resolved(() => companyColumns(row, records)) }),
    write: (tx, slice) => writeStagedCompanies(tx, slice, records),
  };
}

async function companyProblems({ database }: Container, rows: readonly JobPosting[]) {
  const ids = [...new Set(rows.map(({ company }) => postingId('company', company)))];
  const known = new Map(
    (await database.query(selectKnownCompanies(ids))).map(({ id, isSuspended }) => [id, isSuspended]),
  );
  const problems = new Map<JobPosting, Problem>();
  for (const row of rows) {
    const isSuspended = known.get(postingId('company', row.company));
    if (isSuspended === false) continue;
    const what = isSuspended ? 'is suspended' : 'is the ref of no company that was imported';
    problems.set(row, { field: 'company', reason: `"${row.company}" ${what}` });
  }
  return problems;
}

/** Made for one import: cities, profiles and the days of a job are read once. */
export async function jobsKind(container: Container): Promise<ImportKind<JobPosting>> {
  const now = container.clock.now();
  const records = await readCheckRecords(container.database, now);
  const profiles = await readProfileIndex(container);
  const { jobLifetimeDays } = await container.settings.read();
  const expiresAt = new Date(now.getTime() + jobLifetimeDays * DAY_MS);
  return {
    name: 'jobs',
    key: 'ref',
    fields: {
      ...{
        ref: 'text',
        company: 'text',
        title: 'text',
        profile: 'text',
        subProfile: 'text',
        jobType: 'text',
      },
      ...{
        shift: 'text',
        qualification: 'text',
        gender: 'text',
        experienceMin: 'whole',
        experienceMax: 'whole',
      },
      ...{
        payMin: 'whole',
        payMax: 'whole',
        openings: 'whole',
        city: 'text',
        locality: 'text',
        address: 'text',
      },
      ...{ latitude: 'number', longitude: 'number', requirements: 'text', skills: 'list', language: 'text' },
    },
    schema: jobPosting,
    prepare: async () => ({
      resolve: (row) => resolved(() => jobColumns(row, records, profiles)),
      check: (rows) => companyProblems(container, rows),
    }),
    write: (tx, slice) => writeStagedJobs(tx, slice, { records, expiresAt }),
  };
}
