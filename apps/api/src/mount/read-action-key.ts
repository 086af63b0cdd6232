import { createHash } from 'node:crypto';
import type { AnyRoute } from '@nukkad/contract';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_PATTERN } from '@nukkad/contract/idempotency.ts';
import { invalidField } from '@nukkad/core/errors/app-error.ts';
import type { ActionKey } from '@nukkad/core/idempotency/action-key.ts';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the idempotency key of a request; null if it has none or the route takes none. Throws 400 for a malformed
 * key.
 */
export function readActionKey(
  route: AnyRoute,
  { headers, session }: Pick<FastifyRequest, 'headers' | 'session'>,
  input: unknown,
): ActionKey | null {
  const key = headers[IDEMPOTENCY_HEADER];
  if (!route.idempotent || session === null || key === undefined) return null;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY_PATTERN.test(key)) {
    throw invalidField('Idempotency-Key', 'must be 8 to 100 letters, digits and . _ : -');
  }
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([route.key, input]))
    .digest('hex');
  return { candidateId: session.candidateId, key, fingerprint };
}
