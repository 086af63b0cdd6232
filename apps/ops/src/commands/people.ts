import { restoreCompany, suspendCompany } from '@nukkad/core/moderation/suspend-company.ts';
import type { Command } from '../command.ts';
import { lookUpBy, required } from '../find.ts';
import { subjectCommand } from '../subject-command.ts';
import { findCompanies, selectFeedback } from './find.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

const companiesFind: Command = {
  name: 'companies find',
  parameters: ['id|share id|link|phone|name'],
  summary: 'Finds companies by id, share id, link, number or words of the name.',
  examples: ['companies find 9812345999', 'companies find "shinde"'],
  run: async ({ container }, text = '') =>
    required(await container.database.query(findCompanies(lookUpBy(text))), text),
};

const companiesSuspend = subjectCommand({
  name: 'companies suspend',
  about: 'company',
  summary:
    'Hides all open jobs of a company at once, pauses them and notifies those who applied. Imports refuse its jobs.',
  examples: ['companies suspend 9812345999'],
  act: async ({ container, actor, id }) => {
    const { jobs, isPending } = await suspendCompany(container, { companyId: id, actor });
    return {
      paused: jobs,
      ...(isPending && { next: 'they are hidden now; the background work pauses them within minutes' }),
    };
  },
});

const companiesRestore = subjectCommand({
  name: 'companies restore',
  about: 'company',
  summary: 'Ends a suspension: the jobs that it paused are open again, and the same seekers are notified.',
  examples: ['companies restore 9812345999'],
  act: async ({ container, actor, id }) => {
    const { jobs, isPending } = await restoreCompany(container, { companyId: id, actor });
    return { open: jobs, ...(isPending && { next: 'the background work opens them within minutes' }) };
  },
});

const feedbackList: Command = {
  name: 'feedback list',
  parameters: [],
  options: PAGE,
  summary: 'What seekers say about the product, latest first.',
  examples: ['feedback list'],
  run: ({ container, options }) => container.database.query(onPage(selectFeedback(), options)),
};

/** Commands on single companies, and the feedback of seekers. */
export const peopleCommands: readonly Command[] = [
  companiesFind,
  companiesSuspend,
  companiesRestore,
  feedbackList,
];
