import { createHash } from 'node:crypto';

/** Someone the local provider vouches for. */
export interface LocalPerson {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
}

/** Ready seekers, so that nobody needs to type to try the product. */
export const READY_PEOPLE: readonly LocalPerson[] = [
  { sub: 'local-asha', name: 'Asha Pawar', email: 'asha.pawar@example.in' },
  { sub: 'local-ravi', name: 'Ravi Kumar', email: 'ravi.kumar@example.in' },
  { sub: 'local-sunita', name: 'Sunita Yadav', email: 'sunita.yadav@example.in' },
  { sub: 'local-imran', name: 'Imran Shaikh', email: 'imran.shaikh@example.in' },
];

const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;

/** A new person from the form; null where the e-mail is none or the name is blank. The same e-mail is the same person. */
export function newPerson(name: string, email: string): LocalPerson | null {
  const [tidyName, tidyEmail] = [name.trim().slice(0, 80), email.trim().toLowerCase().slice(0, 254)];
  if (!tidyName || !EMAIL.test(tidyEmail)) return null;
  const digest = createHash('sha256').update(tidyEmail).digest('hex').slice(0, 20);
  return { sub: `local-${digest}`, name: tidyName, email: tidyEmail };
}
