import { createHmac } from 'node:crypto';
import { firstRow, type Queryable } from '../database/rows.ts';
import { selectPhone, selectSignIns } from './account-traces.queries.ts';

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
  const signIns = await source.query(selectSignIns(candidateId));
  const found = await firstRow(source, selectPhone(candidateId));
  const hashes = signIns.map(({ provider, subject }) => signInTraceHash(key, provider, subject));
  return found?.phone ? [...hashes, phoneTraceHash(key, found.phone)] : hashes;
}
