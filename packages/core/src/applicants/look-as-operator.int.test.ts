import { AccessKind } from '@nukkad/db';
import { uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { buildApplication, buildCandidate, createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Container } from '../container.ts';
import { ledger } from './ledger.queries.ts';
import { findSeekers, readContacts } from './look-as-operator.ts';

const NOW = new Date('2031-03-10T06:30:00Z');
const NOBODY = { id: null, phone: null, email: null };

let test: TestDatabase;
let deps: Pick<Container, 'database' | 'clock' | 'keys'>;
beforeAll(async () => {
  test = await createTestDatabase();
  const keys = { accessLedger: 'key' } as Container['keys'];
  deps = { database: test.database, clock: { now: () => NOW }, keys };
});
afterAll(() => test.drop());

const looksAt = async (candidateId: string) => {
  const rows = await test.database.prisma.profileAccess.findMany({ where: { candidateId } });
  return rows.map(({ actor, what, times, companyId }) => ({ actor, what, times, companyId }));
};

/** Creates an applicant, and one whose account is deleted but not erased yet. */
async function applicants() {
  const present = await buildCandidate(test.database);
  const deleted = await buildCandidate(test.database, { deletedAt: NOW });
  const idOf = async (candidateId: string) => (await buildApplication(test.database, { candidateId })).id;
  return { present, deleted, ids: [await idOf(present.id), await idOf(deleted.id)] as const };
}

it('shows the contacts of applicants, notes each look, and leaves out deleted accounts', async () => {
  const { present, deleted, ids } = await applicants();
  for (const times of [1, 2]) {
    expect(await readContacts(deps, 'meera', ids)).toEqual([
      { application: ids[0], phone: present.phone, email: present.email },
    ]);
    expect(await looksAt(present.id)).toEqual([
      { actor: 'operator:meera', what: 'PHONE', times, companyId: null },
    ]);
  }
  expect(await looksAt(deleted.id)).toEqual([]);
});

it.each([
  ['18:29', '2031-03-10'],
  ['18:30', '2031-03-11'],
])('notes a look at %s UTC on the day in India, %s', async (time, day) => {
  const { present } = await applicants();
  const now = new Date(`2031-03-10T${time}:00Z`);
  await findSeekers({ ...deps, clock: { now: () => now } }, 'meera', { ...NOBODY, id: present.id });
  const looks = await test.database.prisma.profileAccess.findMany({ where: { candidateId: present.id } });
  expect(looks.map((look) => look.day.toISOString().slice(0, 10))).toEqual([day]);
});

it.each(['id', 'phone', 'email'] as const)('finds a seeker by %s, and no deleted one', async (field) => {
  const { present, deleted } = await applicants();
  const find = (seeker: typeof present) => findSeekers(deps, 'meera', { ...NOBODY, [field]: seeker[field] });
  expect(await find(present)).toMatchObject([{ seeker: present.id, name: present.name }]);
  expect(await find(deleted)).toEqual([]);
  expect(await looksAt(present.id)).toMatchObject([{ what: 'PROFILE', times: 1 }]);
  expect(await looksAt(deleted.id)).toEqual([]);
});

it.each(Object.values(AccessKind))('counts looks of the kind %s in a day, except at cards', async (what) => {
  const { id, candidateId } = await buildApplication(test.database);
  const entry = { companyId: null, actor: 'operator:meera', ledgerKey: 'key', now: NOW, day: '2031-03-10' };
  const look = () =>
    test.database.query(sql({ id: uuid })`
      WITH shown AS (SELECT id, candidate_id FROM application WHERE id = ${id}::uuid),
           looked AS (${ledger(entry, what, 'shown')})
      SELECT context::text AS id FROM looked`);
  for (const times of [1, 2, 3]) {
    expect(await look()).toEqual([{ id }]);
    expect(await looksAt(candidateId)).toMatchObject([{ what, times: what === 'CARD' ? 1 : times }]);
  }
});
