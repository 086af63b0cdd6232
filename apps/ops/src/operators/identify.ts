import { hash, randomBytes } from 'node:crypto';
import type { Container } from '@nukkad/core/container.ts';
import { Refusal } from '../command.ts';
import { selectHasOperatorTable, selectIsOwner } from '../commands/commands.queries.ts';

const KEY_BYTES = 32;
const KEY_BEGINNING = 'nkop_';
/**
 * Commands that run without a key while there is no operator. Access to the database is then the only authorisation.
 */
const FIRST: ReadonlySet<string> = new Set(['operators add', 'backup restore']);
const WITHOUT_OPERATOR = 'database';
/**
 * The command that replaces a lost key. It requires the database role that owns the tables, which could write the row
 * directly anyway.
 */
const RECOVERY = 'operators recover';

/** Returns a new random key. It is shown once and only its hash is stored. */
export const newKey = (): string => `${KEY_BEGINNING}${randomBytes(KEY_BYTES).toString('base64url')}`;

/** Hashes a key for storage. SHA-256 without salt is enough, because keys are random. */
export const digestOf = (key: string): string => hash('sha256', key.trim());

/** Whether an operator exists. Returns false for a database without migrations, which has no table of operators. */
async function hasOperators({ database }: Container): Promise<boolean> {
  const [tables] = await database.query(selectHasOperatorTable());
  if (tables?.isThere !== true) return false;
  return (await database.prisma.operator.count({ where: { revokedAt: null } })) > 0;
}

async function requireOwner({ database }: Container): Promise<void> {
  const [row] = await database.query(selectIsOwner());
  if (row?.isOwner !== true)
    throw new Refusal(
      `"ops ${RECOVERY}" needs DATABASE_URL of the role that owns the tables; this one (${row?.role ?? 'unknown'}) does not.`,
    );
}

function requireUnexpired({ name, expiresAt }: { name: string; expiresAt: Date | null }, now: Date): void {
  if (expiresAt === null || expiresAt > now) return;
  const day = expiresAt.toISOString().slice(0, 10);
  throw new Refusal(
    `The key of "${name}" expired on ${day}. Another operator makes a new one with "ops operators add ${name}"; without one: "ops operators recover ${name}".`,
  );
}

/**
 * Returns the name of the operator with this key. Throws Refusal if there is none. Without any operator, the first
 * one can be added, or a backup restored, without a key. Recovering a lost key requires the role that owns the
 * tables.
 */
export async function identify(
  container: Container,
  key: string | undefined,
  command: string,
): Promise<string> {
  const isFirst = !(await hasOperators(container));
  if (isFirst && FIRST.has(command)) return WITHOUT_OPERATOR;
  if (!isFirst && command === RECOVERY) {
    await requireOwner(container);
    return WITHOUT_OPERATOR;
  }
  if (isFirst || key === undefined || key.trim() === '') {
    const way = isFirst
      ? 'There is no operator yet: make the first with "ops operators add NAME".'
      : 'Set OPS_KEY, or name a file with it by OPS_KEY_FILE. If the last key is lost: "ops operators recover NAME".';
    throw new Refusal(`The key of an operator is needed. ${way}`);
  }
  const { operator } = container.database.prisma;
  const where = { keyHash: digestOf(key), revokedAt: null };
  const [known] = await operator.findMany({ where, select: { name: true, expiresAt: true } });
  if (known === undefined) throw new Refusal('The key in OPS_KEY is of no operator, or was taken back.');
  const now = container.clock.now();
  requireUnexpired(known, now);
  await operator.updateMany({ where, data: { lastUsedAt: now } });
  return known.name;
}
