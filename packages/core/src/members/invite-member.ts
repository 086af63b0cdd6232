import type { MemberRole } from '@nukkad/contract/partner/partner.wire.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { startOfIndiaDay } from '@nukkad/domain/india-day.ts';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { type MemberKey, onceByMember } from '../idempotency/once-by-member.ts';
import { hashPhone } from '../otp/otp-hash.ts';
import { hashToken, newOpaqueToken } from '../security/opaque-token.ts';
import { writeAudit } from '../shared/audit.ts';
import { type CompanySession, type MemberSession, memberActor } from './member-session.ts';
import { lockInvite, selectTeam } from './members.queries.ts';
import { writeMembership } from './write-membership.ts';

/** Invitations that a company may send in a day (India), and the days for which one can be used. */
const INVITES_A_DAY = 10;
const INVITE_DAYS = 7;

type Deps = Pick<Container, 'database' | 'clock' | 'keys'>;

/** Returns the members of a company, and its invitations that can still be used. */
export async function listTeam({ database, clock }: Pick<Deps, 'database' | 'clock'>, companyId: string) {
  const team = await database.query(selectTeam(companyId));
  const invites = await database.prisma.memberInvite.findMany({
    where: { companyId, usedAt: null, expiresAt: { gt: clock.now() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return {
    items: team.map(({ since, seenAt, ...member }) => ({
      ...member,
      since: since.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
    })),
    invites: invites.map(({ id, role, expiresAt }) => ({ id, role, expiresAt: expiresAt.toISOString() })),
  };
}

/**
 * Invites a phone number into the company. Returns a token, which only a member with this number can use. Throws
 * INVALID_NUMBER, and INVITE_LIMIT after ten invitations on one day.
 */
export async function inviteMember(
  { database, clock, keys }: Deps,
  { companyId, memberId }: CompanySession,
  { phone: typed, role }: { readonly phone: string; readonly role: MemberRole },
  key: MemberKey | null,
) {
  const phone = normalisePhone(typed);
  if (!phone) throw new AppError('INVALID_NUMBER');
  const now = clock.now();
  return onceByMember(database, clock, key, async (tx) => {
    await tx.query(lockKey(`invites:${companyId}`));
    const today = await tx.memberInvite.count({
      where: { companyId, createdAt: { gte: startOfIndiaDay(now) } },
    });
    if (today >= INVITES_A_DAY) throw new PartnerError('INVITE_LIMIT');
    const token = newOpaqueToken();
    const expiresAt = new Date(now.getTime() + INVITE_DAYS * DAY_MS);
    const hashes = { phoneHash: hashPhone(keys.otp, phone), tokenHash: hashToken(token) };
    const { id } = await tx.memberInvite.create({
      data: { companyId, role, ...hashes, createdBy: memberId, createdAt: now, expiresAt },
    });
    const entry = { actor: memberActor(memberId), action: 'member-invited', subject: companyId };
    await writeAudit(tx, { ...entry, details: { role } }, now);
    return { id, token, role, expiresAt: expiresAt.toISOString() };
  });
}

/** Returns the invitation of a token. Throws INVITE_ENDED if it cannot be used, or is for another number. */
async function requireInvite(
  tx: Transaction,
  { clock, keys }: Pick<Deps, 'clock' | 'keys'>,
  { phone }: MemberSession,
  token: string,
) {
  const invite = await firstRow(tx, lockInvite(hashToken(token), clock.now()));
  if (invite?.phoneHash !== hashPhone(keys.otp, phone)) throw new PartnerError('INVITE_ENDED');
  return invite;
}

/** Returns the company and the role of an invitation. Throws INVITE_ENDED. */
export async function readInvite(deps: Deps, session: MemberSession, token: string) {
  const invite = await deps.database.transaction((tx) => requireInvite(tx, deps, session, token));
  return { company: invite.company, city: invite.city, role: invite.role };
}

/** Accepts an invitation, which can be used once. Throws INVITE_ENDED. */
export async function acceptInvite(deps: Deps, session: MemberSession, token: string): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    const { companyId } = await requireInvite(tx, deps, session, token);
    await tx.query(lockKey(`team:${companyId}`));
    // Another owner may have taken the role of the author while this waited for the lock.
    const { id, role, createdBy } = await requireInvite(tx, deps, session, token);
    await tx.memberInvite.update({ where: { id }, data: { usedAt: now } });
    const { memberId } = session;
    await writeMembership(tx, { companyId, memberId, role, actor: memberActor(createdBy) }, now);
  });
}
