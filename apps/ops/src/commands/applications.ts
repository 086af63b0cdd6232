import { markViewed, moveApplication } from '@nukkad/api/modules/applications/move-application.ts';
import { writeCompanyFeedback } from '@nukkad/api/modules/feedback/write-company-feedback.ts';
import { requireUuid } from '@nukkad/api/shared/require-uuid.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@nukkad/contract';
import { type Command, UsageError } from '../command.ts';
import { note } from '../note.ts';
import { selectApplications } from './commands.queries.ts';

function requireStatus(text: string): ApplicationStatus {
  const status = APPLICATION_STATUSES.find((known) => known === text.toUpperCase());
  if (!status) throw new UsageError(`say one of ${APPLICATION_STATUSES.join(', ').toLowerCase()}`);
  return status;
}

export const applicationsList: Command = {
  name: 'applications list',
  parameters: [],
  options: {
    status: { type: 'string', help: 'only those of a status' },
    job: { type: 'string', help: 'only those for a job' },
  },
  summary: 'Applications, latest first.',
  examples: ['applications list --status applied', 'applications list --job xBAtcf'],
  run: ({ container, options: { status, job } }) => {
    const wanted = typeof status === 'string' ? requireStatus(status) : null;
    return container.database.query(selectApplications(wanted, typeof job === 'string' ? job : null));
  },
};

export const applicationsMove: Command = {
  name: 'applications move',
  parameters: ['application', 'status'],
  options: {
    at: { type: 'string', help: 'time of the interview, ISO 8601 (2026-12-01T11:00:00+05:30)' },
    note: { type: 'string', help: 'kept with the step' },
  },
  summary: 'Moves an application one step, and tells the seeker.',
  examples: [
    'applications move 0199f0c2-… shortlisted',
    'applications move 0199f0c2-… scheduled --at 2026-12-01T11:00:00+05:30 --note "Bring papers"',
  ],
  run: async ({ container, actor, options }, applicationId = '', status = '') => {
    const { at, note } = options;
    return moveApplication(container, {
      applicationId,
      to: requireStatus(status),
      actor,
      scheduledFor: typeof at === 'string' ? new Date(at) : undefined,
      note: typeof note === 'string' ? note : undefined,
    });
  },
};

export const applicationsViewed: Command = {
  name: 'applications viewed',
  parameters: ['application'],
  summary: 'Notes that the company looked at an application.',
  examples: ['applications viewed 0199f0c2-…'],
  run: async ({ container, actor }, applicationId = '') => {
    await markViewed(container, applicationId);
    const subject = requireUuid(applicationId);
    await note(container.database.prisma, container, { actor, action: 'application-viewed', subject });
    return { application: applicationId, viewed: true };
  },
};

export const applicationsFeedback: Command = {
  name: 'applications feedback',
  parameters: ['application', 'text'],
  summary: 'Writes down what the company says of the seeker, and tells the seeker.',
  examples: ['applications feedback 0199f0c2-… "Cooks well, came on time"'],
  run: ({ container, actor }, applicationId = '', text = '') =>
    writeCompanyFeedback(container, { applicationId, text, actor }),
};
