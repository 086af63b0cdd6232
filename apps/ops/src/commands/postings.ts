import { readCheckRecords } from '@nukkad/api/modules/checks/check-records.ts';
import { companyPosting, jobPosting } from '@nukkad/api/modules/postings/posting-schema.ts';
import { renewJob } from '@nukkad/api/modules/postings/renew-job.ts';
import { writeCompany, writeJob } from '@nukkad/api/modules/postings/write-postings.ts';
import type { Command, Row } from '../command.ts';
import { type ImportResult, importRows } from '../import-rows.ts';
import { readRows } from '../read-rows.ts';

const options = { check: { type: 'boolean', help: 'only look whether the rows are sound' } } as const;

/** A list of problems where there are any, else the counts alone. */
const answerOf = (result: ImportResult): Row => ({ ...result, problems: [...result.problems] });

export const companiesImport: Command = {
  name: 'companies import',
  parameters: ['file'],
  options,
  summary:
    'Writes companies of a .json, .ndjson or .csv file with their checks; equal `ref`s are equal companies.',
  run: async ({ container, options: { check } }, file = '') => {
    const rows = await readRows(file, { numbers: ['latitude', 'longitude'], lists: [] });
    const records = await readCheckRecords(container.database, container.clock.now());
    return answerOf(
      await importRows(rows, companyPosting, async (posting) =>
        check ? 'checked' : writeCompany(container, posting, records),
      ),
    );
  },
};

const JOB_FIELDS = {
  numbers: ['latitude', 'longitude', 'experienceMin', 'experienceMax', 'payMin', 'payMax', 'openings'],
  lists: ['skills'],
};

export const jobsImport: Command = {
  name: 'jobs import',
  parameters: ['file'],
  options,
  summary:
    'Writes jobs of a .json, .ndjson or .csv file with their checks; `company` is its company’s `ref`.',
  run: async ({ container, options: { check } }, file = '') => {
    const rows = await readRows(file, JOB_FIELDS);
    const records = await readCheckRecords(container.database, container.clock.now());
    return answerOf(
      await importRows(rows, jobPosting, async (posting) =>
        check ? 'checked' : writeJob(container, posting, records),
      ),
    );
  },
};

export const jobsRenew: Command = {
  name: 'jobs renew',
  parameters: ['job'],
  summary: 'Gives a job its days anew; one that had run out is open again.',
  run: async ({ container, actor }, jobId = '') => {
    const expiresAt = await renewJob(container, jobId, actor);
    return { job: jobId, expires: expiresAt };
  },
};
