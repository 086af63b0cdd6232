import { postingId } from '@nukkad/core/postings/posting-ids.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildCity, findCity } from '@nukkad/testing/factories/build-city.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';
import type { FeedPosting } from './feed-posting.ts';
import { jobRef } from './feed-rows.ts';
import { runFeed } from './run-feed.ts';

const test = useOps();
const db = () => test.container.database.prisma;

let next = 0;
let feed = '';
let path = '';

const posting = (ref: string, change: object = {}) => ({
  '@type': 'JobPosting',
  identifier: ref,
  title: 'Cook',
  description: '<p>Cook for a mess</p><script>alert(1)</script>',
  hiringOrganization: { name: `Kitchen of ${feed}` },
  jobLocation: { address: { streetAddress: '4 Main Road', addressLocality: 'Pune' } },
  employmentType: 'PART_TIME',
  baseSalary: { value: { minValue: 16_000, maxValue: 20_000, unitText: 'MONTH' } },
  ...change,
});

const write = (...jobs: object[]) => test.file(`${feed}.json`, JSON.stringify(jobs));
const run = (...words: string[]) => test.ops('feeds', 'run', feed, ...words);
const idOf = (ref: string) => postingId('job', jobRef(feed, { ref } as FeedPosting));
const read = (ref: string) =>
  db().job.findUniqueOrThrow({ where: { id: idOf(ref) }, include: { company: true } });
const CONTACT = ['--phone', '9812345999', '--email', 'hr@feed.example'];

beforeEach(async () => {
  next += 1;
  feed = `feed-${next}`;
  path = await write(
    posting('a', { jobLocationType: 'TELECOMMUTE', workHours: 'evenings' }),
    posting('b', { title: 'शिक्षक', jobLocation: { address: { addressLocality: 'Kothrud' } } }),
  );
  expect((await test.ops('feeds', 'add', feed, path, ...CONTACT)).code).toBe(0);
});

