import type { Container } from '@nukkad/core/container.ts';
import type { Prisma } from '@nukkad/db';
import { type Command, type CommandContext, FileText, optionText, ROWS_MAX } from '../command.ts';
import { formatOf, STANDARD_OUTPUT, textOfRecords, writeExport } from '../export/write-records.ts';
import { lookUpBy, required } from '../find.ts';
import { readMoment } from '../moment.ts';
import { note } from '../note.ts';
import { findCompanies, findJobs, selectSeekerIds } from './find.queries.ts';
import { PAGE, rowsBefore } from './page.queries.ts';

/** Number of entries that an export reads with one query. */
const BATCH = 1000;
const FIELDS = ['id', 'createdAt', 'actor', 'action', 'subject', 'details'];

const PERIOD = {
  since: {
    type: 'string',
    value: 'TIME',
    help: 'only entries from this day or time of India on: 2026-12-01, 2026-12-01T09:00',
  },
  until: { type: 'string', value: 'TIME', help: 'only entries before this day or time' },
} as const;

/**
 * Returns the ids of the jobs, companies and seekers that match a text, as the audit stores them. Looking up a seeker
 * adds an audit entry itself.
 */
async function subjectsOf(container: Container, actor: string, text: string): Promise<string[]> {
  const { database } = container;
  const by = { ...lookUpBy(text), name: null };
  const jobs = await database.query(findJobs(by));
  const companies = await database.query(findCompanies(by));
  const seekers = await database.query(
    selectSeekerIds(null, by.phone, text.includes('@') ? text.toLowerCase() : null),
  );
  for (const { seeker: subject } of seekers)
    await note(database.prisma, container, { actor, action: 'seeker-looked-up', subject });
  return [
    ...jobs.map(({ job }) => job),
    ...companies.map(({ company }) => company),
    ...seekers.map(({ seeker }) => seeker),
  ];
}

/** Builds the filter of the subject and of `--since` and `--until`. */
async function entriesOf({ container, options, actor }: CommandContext, subject: string | undefined) {
  const since = optionText(options, 'since');
  const until = optionText(options, 'until');
  const createdAt = {
    ...(since === undefined ? {} : { gte: readMoment(since, 'since') }),
    ...(until === undefined ? {} : { lt: readMoment(until, 'until') }),
  };
  const named = subject === undefined ? [] : [subject, ...(await subjectsOf(container, actor, subject))];
  const ofSubject = subject === undefined ? {} : { OR: [{ subject: { in: named } }, { actor: subject }] };
  return { ...ofSubject, createdAt } satisfies Prisma.AuditEntryWhereInput;
}

const auditList: Command = {
  name: 'audit list',
  parameters: ['[subject]'],
  options: { ...PERIOD, ...PAGE },
  summary:
    'Who did what when, with old and new values, counts and reasons; latest first. Of an operator, a job, company or seeker.',
  examples: [
    'audit list meera --since 2026-12-01',
    'audit list xBAtcf',
    'audit list 9876543210 --until 2026-12-01T09:00',
  ],
  run: async (context, subject) => {
    const rows = await context.container.database.prisma.auditEntry.findMany({
      where: await entriesOf(context, subject),
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: rowsBefore(context.options),
      take: ROWS_MAX,
    });
    const shown = rows.map(({ id, createdAt, actor, action, subject: about, details }) => ({
      id,
      createdAt,
      actor,
      action,
      subject: about,
      details,
    }));
    return subject === undefined ? shown : required(shown, subject);
  },
};

const auditExport: Command = {
  name: 'audit export',
  parameters: ['file', '[subject]'],
  options: PERIOD,
  summary: 'Writes all entries, oldest first, to a .csv or .json file; "-" is standard output, as JSON.',
  examples: ['audit export audit.csv --since 2026-12-01', 'audit export - meera'],
  run: async (context, file = '', subject) => {
    const format = file === STANDARD_OUTPUT ? 'json' : formatOf(file);
    const where = await entriesOf(context, subject);
    const rows: Record<string, unknown>[] = [];
    for (let skip = 0; ; skip += BATCH) {
      const page = await context.container.database.prisma.auditEntry.findMany({
        where,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        skip,
        take: BATCH,
      });
      rows.push(...page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })));
      if (page.length < BATCH) break;
    }
    const text = textOfRecords(format, FIELDS, rows);
    if (file === STANDARD_OUTPUT) return new FileText(text);
    await writeExport(file, text);
    return { file, rows: rows.length };
  },
};

/** Commands on the audit. */
export const auditCommands: readonly Command[] = [auditList, auditExport];
