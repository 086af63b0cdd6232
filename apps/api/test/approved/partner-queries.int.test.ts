import { join } from 'node:path';
import { partnerRoutes } from '@nukkad/contract/partner/routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHireSite, signInMember } from '../hire-site.ts';
import { askPartner, type DemoWorld, LONG, openDemoWorld } from './demo-world.ts';

type Query = Readonly<Record<string, string>>;

const SIZE = '12';
const STAGES = ['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED', 'HIRED', 'REJECTED'];
/** The phones of demo members: the owner and the recruiter of one company, and the owner of another. */
const OWNER = '+919000000001';
const RECRUITER = '+919000000002';
const OTHER_OWNER = '+919000000003';

/** Query strings of routes that need one, or that have more than one way to be asked. */
const QUERIES: Readonly<Record<string, readonly Query[]>> = {
  'applicants.list': STAGES.map((stage) => ({ stage, size: SIZE })),
  'companyJobs.list': [
    { size: SIZE },
    { size: SIZE, state: 'OPEN' },
    { size: SIZE, state: 'CLOSED' },
    { size: SIZE, toConfirm: 'true' },
  ],
  'company.find': [{ find: 'ann' }],
  'interviews.list': [
    { from: '2036-03-03T18:30:00.000Z', to: '2036-03-04T18:30:00.000Z' },
    { from: '2036-02-20T00:00:00.000Z', to: '2036-03-20T00:00:00.000Z', size: SIZE },
  ],
  'suggestions.work': [{ text: 'cook' }, { text: 'डिलीवरी' }],
  'suggestions.pay': [
    { profile: 'cook', city: 'pune' },
    { profile: 'cook', city: 'pune', jobType: 'PART_TIME' },
    { profile: 'cook', city: 'atlantis' },
  ],
  'suggestions.places': [{ text: 'kothrud' }, { text: 'koth', city: 'pune' }, { city: 'pune' }],
};

let world: DemoWorld;
beforeAll(async () => {
  world = await openDemoWorld(join(import.meta.dirname, 'answers/partner-queries.json'));
});
afterAll(() => world.close());

/** Finds the ids that the addresses contain, of the first company with a scheduled interview. */
async function demoParams(): Promise<Record<string, string>[]> {
  const found = await world.rows<Record<string, string>>(
    `SELECT p.company_id AS company, a.job_id AS job, a.id AS application, i.id AS interview
       FROM member m JOIN membership p ON p.member_id = m.id
       JOIN application a ON a.company_id = p.company_id JOIN interview i ON i.application_id = a.id
      WHERE m.phone = $1 ORDER BY i.at, i.id LIMIT 1`,
    [OWNER],
  );
  expect(found).toHaveLength(1);
  return found.map((row) => ({ ...row, draft: row.company ?? '', token: 'a'.repeat(43) }));
}

it('every query of the companies’ API answers as approved', LONG, async () => {
  const callers = {
    'the owner': await signInMember(world.test, OWNER),
    'a recruiter in Marathi': await signInMember(world.test, RECRUITER, openHireSite(world.test, 'mr')),
    'an owner of another company': await signInMember(world.test, OTHER_OWNER),
    'a visitor in Hindi': openHireSite(world.test, 'hi'),
  };
  const [params = {}] = await demoParams();
  const queries = partnerRoutes.filter(({ kind }) => kind === 'query');
  for (const route of queries)
    for (const [number, query] of (QUERIES[route.key] ?? [{}]).entries()) {
      const seen = new Map<string, string>();
      for (const [who, site] of Object.entries(callers))
        await world.step(`${route.key} ${number + 1}, ${who}`, async () => {
          const answer = await askPartner(site, route, { params, query });
          const text = JSON.stringify(answer).replace(/"requestId":"[^"]*"/, '');
          const same = seen.get(text);
          seen.set(text, same ?? who);
          return same === undefined ? { query, ...answer } : `as ${same}`;
        });
    }
  expect(queries.length).toBeGreaterThan(25);
  world.compare();
});
