import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_PATTERN } from '@nukkad/contract/idempotency.ts';
import type { AnyPartnerRoute } from '@nukkad/contract/partner/index.ts';
import { invalidField } from '@nukkad/core/errors/app-error.ts';
import { PartnerError } from '@nukkad/core/errors/partner-error.ts';
import type { MemberKey } from '@nukkad/core/idempotency/once-by-member.ts';
import { type MemberSession, memberActor } from '@nukkad/core/members/member-session.ts';
import type { FastifyRequest } from 'fastify';

/** Returns the idempotency key of a request. Throws 400 if it is malformed, or missing on a route that requires one. */
export function readMemberKey(
  { key: name, idempotency }: AnyPartnerRoute,
  { headers }: FastifyRequest,
  session: MemberSession | null,
  input: unknown,
): MemberKey | null {
  if (idempotency === 'none' || session === null) return null;
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) {
    if (idempotency === 'required') throw new PartnerError('KEY_MISSING');
    return null;
  }
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY_PATTERN.test(key))
    throw invalidField('Idempotency-Key', 'must be 8 to 100 letters, digits and . _ : -');
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([name, input]))
    .digest('hex');
  return { actor: memberActor(session.memberId), key, fingerprint };
}
