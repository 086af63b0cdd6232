import { createHash } from 'node:crypto';
import { people } from '@nukkad/reference-data/load/people.ts';

/** An account of the local identity provider, which replaces Google outside production. `sub` is the OpenID Connect subject. */
export interface LocalPerson {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
}

/** The seekers of the demo data, each offered for sign-in with one click. */
export const READY_PEOPLE: readonly LocalPerson[] = people.map(({ subject, name, email }) => ({
  sub: subject,
  name,
  email,
}));

const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;

/**
 * Returns a new person from the form; null if the e-mail is invalid or the name is blank. The same e-mail gives the
 * same person.
 */
export function newPerson(name: string, email: string): LocalPerson | null {
  const tidyName = name.trim().slice(0, 80);
  const tidyEmail = email.trim().toLowerCase().slice(0, 254);
  if (!tidyName || !EMAIL.test(tidyEmail)) return null;
  const digest = createHash('sha256').update(tidyEmail).digest('hex').slice(0, 20);
  return { sub: `local-${digest}`, name: tidyName, email: tidyEmail };
}