describe('a feed', () => {
  it('imports jobs and their companies like a file, and the same feed again changes nothing', async () => {
    expect((await run('--check')).answer).toMatchObject({ rows: 2, created: 2, refused: 0, closed: 0 });
    expect(await db().job.count({ where: { id: idOf('a') } })).toBe(0);
    expect(await db().company.count({ where: { name: `Kitchen of ${feed}` } })).toBe(0);
    const { code, answer } = await run();
    expect([code, answer]).toMatchObject([0, { feed, rows: 2, created: 2, refused: 0, closed: 0 }]);
    const cook = await read('a');
    expect(cook).toMatchObject({
      title: 'Cook',
      profileKey: 'cook',
      jobType: 'PART_TIME',
      shift: 'EVENING',
      workPlace: 'HOME',
      payMin: 16_000,
      payMax: 20_000,
      status: 'ACTIVE',
      address: '4 Main Road, Pune',
      requirements: '<p>Cook for a mess</p>',
    });
    // The company has the address of its first job.
    const company = { name: `Kitchen of ${feed}`, phone: '+919812345999', address: '4 Main Road, Pune' };
    expect(cook.company).toMatchObject(company);
    const pune = await db().city.findFirstOrThrow({ where: { slug: 'pune' } });
    const teacher = await read('b');
    expect([cook.latitude, cook.longitude]).toEqual([pune.latitude, pune.longitude]);
    // The title and the description never set what the feed's own fields leave out.
    expect([teacher.shift, teacher.workPlace]).toEqual([null, null]);
    expect(teacher).toMatchObject({
      cityId: pune.id,
      profileKey: 'teacher',
      locality: 'Kothrud',
      companyId: cook.companyId,
    });
    expect((await run()).answer).toMatchObject({ created: 0, updated: 0, unchanged: 2, closed: 0 });
    expect((await test.audit(feed)).map(({ action }) => action)).toEqual([
      'feed-added',
      'feed-run',
      'feed-run',
    ]);
  });

  it('is refused with its jobs if the company is refused', async () => {
    const refused = { name: 'Far Away', sameAs: `https://far.example/${'a'.repeat(500)}` };
    await write(posting('a'), posting('b', { hiringOrganization: refused }));
    const looked = await run('--check');
    const done = await run();
    expect([looked.code, done.code]).toEqual([1, 1]);
    expect(done.answer).toMatchObject({ created: 1, refused: 1 });
    expect(looked.answer).toMatchObject({
      refused: 1,
      problems: (done.answer as { problems: object }).problems,
    });
  });

  it('means the city with the most people, before areas of the same name, and no retired city', async () => {
    const { database } = test.container;
    const name = `twinpur ${feed}`;
    const town = (population: number, change: object = {}) =>
      buildCity(database, { population, aliases: [name], ...change });
    const small = await town(20_000);
    const large = await town(90_000);
    await town(900_000, { isRetired: true });
    const area = (cityId: number, slug: string) =>
      db().locality.create({
        data: { cityId, slug, nameEn: `${slug} ${feed}`, latitude: 18.5, longitude: 75.5, aliases: [] },
      });
    const mumbai = await findCity(database, 'mumbai');
    await area(mumbai.id, 'twinpur');
    for (const cityId of [small.id, mumbai.id, large.id]) await area(cityId, 'station');
    const at = (addressLocality: string) => ({ jobLocation: { address: { addressLocality } } });
    await write(posting('a', at(name)), posting('b', at(`station ${feed}`)));
    await run();
    expect([(await read('a')).cityId, (await read('b')).cityId]).toEqual([large.id, mumbai.id]);
  });

  it('closes jobs that it no longer has, notifies seekers, and opens them again', async () => {
    await run();
    const { id } = await buildCandidate(test.container.database);
    await db().savedJob.create({ data: { candidateId: id, jobId: idOf('a') } });
    await write(posting('b'));
    expect((await run()).answer).toMatchObject({ closed: 1 });
    expect(await read('a')).toMatchObject({ status: 'CLOSED', statusReason: 'not-in-file' });
    expect(await db().notification.count({ where: { candidateId: id } })).toBe(1);
    await write(posting('a'), posting('b'));
    await run();
    expect((await read('a')).status).toBe('ACTIVE');
  });

  it('is refused if it has lost more than half of its jobs, until --confirm', async () => {
    const refs = ['a', 'b', 'c', 'd', 'e', 'f'];
    await write(...refs.map((ref) => posting(ref)));
    await run();
    await write(...refs.slice(0, 2).map((ref) => posting(ref)));
    expect(await run()).toMatchObject({ code: 1, text: expect.stringContaining('lost 4 of its 6') });
    expect((await read('f')).status).toBe('ACTIVE');
    await write(...refs.slice(0, 3).map((ref) => posting(ref)));
    expect((await run()).answer).toMatchObject({ closed: 3 });
    await write();
    expect(await run()).toMatchObject({ code: 1, text: expect.stringContaining('lost 3 of its 3') });
    expect((await run('--confirm')).answer).toMatchObject({ closed: 3 });
  });

  it('skips expired jobs, imports a ref once, and reports invalid rows', async () => {
    await write(
      posting('a'),
      posting('a', { title: 'Waiter' }),
      posting('old', { validThrough: '2020-01-01' }),
      posting('', {}),
      posting('nowhere', { jobLocation: { address: { addressLocality: 'Atlantis' } } }),
      posting('nothing', { title: 'Zxqv' }),
      posting('scam', { description: 'Pay Rs 500 registration fee before joining' }),
    );
    const { code, answer } = await run();
    expect([code, answer]).toMatchObject([1, { rows: 5, created: 2, refused: 3, waiting: 1 }]);
    const reasons = answer.problems.map(({ reason }: { reason: string }) => reason);
    expect(reasons).toEqual([
      'has no number or address of its own',
      '"Atlantis" is no city or locality that we know',
      '"Zxqv" names no kind of work that we know',
    ]);
    expect((await read('a')).title).toBe('Cook');
    expect(await read('scam')).toMatchObject({ status: 'PAUSED', statusReason: 'awaiting-moderation' });
    const listed = (await test.ops('feeds', 'list')).answer.find(
      (row: { feed: string }) => row.feed === feed,
    );
    expect(listed).toMatchObject({ open: 1, waiting: 1, result: '2 new, 0 changed, 0 closed, 3 refused' });
  });

  it('withdraws a job that waits for an operator, which then has no page of a closed job', async () => {
    const scam = posting('scam', { description: 'Pay Rs 500 registration fee before joining' });
    await write(posting('a'), scam);
    await run();
    await write(posting('a'));
    expect((await run()).answer).toMatchObject({ closed: 1 });
    expect(await read('scam')).toMatchObject({ status: 'CLOSED', statusReason: 'withdrawn-unmoderated' });
    await write(posting('a'), scam);
    await run();
    expect(await read('scam')).toMatchObject({ status: 'PAUSED', statusReason: 'awaiting-moderation' });
  });

  it('keeps a job open that it still has, even if its row is now refused', async () => {
    await run();
    await write(posting('a', { title: 'Zxqv' }), posting('b'));
    expect((await run()).answer).toMatchObject({ refused: 1, closed: 0 });
    expect((await read('a')).status).toBe('ACTIVE');
  });
});

