import type { Container } from '@nukkad/core/container.ts';
import { renewJob } from '@nukkad/core/postings/renew-job.ts';
import { renewJobs } from '@nukkad/core/postings/renew-jobs.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { type Command, type CommandContext, optionText, Refusal, ROWS_MAX, UsageError } from '../command.ts';
import { companyIdOf, jobIdOf, required } from '../find.ts';
import { selectCity, selectProfile } from './lexicon.queries.ts';

export const ENDING = {
  type: 'string',
  value: 'DAYS',
  help: 'open jobs that end within this number of days',
} as const;

const DAYS_MAX = 365;

/** Returns the time that many days from now; null if the option was not given. */
export function endOfDays({ clock }: Pick<Container, 'clock'>, text: string | undefined): Date | null {
  if (text === undefined) return null;
  const days = Number(text);
  if (!Number.isInteger(days) || days < 0 || days > DAYS_MAX)
    throw new UsageError(`--ending is a number of days from 0 to ${DAYS_MAX}`);
  return new Date(clock.now().getTime() + days * DAY_MS);
}

const FILTERS = ['company', 'city', 'profile', 'ending', 'expired', 'check'] as const;

/** Returns the filter for the jobs that the options select. */
async function filterOf({ container, options }: CommandContext) {
  const { database } = container;
  const company = optionText(options, 'company');
  const citySlug = optionText(options, 'city') ?? null;
  const profileKey = optionText(options, 'profile') ?? null;
  const isRunOut = options.expired === true;
  const endsBy = endOfDays(container, optionText(options, 'ending'));
  if (isRunOut && endsBy !== null)
    throw new UsageError('--ending is for open jobs, --expired for those that have run out');
  if (citySlug !== null) required(await database.query(selectCity(citySlug)), citySlug);
  if (profileKey !== null) required(await database.query(selectProfile(profileKey)), profileKey);
  const companyId = company === undefined ? null : await companyIdOf(container, company);
  return { companyId, citySlug, profileKey, endsBy, isRunOut };
}

async function renewMany(context: CommandContext) {
  const { container, actor, options } = context;
  const isCheck = options.check === true;
  if (!FILTERS.some((name) => name !== 'check' && options[name] !== undefined))
    throw new UsageError('name a job, or say which: --company, --city, --profile, --ending, --expired');
  const filter = await filterOf(context);
  const { jobs, ...result } = await renewJobs(container, { filter, actor, isCheck, shown: ROWS_MAX });
  if (result.renewed === 0) throw new Refusal('No job fits these options.');
  return isCheck ? { wouldRenew: result.renewed, until: result.until, jobs } : result;
}

/** Renews one job, or all jobs that match the options. */
export const jobsRenew: Command = {
  name: 'jobs renew',
  parameters: ['[job]'],
  options: {
    company: {
      type: 'string',
      value: 'COMPANY',
      help: 'all jobs of a company: by id, share id, link, number or name',
    },
    city: { type: 'string', value: 'SLUG', help: 'all jobs of a city' },
    profile: { type: 'string', value: 'KEY', help: 'all jobs of a job profile' },
    ending: ENDING,
    expired: { type: 'boolean', help: 'jobs that have run out, instead of open ones: they open again' },
    check: { type: 'boolean', help: 'list them, and change nothing' },
  },
  summary:
    'Keeps a job open for its days from now on; one that has run out opens again. Options together select many jobs.',
  examples: [
    'jobs renew xBAtcf',
    'jobs renew --company "Shinde Sweets" --ending 7 --check',
    'jobs renew --city pune --profile cook --expired',
  ],
  run: async (context, text) => {
    const { container, actor, options } = context;
    if (text === undefined) return renewMany(context);
    if (FILTERS.some((name) => options[name] !== undefined))
      throw new UsageError('name one job, or give options that name many');
    const id = await jobIdOf(container, text);
    return { job: id, expires: await renewJob(container, id, actor) };
  },
};
