import { ClaimState, Language, MemberRole } from '@nukkad/db';
import { bool, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Days without use after which a session of a member ends. */
export const SESSION_DAYS = 60;

/**
 * Selects an open session with its member, and the member's role in a company. `role` is null if the member does not
 * belong to the company, or if `companyId` is null.
 */
export const selectMemberSession = (tokenHash: string, companyId: string | null, now: Date) =>
  sql(
    {
      sessionId: uuid,
      memberId: uuid,
      name: text,
      phone: nullable(text),
      language: oneOf(Language),
      seenAt: timestamptz,
      role: nullable(oneOf(MemberRole)),
    },
    'select_member_session',
  )`
  SELECT s.id AS "sessionId", m.id AS "memberId", m.name, m.phone, m.language::text AS language, s.seen_at AS "seenAt",
         p.role::text AS role
    FROM desk_session s JOIN member m ON m.id = s.member_id
    LEFT JOIN membership p ON p.member_id = m.id AND p.company_id = ${companyId}::uuid AND p.ended_at IS NULL
   WHERE s.token_hash = ${tokenHash} AND s.revoked_at IS NULL AND s.expires_at > ${now}::timestamptz
     AND m.deleted_at IS NULL AND m.suspended_at IS NULL`;

/** Selects the companies of a member. Cities are named in the given language. */
export const selectMemberCompanies = (memberId: string, language: Language) =>
  sql({
    id: uuid,
    name: text,
    city: text,
    imageKey: nullable(text),
    role: oneOf(MemberRole),
    suspendedAt: nullable(timestamptz),
  })`
  SELECT co.id, co.name, coalesce(CASE ${language} WHEN 'hi' THEN ci.name_hi WHEN 'mr' THEN ci.name_mr END, ci.name_en) AS city,
         co.image_key AS "imageKey", p.role::text AS role, co.suspended_at AS "suspendedAt"
    FROM membership p JOIN company co ON co.id = p.company_id JOIN city ci ON ci.id = co.city_id
   WHERE p.member_id = ${memberId}::uuid AND p.ended_at IS NULL ORDER BY co.name, co.id`;

/**
 * Selects the company that a number may claim: the only one that has the number, if no feed uses the number and nobody
 * owns the company.
 */
export const selectClaimable = (phone: string, language: Language) =>
  sql({ id: uuid, name: text, city: text, isClaimed: bool })`
  SELECT co.id, co.name, coalesce(CASE ${language} WHEN 'hi' THEN ci.name_hi WHEN 'mr' THEN ci.name_mr END, ci.name_en) AS city,
         EXISTS (SELECT FROM membership p WHERE p.company_id = co.id AND p.ended_at IS NULL) AS "isClaimed"
    FROM company co JOIN city ci ON ci.id = co.city_id
   WHERE co.phone = ${phone} AND co.suspended_at IS NULL
     AND NOT EXISTS (SELECT FROM feed f WHERE f.phone = ${phone})
     AND NOT EXISTS (SELECT FROM company other WHERE other.phone = ${phone} AND other.id <> co.id)`;

/** Selects the members of a company. The owner who was there first comes first. */
export const selectTeam = (companyId: string) =>
  sql({
    id: uuid,
    name: text,
    phone: text,
    role: oneOf(MemberRole),
    since: timestamptz,
    seenAt: nullable(timestamptz),
  })`
  SELECT m.id, m.name, coalesce(m.phone, '') AS phone, p.role::text AS role, p.created_at AS since,
         (SELECT max(s.seen_at) FROM desk_session s WHERE s.member_id = m.id) AS "seenAt"
    FROM membership p JOIN member m ON m.id = p.member_id
   WHERE p.company_id = ${companyId}::uuid AND p.ended_at IS NULL ORDER BY p.role, p.created_at, m.id`;

/** Locks an invitation that can be used: not used or expired, and its author still owns the company. */
export const lockInvite = (tokenHash: string, now: Date) =>
  sql({
    id: uuid,
    companyId: uuid,
    company: text,
    city: text,
    role: oneOf(MemberRole),
    phoneHash: text,
    createdBy: uuid,
  })`
  SELECT i.id, i.company_id AS "companyId", co.name AS company, ci.name_en AS city, i.role::text AS role,
         i.phone_hash AS "phoneHash", i.created_by AS "createdBy"
    FROM member_invite i JOIN company co ON co.id = i.company_id JOIN city ci ON ci.id = co.city_id
   WHERE i.token_hash = ${tokenHash} AND i.used_at IS NULL AND i.expires_at > ${now}::timestamptz
     AND EXISTS (SELECT FROM membership p WHERE p.company_id = i.company_id AND p.member_id = i.created_by
                    AND p.role = 'OWNER' AND p.ended_at IS NULL)
     FOR UPDATE OF i`;

/** Selects the claims of a member, the latest first. Cities are named in the given language. */
export const selectClaims = (memberId: string, language: Language, limit: number) =>
  sql({
    id: uuid,
    companyId: uuid,
    name: text,
    city: text,
    state: oneOf(ClaimState),
    createdAt: timestamptz,
    decidedAt: nullable(timestamptz),
  })`
  SELECT cl.id, co.id AS "companyId", co.name, coalesce(CASE ${language} WHEN 'hi' THEN ci.name_hi WHEN 'mr' THEN ci.name_mr END, ci.name_en) AS city, cl.state::text AS state,
         cl.created_at AS "createdAt", cl.decided_at AS "decidedAt"
    FROM company_claim cl JOIN company co ON co.id = cl.company_id JOIN city ci ON ci.id = co.city_id
   WHERE cl.member_id = ${memberId}::uuid ORDER BY cl.created_at DESC, cl.id DESC LIMIT ${limit}::int`;

/** Locks a claim that waits for an operator. */
export const lockOpenClaim = (claimId: string) =>
  sql({ id: uuid, companyId: uuid, memberId: uuid })`
  SELECT id, company_id AS "companyId", member_id AS "memberId" FROM company_claim
   WHERE id = ${claimId}::uuid AND state = 'OPEN' FOR UPDATE`;
