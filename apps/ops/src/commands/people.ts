import { restoreCompany, suspendCompany } from '@nukkad/core/moderation/suspend-company.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import type { Command } from '../command.ts';
import { lookUpBy, required } from '../find.ts';
import { subjectCommand } from '../subject-command.ts';
import { findCompanies, selectCollectors, selectFeedback } from './find.queries.ts';
import { onPage, PAGE } from './page.queries.ts';

const companiesFind: Command = {
  name: 'companies find',
  parameters: ['id|share id|link|phone|name'],
  summary: 'Finds companies by id, share id, link, number or words of the name.',
  examples: ['companies find 9812345999', 'companies find "shinde"'],
  run: async ({ container }, text = '') =>
    required(await container.database.query(findCompanies(lookUpBy(text))), text),
};

const WEEK_MS = 7 * DAY_MS;

const companiesCollecting: Command = {
  name: 'companies collecting',
  parameters: [],
  options: PAGE,
  summary:
    'Companies that opened over 50 phone numbers in the last 7 days and answered fewer than a tenth of these people. Call them, or suspend them.',
  examples: ['companies collecting'],
  run: ({ container, options }) => {
    const since = indiaDay(new Date(container.clock.now().getTime() - WEEK_MS));
    return container.database.query(onPage(selectCollectors(since), options));
  },
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
  companiesCollecting,
  companiesSuspend,
  companiesRestore,
  feedbackList,
];
