import { APPLICATION_STATUSES, type ApplicationStatus } from '@nukkad/contract';
import { readContacts } from '@nukkad/core/applicants/look-as-operator.ts';
import { hireAtOnce, markViewed, moveApplication } from '@nukkad/core/applications/move-application.ts';
import type { Container } from '@nukkad/core/container.ts';
import { writeCompanyFeedback } from '@nukkad/core/feedback/write-company-feedback.ts';
import { requireUuid } from '@nukkad/core/shared/require-uuid.ts';
import type { RowOf } from '@nukkad/db/sql.ts';
import { type Command, type CommandContext, optionText, UsageError } from '../command.ts';
import { applicationIdOf, jobIdOf, seekerIdOf } from '../find.ts';
import { readMoment } from '../moment.ts';
import { note } from '../note.ts';
import { selectApplications } from './commands.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

type Listed = RowOf<typeof selectApplications>;

function requireStatus(text: string): ApplicationStatus {
  const status = APPLICATION_STATUSES.find((known) => known === text.toUpperCase());
  if (!status) throw new UsageError(`say one of ${APPLICATION_STATUSES.join(', ').toLowerCase()}`);
  return status;
}

/**
 * Adds the seekers' contact details to the rows, which writes the access ledger. Marks each application as viewed by the
 * company, because an operator has now seen the contact.
 */
async function withContacts(container: Container, actor: string, rows: readonly Listed[]) {
  const { database } = container;
  const ids = rows.map(({ application }) => application);
  const contacts = await readContacts(container, actor, ids);
  const known = new Map(contacts.map((contact) => [contact.application, contact]));
  for (const { application } of rows) {
    await markViewed(container, application);
    await note(database.prisma, container, { actor, action: 'contact-seen', subject: application });
  }
  return rows.map((row) => ({
    ...row,
    phone: known.get(row.application)?.phone ?? null,
    email: known.get(row.application)?.email ?? null,
  }));
}

/**
 * The option `--job`, which selects one application if a phone number or e-mail address belongs to a seeker with
 * several.
 */
const FOR_JOB = {
  type: 'string',
  value: 'JOB',
  help: 'the seeker’s application for this job, if there are several',
} as const;

const applicationOf = ({ container, options }: CommandContext, text: string, isHired = false) =>
  applicationIdOf(container, text, optionText(options, 'job'), isHired);

export const applicationsList: Command = {
  name: 'applications list',
  parameters: [],
  options: {
    ...PAGE,
    status: { type: 'string', help: 'only those of a status' },
    job: { type: 'string', value: 'JOB', help: 'only those for a job: its id, share id or link' },
    seeker: { type: 'string', value: 'SEEKER', help: 'only those of a seeker: number, address or id' },
    contact: {
      type: 'boolean',
      help: 'show numbers and addresses too: noted in the audit and shown to the seeker, and the applications count as viewed',
    },
  },
  needsSecret: ({ contact }) => contact === true,
  summary: 'Applications, latest first.',
  examples: [
    'applications list --status applied',
    'applications list --job xBAtcf --contact',
    'applications list --seeker 9876543210',
  ],
  run: async ({ container, actor, options }) => {
    const statusText = optionText(options, 'status');
    const status = statusText === undefined ? null : requireStatus(statusText);
    const job = optionText(options, 'job');
    const jobId = job === undefined ? null : await jobIdOf(container, job);
    const seeker = optionText(options, 'seeker');
    const seekerId = seeker === undefined ? null : await seekerIdOf(container, seeker);
    const rows = await container.database.query(onPage(selectApplications(status, jobId, seekerId), options));
    return options.contact === true ? withContacts(container, actor, rows) : rows;
  },
};

export const applicationsMove: Command = {
  name: 'applications move',
  parameters: ['application|phone|email', 'status'],
  options: {
    at: { type: 'string', value: 'TIME', help: 'time of the interview, in India: 2026-12-01T11:00' },
    note: { type: 'string', help: 'a note that is stored with the step' },
    job: FOR_JOB,
  },
  summary: 'Moves an application one step, and notifies the seeker.',
  examples: [
    'applications move 0199f0c2-… shortlisted',
    'applications move 0199f0c2-… scheduled --at 2026-12-01T11:00 --note "Bring papers"',
  ],
  run: async (context, text = '', status = '') => {
    const { container, actor, options } = context;
    const { at, note } = options;
    const to = requireStatus(status);
    return moveApplication(container, {
      applicationId: await applicationOf(context, text),
      to,
      actor,
      scheduledFor: typeof at === 'string' ? readMoment(at, 'at') : undefined,
      note: typeof note === 'string' ? note : undefined,
    });
  },
};

export const applicationsHire: Command = {
  name: 'applications hire',
  parameters: ['application|phone|email'],
  options: {
    undo: { type: 'boolean', help: 'return the application to its status before the hire' },
    job: FOR_JOB,
  },
  summary: 'Hires a seeker who walked in, whatever the status of the application, and notifies the seeker.',
  examples: ['applications hire 9876543210 --job xBAtcf', 'applications hire 9876543210 --undo'],
  run: async (context, text = '') => {
    const { container, actor, options } = context;
    const isUndone = options.undo === true;
    const applicationId = await applicationOf(context, text, isUndone);
    return hireAtOnce(container, { applicationId, actor, isUndone });
  },
};

export const applicationsViewed: Command = {
  name: 'applications viewed',
  parameters: ['application|phone|email'],
  options: { job: FOR_JOB },
  summary: 'Notes that the company looked at an application.',
  examples: ['applications viewed 0199f0c2-…', 'applications viewed 9876543210'],
  run: async (context, text = '') => {
    const { container, actor } = context;
    const applicationId = await applicationOf(context, text);
    await markViewed(container, applicationId);
    const subject = requireUuid(applicationId);
    await note(container.database.prisma, container, { actor, action: 'application-viewed', subject });
    return { application: applicationId, viewed: true };
  },
};

export const applicationsFeedback: Command = {
  name: 'applications feedback',
  parameters: ['application|phone|email', 'text'],
  options: { job: FOR_JOB },
  summary: 'Stores what the company says about the seeker, and notifies the seeker.',
  examples: ['applications feedback 0199f0c2-… "Cooks well, came on time"'],
  run: async (context, named = '', text = '') => {
    const { container, actor } = context;
    return writeCompanyFeedback(container, {
      applicationId: await applicationOf(context, named),
      text,
      actor,
    });
  },
};
