import { createHmac } from 'node:crypto';
import { firstRow, type Queryable, rows } from '../../database/rows.ts';

const FIND_SIGN_INS =
  'SELECT provider::text AS provider, subject FROM identity WHERE candidate_id = $1::uuid';
const FIND_PHONE = 'SELECT phone FROM candidate WHERE id = $1::uuid';

const hash = (key: string, ...parts: readonly string[]) =>
  createHmac('sha256', key).update(parts.join('\n')).digest('base64url');

/** What a sign-in is known by after its account is gone; without the key it leads back to nobody. */
export function signInTraceHash(key: string, provider: string, subject: string): string {
  return hash(key, 'sign-in', provider, subject);
}

/** The same of a mobile number. */
export function phoneTraceHash(key: string, phone: string): string {
  return hash(key, 'phone', phone);
}

/** The hashes of everything that an account is known by: its sign-ins and, where it has one, its number. */
export async function traceHashesOf(source: Queryable, key: string, candidateId: string): Promise<string[]> {
  const signIns = await rows<{ provider: string; subject: string }>(source, FIND_SIGN_INS, candidateId);
  const found = await firstRow<{ phone: string | null }>(source, FIND_PHONE, candidateId);
  const hashes = signIns.map(({ provider, subject }) => signInTraceHash(key, provider, subject));
  return found?.phone ? [...hashes, phoneTraceHash(key, found.phone)] : hashes;
}
