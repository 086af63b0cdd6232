import type { Container } from '@nukkad/core/container.ts';
import { notifyAboutJobs } from '@nukkad/core/moderation/notify-about-jobs.ts';
import { companyPosting } from '@nukkad/core/postings/posting-schema.ts';
import { type Command, Incomplete, optionText, Refusal, UsageError } from '../command.ts';
import { closeVanished, selectFeeds } from '../feeds/feeds.queries.ts';
import { isAddress } from '../feeds/read-feed.ts';
import { runFeed } from '../feeds/run-feed.ts';
import { note } from '../note.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;
const contact = companyPosting.pick({ phone: true, email: true });

async function feedNamed({ database }: Container, name: string) {
  const feed = await database.prisma.feed.findUnique({ where: { name } });
  if (feed === null) throw new Refusal(`There is no feed "${name}".`);
  return feed;
}

const feedsAdd: Command = {
  name: 'feeds add',
  parameters: ['name', 'address|file'],
  options: {
    phone: {
      type: 'string',
      value: 'NUMBER',
      help: 'telephone number of the person responsible for its jobs',
    },
    email: { type: 'string', value: 'ADDRESS', help: 'e-mail address of the same person' },
  },
  summary:
    'Adds a feed: schema.org JobPosting in JSON, or XML with a <job> each, at an https address or in a file.',
  examples: [
    'feeds add shinde https://shinde.example/jobs.json --phone 9812345999 --email hr@shinde.example',
  ],
  run: async ({ container, actor, options }, name = '', source = '') => {
    if (!NAME.test(name)) throw new UsageError('a name has small letters, digits and hyphens, up to 40');
    if (isAddress(source) && !(source.startsWith('https://') && URL.canParse(source)))
      throw new UsageError(`${source} is no https address`);
    const given = contact.safeParse({
      phone: optionText(options, 'phone') ?? '',
      email: optionText(options, 'email') ?? '',
    });
    if (!given.success)
      throw new UsageError(
        '--phone is an Indian number, and --email an address, of who answers for the jobs',
      );
    await container.database.transaction(async (tx) => {
      if ((await tx.feed.count({ where: { name } })) > 0)
        throw new Refusal(`There is a feed "${name}" already.`);
      const createdAt = container.clock.now();
      await tx.feed.create({ data: { name, source, ...given.data, createdBy: actor, createdAt } });
      await note(tx, container, { actor, action: 'feed-added', subject: name, details: { source } });
    });
    return { feed: name, next: `feeds run ${name} --check` };
  },
};

const feedsList: Command = {
  name: 'feeds list',
  parameters: [],
  summary: 'Feeds, with how many of their jobs are open or wait for an operator, and how the last run ended.',
  examples: ['feeds list'],
  run: ({ container }) => container.database.query(selectFeeds()),
};

const NOTHING_DONE = { created: 0, updated: 0, closed: 0, refused: 0, endWithin7Days: 0 };

/**
 * Milliseconds that one feed may take, so that a slow feed does not delay the others. 20,000 rows take half a minute.
 */
const FEED_MS_MAX = 10 * 60_000;

const problemOf = (error: unknown): string =>
  error instanceof Refusal
    ? error.message
    : `It failed: ${error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error)}`;

const feedsRun: Command = {
  name: 'feeds run',
  parameters: ['[name]'],
  options: {
    check: { type: 'boolean', help: 'look, and change nothing' },
    confirm: { type: 'boolean', help: 'accept a feed that has lost most of its jobs' },
  },
  summary:
    'Imports the jobs of a feed and closes those that it no longer has. Without a name it runs all feeds, as cron does every hour.',
  examples: ['feeds run shinde --check', 'feeds run shinde --confirm', 'feeds run --json'],
  run: async (context, name) => {
    const { container, options } = context;
    const newRun = () => ({
      isCheck: options.check === true,
      isConfirmed: options.confirm === true,
      deadline: AbortSignal.timeout(FEED_MS_MAX),
    });
    if (name !== undefined) {
      const { problems, more, ...counts } = await runFeed(
        context,
        await feedNamed(container, name),
        newRun(),
      );
      return problems.length === 0
        ? counts
        : new Incomplete({ ...counts, problems: [...problems], ...(more > 0 && { more }) });
    }
    const rows = [];
    for (const feed of await container.database.prisma.feed.findMany({ orderBy: { name: 'asc' } }))
      rows.push(
        await runFeed(context, feed, newRun()).then(
          ({ created, updated, closed, refused, endWithin7Days = 0 }) => ({
            feed: feed.name,
            created,
            updated,
            closed,
            refused,
            endWithin7Days,
            problem: null,
          }),
          (error: unknown) => {
            // An error of one feed must not stop the others.
            return { ...NOTHING_DONE, feed: feed.name, problem: problemOf(error) };
          },
        ),
      );
    return rows.some(({ problem, refused }) => problem !== null || refused > 0) ? new Incomplete(rows) : rows;
  },
};

const feedsRemove: Command = {
  name: 'feeds remove',
  parameters: ['name'],
  summary: 'Removes a feed and closes its open jobs; those who applied for them or saved them are notified.',
  examples: ['feeds remove shinde'],
  run: async ({ container, actor }, name = '') => {
    await feedNamed(container, name);
    const now = container.clock.now();
    const closed = await container.database.transaction(async (tx) => {
      const ids = (await tx.query(closeVanished(name, [], now))).map(({ id }) => id);
      if (ids.length > 0) await notifyAboutJobs(tx, ids, 'closed', now);
      await tx.feed.delete({ where: { name } });
      await note(tx, container, {
        actor,
        action: 'feed-removed',
        subject: name,
        details: { closed: ids.length },
      });
      return ids.length;
    });
    container.tasks.soon('push');
    return { feed: name, removed: true, closed };
  },
};

/** Commands on feeds: lists of jobs that other sites publish. */
export const feedCommands: readonly Command[] = [feedsAdd, feedsList, feedsRun, feedsRemove];
