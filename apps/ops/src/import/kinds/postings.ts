import { JOB_ATTRIBUTE_NAMES, JOB_FILTERS, RANGE_ENDS, RANGE_NAMES } from '@nukkad/contract';
import { readCheckRecords } from '@nukkad/core/checks/check-records.ts';
import type { Container } from '@nukkad/core/container.ts';
import type { Transaction } from '@nukkad/core/database/rows.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { jobDays } from '@nukkad/core/jobs/job-days.ts';
import { countEnding } from '@nukkad/core/postings/job-days.queries.ts';
import { companyColumns, jobColumns, lookUpProblems } from '@nukkad/core/postings/posting-columns.ts';
import { postingId } from '@nukkad/core/postings/posting-ids.ts';
import { companyPosting, type JobPosting, jobPosting } from '@nukkad/core/postings/posting-schema.ts';
import { type ProfileIndex, readProfileIndex } from '@nukkad/core/postings/profile-index.ts';
import { jobIdsOf, selectKnownCompanies } from '@nukkad/core/postings/staged-postings.queries.ts';
import { writeStagedCompanies, writeStagedJobs } from '@nukkad/core/postings/write-staged-postings.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import * as z from 'zod';
import { ROWS_MAX } from '../../command.ts';
import type { Fields } from '../fields.ts';
import { selectWaitingRows } from '../import.queries.ts';
import type { FieldValues, ImportContext, ImportKind, Resolved, Slice } from '../import-kind.ts';
import type { Problem } from '../reasons.ts';
import { GALLERY_MAX, ImportedPictures, namedPictures } from './company-pictures.ts';

/** Computes the database columns of a row. Issues of an AppError become problems of the row. */
function resolved(columns: () => FieldValues): Resolved {
  try {
    return { columns: columns() };
  } catch (error) {
    if (!(error instanceof AppError) || error.issues === undefined) throw error;
    return { problems: error.issues.map(({ path, message }) => ({ field: path, reason: message })) };
  }
}

const companyRow = companyPosting.extend({
  logo: z
    .string()
    .trim()
    .max(300)
    .nullish()
    .transform((value) => value || null),
  gallery: z.array(z.string().max(300)).max(GALLERY_MAX).default([]),
});
/** Returns a problem for each reference of a row that does not exist. */
const lookedUp = (values: FieldValues, records: CheckRecords, profiles: ProfileIndex): Problem[] =>
  lookUpProblems(values, records, profiles).map(({ path, message }) => ({ field: path, reason: message }));

/**
 * Returns a problem for each range whose minimum is above its maximum, even if other fields of the row are invalid.
 */
const rangeProblems = (values: FieldValues): Problem[] =>
  RANGE_NAMES.flatMap((name) => {
    const [min, max] = JOB_FILTERS[name].attribute.fields;
    const minValue = values[min];
    const maxValue = values[max];
    const isWrong = typeof minValue === 'number' && typeof maxValue === 'number' && minValue > maxValue;
    return isWrong ? [{ field: max, reason: `is below ${min}` }] : [];
  });

type CheckRecords = Awaited<ReturnType<typeof readCheckRecords>>;
type CompanyRow = z.infer<typeof companyRow>;

async function resolvedCompany(
  { logo, gallery, ...posting }: CompanyRow,
  records: CheckRecords,
  { folder }: ImportContext,
): Promise<Resolved> {
  const row = resolved(() => companyColumns(posting, records));
  const looked = await namedPictures({ logo, gallery }, folder);
  if ('problems' in looked)
    return { problems: [...('problems' in row ? row.problems : []), ...looked.problems] };
  return 'problems' in row ? row : { columns: { ...row.columns, pictures: looked.pictures } };
}

/**
 * Creates the import of companies. An instance serves only one import, because it reads cities and the blocklist
 * once.
 */
export async function companiesKind({ database, clock }: Container): Promise<ImportKind<CompanyRow>> {
  const pictures = new ImportedPictures();
  const records = await readCheckRecords(database, clock.now());
  const profiles = await readProfileIndex({ database });
  return {
    name: 'companies',
    key: 'ref',
    fields: {
      ref: 'text',
      name: 'text',
      description: 'text',
      website: 'text',
      address: 'text',
      city: 'text',
      latitude: 'number',
      longitude: 'number',
      phone: 'text',
      email: 'text',
      gstin: 'text',
      cin: 'text',
      udyam: 'text',
      logo: 'text',
      gallery: 'list',
    },
    schema: companyRow,
    prepare: async (context) => ({
      resolve: (row) => resolvedCompany(row, records, context),
      lookUp: ({ city }) => lookedUp({ city }, records, profiles),
    }),
    beforeWriting: (importId, context) => pictures.put(importId, context),
    write: async (tx, slice) => {
      const written = await writeStagedCompanies(tx, slice, records);
      const pictured = await pictures.write(tx, slice);
      const onlyPictures = pictured.filter((id) => !written.ids.includes(id)).length;
      return { created: written.created, updated: written.updated + onlyPictures };
    },
  };
}

