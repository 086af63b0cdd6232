import type { Prisma } from '@nukkad/db';
import { firstCharacters, textLength } from '@nukkad/domain/summary.ts';
import type { Transaction } from '../database/rows.ts';

/**
 * Maximum number of characters of JSON in the details of an entry. The column accepts 16,384, counted as PostgreSQL
 * prints JSON.
 */
const DETAILS_MAX = 10_000;
/** Maximum number of characters of one text. Longer texts are cut. */
const TEXT_MAX = 300;

type Details = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  readonly actor: string;
  readonly action: string;
  /** The id or key of the object; never a seeker's number or address. */
  readonly subject: string;
  /** Old and new values, counts, the reason. Nothing personal of a seeker. */
  readonly details?: Details | undefined;
}

function shortened(_key: string, value: unknown): unknown {
  if (typeof value !== 'string' || textLength(value) <= TEXT_MAX) return value;
  return `${firstCharacters(value, TEXT_MAX)}…`;
}

/** Returns details for storage: long texts are cut, and members that do not fit are listed by name only. */
export function boundedDetails(details: Details): Prisma.InputJsonObject {
  const stored: Record<string, Prisma.InputJsonValue> = {};
  const leftOut: string[] = [];
  let length = 0;
  for (const [name, value] of Object.entries(details)) {
    if (value === undefined) continue;
    const text = JSON.stringify(value, shortened);
    length += name.length + text.length;
    if (length <= DETAILS_MAX) stored[name] = JSON.parse(text) as Prisma.InputJsonValue;
    else {
      length -= name.length + text.length;
      leftOut.push(name);
    }
  }
  return leftOut.length === 0
    ? stored
    : { ...stored, leftOut: firstCharacters(leftOut.slice(0, 50).join(', '), TEXT_MAX) };
}

const auditRow = ({ details, ...entry }: AuditEntry, createdAt: Date) => ({
  ...entry,
  createdAt,
  ...(details === undefined ? {} : { details: boundedDetails(details) }),
});

/** Writes an entry of the audit. Call it in the transaction of the change that it describes. */
export async function writeAudit(
  tx: Pick<Transaction, 'auditEntry'>,
  entry: AuditEntry,
  now: Date,
): Promise<void> {
  await tx.auditEntry.create({ data: auditRow(entry, now) });
}

/** Writes several entries of the audit with one statement. */
export async function writeAudits(tx: Transaction, entries: readonly AuditEntry[], now: Date): Promise<void> {
  await tx.auditEntry.createMany({ data: entries.map((entry) => auditRow(entry, now)) });
}

/** Writes the entry with the given id, or replaces its details if it exists, so that counts can grow. */
export async function upsertAudit(tx: Transaction, id: string, entry: AuditEntry, now: Date): Promise<void> {
  const row = auditRow(entry, now);
  const { details } = row;
  await tx.auditEntry.upsert({
    where: { id },
    create: { id, ...row },
    update: details === undefined ? {} : { details },
  });
}

/** Returns old and new value of each changed field: `{ payMin: { from: 9000, to: 12000 } }`. */
export function changesBetween(
  before: Details,
  after: Details,
): Record<string, { from: unknown; to: unknown }> {
  return Object.fromEntries(
    Object.keys(after)
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]),
  );
}
