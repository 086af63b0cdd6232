import { endTrustOf } from '@nukkad/core/moderation/hold-for-moderation.queries.ts';
import { type Command, Refusal, ROWS_MAX, UsageError } from '../command.ts';
import { requireNote } from '../find.ts';
import { note } from '../note.ts';
import { PAGE, rowsBefore } from './page.queries.ts';

const WHAT: Readonly<Record<string, string>> = {
  phone: 'number of ten digits',
  email: 'e-mail address',
  domain: 'domain, as in jobs.example',
};

function requireKind(kind: string): string {
  if (!Object.hasOwn(WHAT, kind)) throw new UsageError('say phone, email or domain');
  return kind;
}

const EMAIL = /^[^@]+@[^@]+\.[^@]+$/;
const DOMAIN = /^[^@/:]+\.[^@/:]+$/;
/** Matches a phone number of ten digits. Landlines are allowed, because companies have them. */
const PHONE = /^(?:\+91|0)?([1-9]\d{9})$/;

/**
 * Normalises a contact for comparison: prefixes phone numbers with +91 and converts everything else to lower case.
 */
function contactOf(kindGiven: string, given: string): { kind: string; value: string } {
  const kind = requireKind(kindGiven);
  const bare = given.replace(/[\s()-]/g, '');
  const text = given.trim().toLowerCase();
  const digits = PHONE.exec(bare)?.[1];
  if (kind === 'phone' && digits !== undefined) return { kind, value: `+91${digits}` };
  if (kind === 'email' && EMAIL.test(text)) return { kind, value: text };
  if (kind === 'domain' && DOMAIN.test(text)) return { kind, value: text };
  throw new UsageError(`"${given}" is no ${WHAT[kind]}`);
}

/**
 * Returns the subject of the audit entry: a domain with its name, otherwise only the kind of contact. A number or
 * e-mail address is never stored in the audit, because it may belong to a person.
 */
const subjectOf = ({ kind, value }: { readonly kind: string; readonly value: string }): string =>
  kind === 'domain' ? `domain ${value}` : kind;

export const blocklistList: Command = {
  name: 'blocklist list',
  parameters: [],
  summary: 'Numbers, addresses and domains known to cheat.',
  examples: ['blocklist list'],
  options: PAGE,
  run: ({ container, options }) =>
    container.database.prisma.blockedContact.findMany({
      orderBy: [{ createdAt: 'desc' }, { kind: 'asc' }, { value: 'asc' }],
      skip: rowsBefore(options),
      take: ROWS_MAX,
    }),
};

export const blocklistAdd: Command = {
  name: 'blocklist add',
  parameters: ['phone|email|domain', 'value', 'reason'],
  summary:
    'Blocks a contact: new jobs of its companies wait for an operator, and the nightly check marks the companies.',
  examples: [
    'blocklist add phone "+91 98123 45999" "asked for money"',
    'blocklist add domain jobs.example "sells training"',
  ],
  run: async ({ container, actor }, kind = '', value = '', text = '') => {
    const entry = contactOf(kind, value);
    const reason = requireNote(text);
    await container.database.transaction(async (tx) => {
      await tx.blockedContact.upsert({
        where: { kind_value: entry },
        create: { ...entry, reason, createdBy: actor, createdAt: container.clock.now() },
        update: { reason, createdBy: actor },
      });
      await tx.query(endTrustOf(entry.kind, entry.value));
      const subject = subjectOf(entry);
      await note(tx, container, { actor, action: 'contact-blocked', subject, details: { reason } });
    });
    return { ...entry, reason };
  },
};

export const blocklistRemove: Command = {
  name: 'blocklist remove',
  parameters: ['phone|email|domain', 'value'],
  summary: 'Unblocks a contact.',
  examples: ['blocklist remove phone "+91 98123 45999"'],
  run: async ({ container, actor }, kind = '', value = '') => {
    const where = contactOf(kind, value);
    await container.database.transaction(async (tx) => {
      const { count } = await tx.blockedContact.deleteMany({ where });
      if (count === 0) throw new Refusal(`${where.kind} ${where.value} is not blocked.`);
      await note(tx, container, { actor, action: 'contact-unblocked', subject: subjectOf(where) });
    });
    return { ...where, removed: 1 };
  },
};
