import { type Command, ROWS_MAX, UsageError } from '../command.ts';

const KINDS = ['phone', 'email', 'domain'];

function requireKind(kind: string): string {
  if (!KINDS.includes(kind)) throw new UsageError('say phone, email or domain');
  return kind;
}

/** As the contact check compares them. */
const tidy = (value: string): string => value.replace(/[\s-]/g, '').toLowerCase();

export const blocklistList: Command = {
  name: 'blocklist list',
  parameters: [],
  summary: 'Numbers, addresses and domains known to cheat.',
  run: ({ container }) =>
    container.database.prisma.blockedContact.findMany({ orderBy: { createdAt: 'desc' }, take: ROWS_MAX }),
};

export const blocklistAdd: Command = {
  name: 'blocklist add',
  parameters: ['phone|email|domain', 'value', 'reason'],
  summary: 'Blocks a contact; the next nightly check finds its companies.',
  run: async ({ container, actor }, kind = '', value = '', reason = '') => {
    const entry = { kind: requireKind(kind), value: tidy(value) };
    await container.database.prisma.blockedContact.upsert({
      where: { kind_value: entry },
      create: { ...entry, reason, createdBy: actor, createdAt: container.clock.now() },
      update: { reason, createdBy: actor },
    });
    return { ...entry, reason };
  },
};

export const blocklistRemove: Command = {
  name: 'blocklist remove',
  parameters: ['phone|email|domain', 'value'],
  summary: 'Unblocks a contact.',
  run: async ({ container }, kind = '', value = '') => {
    const where = { kind: requireKind(kind), value: tidy(value) };
    const { count } = await container.database.prisma.blockedContact.deleteMany({ where });
    return { ...where, removed: count };
  },
};
