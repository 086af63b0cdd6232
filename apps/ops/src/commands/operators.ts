import { type Command, optionText, Refusal, UsageError } from '../command.ts';
import { note } from '../note.ts';
import { digestOf, newKey } from '../operators/identify.ts';
import { KEY_DAYS, keyExpiry } from '../operators/key-days.ts';

const NAME = /^[a-z0-9][a-z0-9._-]{0,39}$/;

function requireName(text: string): string {
  if (!NAME.test(text))
    throw new UsageError('a name has small letters, digits, dots and hyphens, up to 40: meera.k');
  return text;
}

export const operatorsAdd: Command = {
  name: 'operators add',
  parameters: ['name'],
  summary: 'Creates an operator and shows the key, this once. For an existing operator it replaces the key.',
  options: { days: KEY_DAYS },
  examples: ['operators add meera', 'operators add feeds --days 90'],
  run: async ({ container: { database, clock }, actor, options }, given = '') => {
    const name = requireName(given);
    const key = newKey();
    const now = clock.now();
    const expiresAt = keyExpiry(optionText(options, 'days'), now);
    const written = {
      keyHash: digestOf(key),
      createdAt: now,
      expiresAt,
      createdBy: actor,
      revokedAt: null,
      lastUsedAt: null,
    };
    await database.transaction(async (tx) => {
      const before = await tx.operator.findUnique({ where: { name } });
      await tx.operator.upsert({ where: { name }, create: { name, ...written }, update: written });
      const details = { hadKey: before !== null && before.revokedAt === null };
      await note(tx, { clock }, { actor, action: 'operator-added', subject: name, details });
    });
    return {
      operator: name,
      key,
      expires: expiresAt,
      next: 'export OPS_KEY=… (or a file that only you can read, by OPS_KEY_FILE)',
    };
  },
};

export const operatorsRecover: Command = {
  name: 'operators recover',
  parameters: ['name'],
  summary:
    'Makes a new key for an operator when the last key is lost. Needs no key, but DATABASE_URL of the role that owns the tables.',
  examples: ['operators recover meera'],
  run: async ({ container: { database, clock }, actor }, name = '') => {
    const key = newKey();
    const expiresAt = keyExpiry(undefined, clock.now());
    await database.transaction(async (tx) => {
      const before = await tx.operator.findFirst({ where: { name, revokedAt: null } });
      if (before === null) {
        const names = await tx.operator.findMany({ where: { revokedAt: null }, orderBy: { name: 'asc' } });
        throw new Refusal(
          `There is no operator "${name}"; there are ${names.map((one) => one.name).join(', ')}.`,
        );
      }
      await tx.operator.update({
        where: { name },
        data: { keyHash: digestOf(key), lastUsedAt: null, expiresAt },
      });
      const details = { keyOf: before.createdAt, lastUsed: before.lastUsedAt };
      await note(tx, { clock }, { actor, action: 'operator-recovered', subject: name, details });
    });
    return {
      operator: name,
      key,
      expires: expiresAt,
      next: 'the old key no longer works; "audit list" shows this to the others',
    };
  },
};

export const operatorsList: Command = {
  name: 'operators list',
  parameters: [],
  summary: 'Who has a key, when it was last used, and when it expires.',
  examples: ['operators list'],
  run: async ({ container }) => {
    const rows = await container.database.prisma.operator.findMany({ orderBy: { name: 'asc' } });
    return rows.map((row) => ({
      name: row.name,
      since: row.createdAt,
      by: row.createdBy,
      used: row.lastUsedAt,
      expires: row.expiresAt,
      revoked: row.revokedAt,
    }));
  },
};

export const operatorsRemove: Command = {
  name: 'operators remove',
  parameters: ['name'],
  summary: 'Revokes an operator’s key. The audit keeps the name.',
  examples: ['operators remove meera'],
  run: async ({ container: { database, clock }, actor }, name = '') => {
    const now = clock.now();
    await database.transaction(async (tx) => {
      const others = await tx.operator.count({ where: { revokedAt: null, name: { not: name } } });
      if (others === 0) throw new Refusal(`"${name}" would be the last: add another operator first.`);
      const { count } = await tx.operator.updateMany({
        where: { name, revokedAt: null },
        data: { revokedAt: now },
      });
      if (count === 0) throw new Refusal(`There is no operator "${name}".`);
      await note(tx, { clock }, { actor, action: 'operator-removed', subject: name, details: { others } });
    });
    return { operator: name, removed: true };
  },
};
