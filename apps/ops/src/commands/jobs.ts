import { setJobStatus } from '@nukkad/core/moderation/set-job-status.ts';
import { editJob } from '@nukkad/core/postings/edit-job.ts';
import { jobPosting } from '@nukkad/core/postings/posting-schema.ts';
import { JobStatus } from '@nukkad/db';
import { type Command, optionList, optionText, UsageError } from '../command.ts';
import { companyIdOf, lookUpBy, required } from '../find.ts';
import { fieldNamed, readCell } from '../import/fields.ts';
import { JOB_FIELDS } from '../import/kinds/postings.ts';
import { requireValid } from '../require-valid.ts';
import { subjectCommand } from '../subject-command.ts';
import { findJobs, type JobFilter, selectJobs } from './find.queries.ts';
import { ENDING, endOfDays, jobsRenew } from './jobs-renew.ts';
import { selectCity } from './lexicon.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

/** Parses `--status`. `expired` selects closed jobs whose lifetime has ended. */
function requireStatus(text: string | undefined): Pick<JobFilter, 'status' | 'reason'> {
  if (text === undefined) return { status: null, reason: null };
  if (text.toLowerCase() === 'expired') return { status: JobStatus.CLOSED, reason: 'expired' };
  const status = Object.values(JobStatus).find((known) => known === text.toUpperCase());
  if (status === undefined) throw new UsageError('--status is active, paused, closed or expired');
  return { status, reason: null };
}

const jobsList: Command = {
  name: 'jobs list',
  parameters: [],
  options: {
    status: {
      type: 'string',
      value: 'STATUS',
      help: 'active, paused, closed or expired (their days ran out)',
    },
    company: { type: 'string', value: 'COMPANY', help: 'by id, share id, link, number or name' },
    city: { type: 'string', value: 'SLUG', help: 'only jobs of this city' },
    ending: ENDING,
    ...PAGE,
  },
  summary: 'Jobs, newest first; with --ending, those that end first.',
  examples: [
    'jobs list --status paused',
    'jobs list --ending 7',
    'jobs list --company "Shinde Sweets" --city pune --status expired',
  ],
  run: async ({ container, options }) => {
    const company = optionText(options, 'company');
    const status = requireStatus(optionText(options, 'status'));
    const endsBy = endOfDays(container, optionText(options, 'ending'));
    const companyId = company === undefined ? null : await companyIdOf(container, company);
    const city = optionText(options, 'city') ?? null;
    if (city !== null) required(await container.database.query(selectCity(city)), city);
    return container.database.query(onPage(selectJobs({ ...status, companyId, city, endsBy }), options));
  },
};

const jobsFind: Command = {
  name: 'jobs find',
  parameters: ['id|share id|link|phone|words'],
  summary: 'Finds jobs by id, share id, link, words of the title, or the number of their company.',
  examples: ['jobs find xBAtcf', 'jobs find 9812345999', 'jobs find "tandoor cook"'],
  run: async ({ container }, text = '') =>
    required(await container.database.query(findJobs(lookUpBy(text))), text),
};

const statusCommand = (action: string, to: JobStatus, summary: string): Command =>
  subjectCommand({
    name: `jobs ${action}`,
    about: 'job',
    summary,
    examples: [`jobs ${action} xBAtcf`],
    act: ({ container, actor, id }) => setJobStatus(container, { jobId: id, to, actor }),
  });

const FIXED = new Set(['ref', 'company']);
const EDITABLE = Object.keys(JOB_FIELDS).filter((field) => !FIXED.has(field));

/**
 * Parses and validates the value of a field; returns null if the text is empty. Throws Refusal if the value is
 * invalid.
 */
function readValidField(field: string, cell: string): unknown {
  const value = readCell(cell, JOB_FIELDS[field] ?? 'text');
  if (value !== null) requireValid(field, jobPosting.shape[field as keyof typeof jobPosting.shape], value);
  return value;
}

/** Parses the `--set FIELD=VALUE` options. An empty value clears the field. */
function readChange(pairs: readonly string[]): Record<string, unknown> {
  const fields = pairs.map((pair) => {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(at, 0)).trim();
    const field = fieldNamed(name, JOB_FIELDS);
    if (at < 1) throw new UsageError('--set is FIELD=VALUE, as in payMin=18000');
    if (field === undefined || FIXED.has(field))
      throw new UsageError(`a job has no field "${name}" to set; there are ${EDITABLE.join(', ')}`);
    return [field, readValidField(field, pair.slice(at + 1))] as const;
  });
  if (fields.length === 0) throw new UsageError('say what changes: --set FIELD=VALUE');
  return Object.fromEntries(fields);
}

const jobsEdit = subjectCommand({
  name: 'jobs edit',
  about: 'job',
  options: {
    set: { type: 'list', value: 'FIELD=VALUE', help: `may be given several times: ${EDITABLE.join(', ')}` },
    check: { type: 'boolean', help: 'look, and change nothing' },
  },
  summary: 'Changes fields of one job, by the rules of an import. An empty value clears a field.',
  examples: [
    'jobs edit xBAtcf --set payMin=18000 --set payMax=22000',
    'jobs edit xBAtcf --set shift= --check',
  ],
  check: (options) => void readChange(optionList(options, 'set')),
  act: async ({ container, actor, options, id }) => {
    const change = readChange(optionList(options, 'set'));
    const isCheck = options.check === true;
    const { changed } = await editJob(container, { jobId: id, change, actor, isCheck });
    return { changed: changed.length === 0 ? 'nothing' : changed.join(', '), written: !isCheck };
  },
});

/** Commands on single jobs. */
export const jobCommands: readonly Command[] = [
  jobsList,
  jobsFind,
  statusCommand('pause', 'PAUSED', 'Takes a job out of the search until it is resumed.'),
  statusCommand('resume', 'ACTIVE', 'Opens a job again that was paused or closed.'),
  statusCommand(
    'close',
    'CLOSED',
    'Closes a job for its employer, and notifies those who applied for it or saved it.',
  ),
  jobsRenew,
  jobsEdit,
];