it('runs all feeds, although one cannot be read, and removes one with its jobs', async () => {
  const broken = await test.file('broken.json', '{ no json');
  await test.ops('feeds', 'add', 'broken', broken, ...CONTACT);
  const { code, answer } = await test.ops('feeds', 'run');
  const rowOf = (name: string) => answer.find((row: { feed: string }) => row.feed === name);
  expect([code, rowOf(feed), rowOf('broken')]).toMatchObject([
    1,
    { created: 2, problem: null },
    { problem: expect.stringContaining('the feed is neither valid XML nor JSON') },
  ]);
  expect((await test.ops('feeds', 'remove', 'broken')).answer).toMatchObject({ closed: 0 });
  expect((await test.ops('feeds', 'remove', feed)).answer).toMatchObject({ closed: 2 });
  expect((await read('a')).status).toBe('CLOSED');
  expect((await run()).code).toBe(1);
});

it('runs the others if one nests 3.6 MB of elements and another fails unexpectedly', async () => {
  const nested = await test.file('nested.xml', '<a>'.repeat(1_200_000));
  await test.ops('feeds', 'add', 'a-nested', nested, ...CONTACT);
  await test.ops(
    'feeds',
    'add',
    'b-odd',
    await test.file('odd.json', JSON.stringify([posting('odd')])),
    ...CONTACT,
  );
  const { database } = test.container;
  await database.query(`CREATE FUNCTION fail_odd() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'nobody foresaw this'; END $$`);
  await database.query(`CREATE TRIGGER fail_odd BEFORE UPDATE ON feed FOR EACH ROW WHEN (NEW.name = 'b-odd')
    EXECUTE FUNCTION fail_odd()`);
  const { code, answer } = await test.ops('feeds', 'run');
  const rowOf = (name: string) => answer.find((row: { feed: string }) => row.feed === name);
  expect(code).toBe(1);
  expect(rowOf('a-nested').problem).toContain('elements nest deeper than 32 levels at character 96');
  expect(rowOf('b-odd').problem).toContain('nobody foresaw this');
  expect(rowOf(feed)).toMatchObject({ created: 2, problem: null });
  await database.query('DROP TRIGGER fail_odd ON feed');
  for (const name of ['a-nested', 'b-odd']) await test.ops('feeds', 'remove', name);
});

it('stops a feed at its time limit, and changes none of its jobs', async () => {
  const stored = await db().feed.findUniqueOrThrow({ where: { name: feed } });
  const context = { container: test.container, actor: 'asha', options: {}, say: () => {} };
  const late = runFeed(context, stored, {
    isCheck: false,
    isConfirmed: false,
    deadline: AbortSignal.abort(),
  });
  await expect(late).rejects.toThrow('took longer than a feed may');
  expect(await db().job.count({ where: { id: idOf('a') } })).toBe(0);
  expect((await run()).answer).toMatchObject({ created: 2 });
});

it.each([
  [['add', 'Bad Name', 'x.json', ...CONTACT], 2, 'small letters'],
  [['add', 'plain', 'http://feed.example/x', ...CONTACT], 2, 'is no https address'],
  [['add', 'disk', 'file:///etc/passwd', ...CONTACT], 2, 'is no https address'],
  [['add', 'nobody', 'x.json'], 2, '--phone'],
  [['add', 'nobody', 'x.json', '--phone', '12', '--email', 'hr@feed.example'], 2, '--phone'],
  [['add', 'nobody', 'x.json', '--phone', '9812345999', '--email', 'x'], 2, '--email'],
  [['run', 'nobody'], 1, 'There is no feed "nobody"'],
  [['remove', 'nobody'], 1, 'There is no feed "nobody"'],
])('refuses feeds %j with %i', async (words, code, text) => {
  expect(await test.ops('feeds', ...words)).toMatchObject({ code, text: expect.stringContaining(text) });
});

it('refuses a second feed of a name, a private address, an encoding other than UTF-8, and a missing file', async () => {
  expect((await test.ops('feeds', 'add', feed, path, ...CONTACT)).text).toContain('already');
  await test.ops('feeds', 'add', `${feed}-inside`, 'https://127.0.0.1/jobs.json', ...CONTACT);
  expect((await test.ops('feeds', 'run', `${feed}-inside`)).text).toContain('private network');
  await test.file(`${feed}.json`, new Uint8Array([0x5b, 0xff, 0x5d]));
  expect((await run()).text).toContain('UTF-8');
  await test.ops('feeds', 'add', `${feed}-gone`, `${path}.gone`, ...CONTACT);
  expect((await test.ops('feeds', 'run', `${feed}-gone`)).text).toContain('there is no file');
  for (const name of [`${feed}-inside`, `${feed}-gone`]) await test.ops('feeds', 'remove', name);
});
