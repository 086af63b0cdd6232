import { expect, it } from 'vitest';
import { numberColumns } from '../registration/company-fields.ts';
import { checkIdentity } from './check-identity.ts';

/** A company number of the year 2031. */
const CIN = 'U72200MH2031PTC123456';
const NONE = { gstin: null, udyam: null, identitySeenAt: null, papersSeenAt: null };

it.each([
  ['the last second of 2030 in India', '2030-12-31T18:29:59Z', false],
  ['the first second of 2031 in India', '2030-12-31T18:30:00Z', true],
  ['the first second of 2031 in UTC', '2031-01-01T00:00:00Z', true],
])('a company number of 2031 is possible from %s: %s', (_name, moment, isPossible) => {
  const now = new Date(moment);
  expect(checkIdentity({ ...NONE, cin: CIN }, now).reason).toBe(
    isPossible ? 'waits-for-operator' : 'number-malformed',
  );
  const store = () => numberColumns({ cin: CIN }, now);
  if (isPossible) expect(store()).toMatchObject({ cin: CIN });
  else expect(store).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
});
