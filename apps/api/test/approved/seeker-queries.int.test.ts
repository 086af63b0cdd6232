import { join } from 'node:path';
import { type AnyRoute, type InputOf, type Routes, routes } from '@nukkad/contract';
import { examples } from '@nukkad/contract/examples.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, type DemoWorld, LONG, openDemoWorld } from './demo-world.ts';

type Name = keyof Routes;
type Inputs = { readonly [N in Name]?: readonly InputOf<Routes[N]>[] };

const PUNE = { latitude: 18.5204, longitude: 73.8567 };
const SIZE = 12;
const list = { page: 1, size: SIZE } as const;

let world: DemoWorld;
beforeAll(async () => {
  world = await openDemoWorld(join(import.meta.dirname, 'answers/seeker-queries.json'));
});
afterAll(() => world.close());

interface DemoIds {
  readonly job: string;
  readonly company: string;
  readonly companyShareId: string;
  readonly experience: string;
  /** A job of an occupation, whose name is shown in three languages. */
  readonly workJob: string;
}

/** Finds demo rows that the inputs need: the job and company of Asha's interview, and more. */
async function demoIds(candidateId: string): Promise<DemoIds> {
  const [found] = await world.rows<DemoIds>(
    `SELECT a.job_id AS job, a.company_id AS company, co.share_id AS "companyShareId",
            (SELECT j.id FROM job j WHERE j.sub_profile_key IS NOT NULL ORDER BY j.id LIMIT 1) AS "workJob",
            (SELECT e.id FROM experience e WHERE e.candidate_id = $1 ORDER BY e.id LIMIT 1) AS experience
       FROM application a JOIN company co ON co.id = a.company_id
      WHERE a.candidate_id = $1 AND a.status = 'SCHEDULED'`,
    [candidateId],
  );
  if (found === undefined) throw new Error('Asha has no interview in the demo data');
  return found;
}

/** Returns the inputs of routes whose example is not enough: each order, filter, tab and page. */
function inputsOf({ job, company, companyShareId, experience, workJob }: DemoIds): Inputs {
  return {
    jobList: [
      { ...list, extraSkip: 0 },
      { ...list, page: 2, extraSkip: 0 },
      { ...list, extraSkip: 1 },
    ],
    jobTopPicks: [{ point: PUNE }, {}],
    jobFilter: [
      { ...list, sortBy: 'NEWEST' },
      { ...list, sortBy: 'NEAREST', point: PUNE },
      { ...list, sortBy: 'NEAREST', point: PUNE, page: 2 },
      { ...list, sortBy: 'NEAREST', city: 'Pune', home: { latitude: 18.6, longitude: 73.8 } },
      { ...list, sortBy: 'NEWEST', jobProfile: 'cook' },
      { ...list, sortBy: 'NEWEST', jobType: 'PART_TIME' },
      { ...list, sortBy: 'NEWEST', shift: 'NIGHT' },
      { ...list, sortBy: 'NEWEST', workPlace: 'HOME' },
      { ...list, sortBy: 'NEWEST', qualification: 'HSSC' },
      { ...list, sortBy: 'NEWEST', experience: 'FRESHER' },
      { ...list, sortBy: 'NEWEST', experienceYears: [2, 3] },
      { ...list, sortBy: 'NEWEST', pay: [30_000, 100_000] },
      { ...list, sortBy: 'NEAREST', point: PUNE, radiusKm: 5 },
      { ...list, sortBy: 'NEWEST', text: 'cook in pune night above 90000' },
      { ...list, sortBy: 'NEWEST', text: 'delivery boy without bike' },
    ],
    jobById: [{ jobId: job }, { jobId: workJob }],
    jobSuggestions: [{ jobId: job }],
    searchTypeahead: [{ text: 'coo', city: 'Pune', point: PUNE }, { text: 'स्वयंपाकी' }],
    searchStart: [{}, { city: 'Pune' }],
    findPlaces: [{ text: 'वाकड' }, { text: '४११०३८' }, { text: 'kothrud pune' }],
    listAddress: [{ city: 'pune', work: 'cook' }, { city: 'पुणे' }, { work: 'waiter' }, { city: 'atlantis' }],
    myJobs: (
      ['ALL', 'APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED', 'HIRED', 'REJECTED', 'SAVED'] as const
    ).map((tab) => ({ tab, size: SIZE })),
    chatWithCompany: [
      { companyId: company, limit: 50 },
      { companyId: company, limit: 2 },
      { companyId: company, limit: 2, before: 3 },
    ],
    chatWithAdmin: [{ limit: 50 }],
    companyOne: [{ companyId: company }, { shareId: companyShareId }],
    companyJobs: [{ company: { companyId: company }, size: SIZE }],
    companyReviews: [
      { companyId: company, size: SIZE },
      { companyId: company, size: SIZE, stars: 4 },
    ],
    experienceOne: [{ entryId: experience }],
    jobCountNear: [{}, { city: 'Pune' }, { point: PUNE, radiusKm: 5 }],
    // Their order depends on the language of the test server.
    educationUniversities: [],
    educationDegrees: [{ level: 'UG' }, { level: 'PG' }],
    accountWhoSawMyData: [{ size: 2 }, { size: 50 }],
  };
}

const all = Object.entries(routes) as [Name, AnyRoute][];
/** Commands because they count a view or mark as read, but mostly read by clients. */
const READ_TOO: readonly Name[] = ['jobById', 'notificationList'];
const queries = all.filter(
  ([name, route]) => (route.kind === 'query' && !route.binary) || READ_TOO.includes(name),
);

it('every query of the seekers’ API answers as approved', LONG, async () => {
  const seekers = {
    'Asha in Marathi': await world.seeker('local-asha'),
    'Sunita in English': await world.seeker('local-sunita'),
  };
  const inputs = inputsOf(await demoIds(seekers['Asha in Marathi'].id));
  const { client } = world.test;
  const callers = [
    { who: 'a visitor in Hindi', client: client.as({ language: 'hi' }), id: null },
    ...Object.entries(seekers).map(([who, seeker]) => ({ who, ...seeker })),
  ];
  for (const [name, route] of queries)
    for (const [number, input] of (inputs[name] ?? [examples[name].input]).entries()) {
      const seen = new Map<string, string>();
      for (const { who, ...caller } of callers.filter(({ id }) => id !== null || route.auth !== 'seeker'))
        await world.step(`${route.key} ${number + 1}, ${who}`, async () => {
          const answer = await ask(caller, route, input);
          const text = JSON.stringify(answer);
          const same = seen.get(text);
          seen.set(text, same ?? who);
          return same === undefined ? { input, ...answer } : `as ${same}`;
        });
    }
  expect(queries.length).toBeGreaterThan(50);
  world.compare();
});
