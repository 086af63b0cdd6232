import { createHmac } from 'node:crypto';
import { firstRow, type Queryable } from '../database/rows.ts';
import { selectPhone, selectSignIns } from './account-traces.queries.ts';

const hash = (key: string, ...parts: readonly string[]) =>
  createHmac('sha256', key).update(parts.join('\n')).digest('base64url');

/** Returns the keyed hash of a sign-in. Without the key it cannot be linked to a person. */
export function signInTraceHash(key: string, provider: string, subject: string): string {
  return hash(key, 'sign-in', provider, subject);
}

/** Returns the keyed hash of a mobile number. */
export function phoneTraceHash(key: string, phone: string): string {
  return hash(key, 'phone', phone);
}

/** Returns the hashes of an account's sign-ins and of its number if it has one. */
export async function traceHashesOf(source: Queryable, key: string, candidateId: string): Promise<string[]> {
  const signIns = await source.query(selectSignIns(candidateId));
  const found = await firstRow(source, selectPhone(candidateId));
  const hashes = signIns.map(({ provider, subject }) => signInTraceHash(key, provider, subject));
  return found?.phone ? [...hashes, phoneTraceHash(key, found.phone)] : hashes;
}
