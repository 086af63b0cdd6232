import { approveJob, refuseJob } from '@nukkad/core/moderation/moderate-job.ts';
import { settleContactReport } from '@nukkad/core/moderation/settle-contact-report.ts';
import { type Command, UsageError } from '../command.ts';
import { requireNote } from '../find.ts';
import { subjectCommand } from '../subject-command.ts';
import { selectContactReports, selectModeration, selectOtherWaitingJobs } from './moderation.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

const moderationList: Command = {
  name: 'moderation list',
  parameters: [],
  options: { ...PAGE, refused: { type: 'boolean', help: 'refused jobs, with the reason' } },
  summary: 'Jobs that wait for an operator before they are public, with the checks that they fail.',
  examples: ['moderation list', 'moderation list --refused'],
  run: ({ container, options }) =>
    container.database.query(onPage(selectModeration(options.refused === true), options)),
};

const moderationApprove = subjectCommand({
  name: 'moderation approve',
  about: 'job',
  options: { all: { type: 'boolean', help: 'also the other waiting jobs of its company' } },
  summary: 'Makes a job public. Later jobs of its company no longer wait for an operator.',
  examples: ['moderation approve xBAtcf', 'moderation approve xBAtcf --all'],
  act: async ({ container, actor, options, id }) => {
    let { othersWaiting } = await approveJob(container, { jobId: id, actor });
    let approved = 1;
    if (options.all === true)
      for (const { job } of await container.database.query(selectOtherWaitingJobs(id))) {
        othersWaiting = (await approveJob(container, { jobId: job, actor })).othersWaiting;
        approved += 1;
      }
    return { approved, othersWaiting };
  },
});

const moderationRefuse = subjectCommand({
  name: 'moderation refuse',
  about: 'job',
  more: ['reason'],
  summary:
    'Refuses a job for good, and gives seekers their credits for it back. Only operators see the reason.',
  examples: ['moderation refuse xBAtcf "asks 500 rupees for a uniform"'],
  check: (_options, reason = '') => void requireNote(reason),
  act: async ({ container, actor, id }, reason = '') => {
    const { refunds } = await refuseJob(container, { jobId: id, actor, note: requireNote(reason) });
    return { refused: true, refunds };
  },
});

const moderationContacts: Command = {
  name: 'moderation contacts',
  parameters: [],
  options: { ...PAGE, settled: { type: 'boolean', help: 'settled reports, with the finding' } },
  summary: 'Calls and interviews that seekers reported, with the company and the members who had contact.',
  examples: ['moderation contacts', 'moderation contacts --settled'],
  run: ({ container, options }) =>
    container.database.query(
      onPage(selectContactReports(options.settled === true, container.clock.now()), options),
    ),
};

const FINDINGS = ['right', 'groundless'] as const;

const moderationContact: Command = {
  name: 'moderation contact',
  parameters: ['report', 'finding', 'reason'],
  summary:
    'Settles a report of a call or an interview: "right" or "groundless", and why. Suspend the member or the company separately.',
  examples: ['moderation contact 0199f0c2-… right "asked 500 rupees; member suspended"'],
  run: async ({ container, actor }, reportId = '', finding = '', reason = '') => {
    if (!(FINDINGS as readonly string[]).includes(finding))
      throw new UsageError(`the finding is ${FINDINGS.join(' or ')}`);
    const isGroundless = finding === 'groundless';
    await settleContactReport(container, { reportId, actor, isGroundless, note: requireNote(reason) });
    return { report: reportId, finding };
  },
};

/** Commands on jobs that wait for an operator before they are public, and on reported calls and interviews. */
export const moderationCommands: readonly Command[] = [
  moderationList,
  moderationApprove,
  moderationRefuse,
  moderationContacts,
  moderationContact,
];