async function companyProblems({ database }: Container, rows: readonly FieldValues[]) {
  const refOf = ({ company }: FieldValues) => (typeof company === 'string' ? company.trim() : '');
  const refs = [...new Set(rows.map(refOf))].filter((ref) => ref !== '');
  const ids = refs.map((ref) => postingId('company', ref));
  const known = new Map(
    (await database.query(selectKnownCompanies(ids))).map(({ id, isSuspended }) => [id, isSuspended]),
  );
  const problems = new Map<FieldValues, Problem>();
  for (const row of rows) {
    const company = refOf(row);
    const isSuspended = known.get(postingId('company', company));
    if (isSuspended === false || company === '') continue;
    const what = isSuspended ? 'is suspended' : 'is the ref of no company that was imported';
    problems.set(row, { field: 'company', reason: `"${company}" ${what}` });
  }
  return problems;
}

/** The columns of a file of jobs, with the type by which their cells are parsed. */
export const JOB_FIELDS: Fields = {
  ref: 'text',
  company: 'text',
  title: 'text',
  profile: 'text',
  subProfile: 'text',
  ...Object.fromEntries(JOB_ATTRIBUTE_NAMES.map((name) => [name, 'text'] as const)),
  gender: 'text',
  ...Object.fromEntries(RANGE_ENDS.map(({ field }) => [field, 'whole'] as const)),
  openings: 'whole',
  city: 'text',
  locality: 'text',
  address: 'text',
  latitude: 'number',
  longitude: 'number',
  requirements: 'text',
  skills: 'list',
  language: 'text',
};

/** Number of days before its end from which a job counts as ending soon. */
const SOON_DAYS = 7;

/** Returns how many imported jobs wait for an operator, with the first of them. */
const waitingRows = (
  rows: readonly { readonly line: number; readonly key: string; readonly job: string }[],
) => ({
  waiting: rows.length,
  ...(rows.length === 0 ? {} : { forModeration: rows.slice(0, ROWS_MAX) }),
});

/**
 * Returns three counts of the file's jobs: those that end soon, those that must be renewed by hand, and those that
 * operators have edited.
 */
async function endingOf(tx: Transaction, slice: Slice, soon: Date) {
  const [counts] = await tx.query(countEnding(jobIdsOf(slice), soon, slice.now));
  return {
    endWithin7Days: counts?.ending ?? 0,
    toRenew: counts?.toRenew ?? 0,
    withYourEdits: counts?.edited ?? 0,
  };
}

interface JobsImport {
  /** Whether the row of an unchanged job extends its lifetime, as rows of complete files and feeds do. */
  readonly isConfirming?: boolean;
}

/**
 * Creates the import of jobs. An instance serves only one import, because it reads cities, profiles and settings
 * once.
 */
export async function jobsKind(
  container: Container,
  { isConfirming = false }: JobsImport = {},
): Promise<ImportKind<JobPosting>> {
  const now = container.clock.now();
  const records = await readCheckRecords(container.database, now);
  const profiles = await readProfileIndex(container);
  const { jobLifetimeDays } = await container.settings.read();
  const days = jobDays(now, jobLifetimeDays);
  const soon = new Date(now.getTime() + SOON_DAYS * DAY_MS);
  return {
    name: 'jobs',
    key: 'ref',
    fields: JOB_FIELDS,
    schema: jobPosting,
    prepare: async () => ({
      resolve: (row) => resolved(() => jobColumns(row, records, profiles)),
      lookUp: (values) => [...lookedUp(values, records, profiles), ...rangeProblems(values)],
      check: (rows) => companyProblems(container, rows),
    }),
    hints: (problems) =>
      problems.some(({ field }) => field === 'profile')
        ? [`Job profiles: ${profiles.keys().join(', ')}.`]
        : [],
    write: (tx, slice) => writeStagedJobs(tx, slice, { records, days, isConfirming }),
    report: async (tx, slice) => ({
      ...waitingRows(await tx.query(selectWaitingRows(slice))),
      ...(await endingOf(tx, slice, soon)),
    }),
  };
}
