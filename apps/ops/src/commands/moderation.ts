import { approveJob, refuseJob } from '@nukkad/api/modules/moderation/moderate-job.ts';
import type { Command } from '../command.ts';
import { requireNote } from '../find.ts';
import { subjectCommand } from '../subject-command.ts';
import { selectModeration, selectWaitingBeside } from './moderation.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

const moderationList: Command = {
  name: 'moderation list',
  parameters: [],
  options: { ...PAGE, refused: { type: 'boolean', help: 'those that were refused, with why' } },
  summary: 'Jobs that wait for an operator before they are public, with the checks that they fail.',
  examples: ['moderation list', 'moderation list --refused'],
  run: ({ container, options }) =>
    container.database.query(onPage(selectModeration(options.refused === true), options)),
};

const moderationApprove = subjectCommand({
  name: 'moderation approve',
  about: 'job',
  options: { all: { type: 'boolean', help: 'the other jobs of its company that wait, too' } },
  summary: 'Makes a job public; jobs of its company wait for nobody from now on.',
  examples: ['moderation approve xBAtcf', 'moderation approve xBAtcf --all'],
  act: async ({ container, actor, options, id }) => {
    let { othersWaiting } = await approveJob(container, { jobId: id, actor });
    let approved = 1;
    if (options.all === true)
      for (const { job } of await container.database.query(selectWaitingBeside(id))) {
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
    'Keeps a job from the public for good, and gives back what seekers spent on it; the reason is for operators.',
  examples: ['moderation refuse xBAtcf "asks 500 rupees for a uniform"'],
  check: (_options, reason = '') => void requireNote(reason),
  act: async ({ container, actor, id }, reason = '') => {
    const { refunds } = await refuseJob(container, { jobId: id, actor, note: requireNote(reason) });
    return { refused: true, refunds };
  },
});

/** What operators look at before it is public. */
export const moderationCommands: readonly Command[] = [moderationList, moderationApprove, moderationRefuse];
