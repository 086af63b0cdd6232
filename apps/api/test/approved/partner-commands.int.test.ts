import { join } from 'node:path';
import type { AnyPartnerRoute } from '@nukkad/contract/partner/define-partner-route.ts';
import { applicantList, logoSet, paperAdd, pictureAdd } from '@nukkad/contract/partner/index.ts';
import { partnerRoutes } from '@nukkad/contract/partner/routes.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HireSite, signInMember } from '../hire-site.ts';
import { COOK } from '../posting.ts';
import { subscriptionOf } from '../push-subscription.ts';
import { askPartner, type DemoWorld, LONG, openDemoWorld } from './demo-world.ts';

type Params = Readonly<Record<string, string>>;

const OWNER = '+919000000001';
const RECRUITER = '+919000000002';
const NOBODY = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4fff';
const TOKEN = 'a'.repeat(43);
const TOMORROW = '2036-03-05T05:30:00.000Z';
const LATER = '2036-03-06T06:30:00.000Z';
/** Commands that other tests record, because they need a code or a made-up browser. */
const ELSEWHERE = [
  'members.sendCode',
  'members.signIn',
  'passkeys.add',
  'passkeys.signIn',
  'passkeys.startAdding',
  'passkeys.startSignIn',
];

let world: DemoWorld;
let owner: HireSite;
let recruiter: HireSite;
let company: string;

beforeAll(async () => {
  world = await openDemoWorld(join(import.meta.dirname, 'answers/partner-commands.json'));
  owner = await signInMember(world.test, OWNER);
  recruiter = await signInMember(world.test, RECRUITER);
  company = await one(
    'SELECT p.company_id AS value FROM member m JOIN membership p ON p.member_id = m.id WHERE m.phone = $1',
    OWNER,
  );
});
afterAll(() => world.close());

/** Finds the value of one row. */
async function one(sql: string, ...values: readonly unknown[]): Promise<string> {
  const [row] = await world.rows<{ value: string }>(sql, values);
  return row?.value ?? NOBODY;
}

const taken = new Map<string, number>();

/** Takes a step twice, because the second time often has another rule. Returns the first answer. */
async function twice(site: HireSite, key: string, params: Params = {}, body?: unknown) {
  const route = partnerRoutes.find((one) => one.key === key) as AnyPartnerRoute;
  const times = (taken.get(key) ?? 0) + 1;
  taken.set(key, times);
  const answers = [];
  for (const round of ['first', 'second'])
    answers.push(
      await world.step(`${key} ${times}, ${round} time`, async () => {
        const headers = { 'idempotency-key': `${key}-${times}-${round}-0000` };
        return {
          input: { params, body },
          ...(await askPartner(site, route, { params: { company, ...params }, body, headers })),
        };
      }),
    );
  return answers[0]?.body as Record<string, string>;
}

const application = (status: string, at = 0): Promise<string> =>
  one(
    `SELECT id AS value FROM application WHERE company_id = $1 AND status::text = $2 ORDER BY applied_at, id LIMIT 1 OFFSET ${at}`,
    company,
    status,
  );

/** Records the applicants in a stage, as the owner sees them. */
async function lookAt(stage: string): Promise<void> {
  looks += 1;
  await world.step(`look ${looks} at ${stage}`, () =>
    askPartner(owner, applicantList, { params: { company }, query: { stage, size: '6' } }),
  );
}
let looks = 0;

async function answerApplicants(): Promise<void> {
  const [first, second, third] = [
    await application('APPLIED'),
    await application('APPLIED', 1),
    await application('APPLIED', 2),
  ];
  for (const id of [first, second]) await twice(owner, 'applicants.contact', { application: id });
  await twice(owner, 'applicants.file', { application: first, kind: 'resume' });
  await twice(recruiter, 'applicants.call', { application: first }, { outcome: 'REACHED' });
  await twice(
    owner,
    'answers.send',
    {},
    { applications: [first, second], from: 'APPLIED', to: 'SHORTLISTED' },
  );
  await twice(
    recruiter,
    'answers.send',
    {},
    {
      applications: [first],
      from: 'SHORTLISTED',
      to: 'SCHEDULED',
      interview: { at: TOMORROW, bring: 'Papers' },
    },
  );
  const interview = await one('SELECT id AS value FROM interview WHERE application_id = $1', first);
  await twice(owner, 'interviews.change', { interview }, { sequence: 0, at: LATER, place: 'At the gate' });
  // An outcome is stored from the day of the interview on. The members sign in again, because sessions end.
  await twice(owner, 'interviews.outcome', { interview }, { outcome: 'CAME' });
  world.test.clock.set(LATER);
  owner = await signInMember(world.test, OWNER);
  recruiter = await signInMember(world.test, RECRUITER);
  for (const outcome of ['DID_NOT_COME', 'WE_WERE_NOT_THERE', 'CAME'])
    await twice(owner, 'interviews.outcome', { interview }, { outcome });
  await twice(
    owner,
    'messages.send',
    { application: first },
    { clientKey: 'message-0001', text: ' Please be on time. ' },
  );
  await twice(owner, 'messages.read', { application: first }, { sequence: 1 });
  const refused = await twice(
    owner,
    'answers.send',
    {},
    { applications: [third], from: 'APPLIED', to: 'REJECTED', reason: 'far' },
  );
  const [{ answer = NOBODY } = {}] = (refused as unknown as { items: { answer: string }[] }).items;
  await lookAt('APPLIED');
  await twice(owner, 'answers.undo', { answer });
  await lookAt('APPLIED');
  const rejected = await application('REJECTED');
  await twice(owner, 'applicants.reopen', { application: rejected });
  await twice(owner, 'answers.send', {}, { applications: [second], from: 'SHORTLISTED', to: 'HIRED' });
  await twice(owner, 'applicants.table', {}, {});
}

async function postJobs(): Promise<void> {
  const draft = await twice(owner, 'drafts.create', {}, { fields: COOK });
  const { id = NOBODY } = draft;
  await twice(
    recruiter,
    'drafts.change',
    { draft: id },
    { fields: { ...COOK, openings: 3, skills: ['Cooking'] } },
  );
  const { id: job = NOBODY } = await twice(owner, 'companyJobs.publish', {}, { draft: id });
  const other = await twice(recruiter, 'drafts.create', {}, { fields: { title: 'Waiter' } });
  await twice(owner, 'drafts.remove', { draft: other.id ?? NOBODY });
  await twice(
    owner,
    'companyJobs.publish',
    {},
    { fields: { ...COOK, title: 'Night cook', shift: 'NIGHT', payMin: 100 } },
  );
  const since = await one('SELECT updated_at AS value FROM job WHERE id = $1', job);
  await twice(
    recruiter,
    'companyJobs.change',
    { job },
    { since: new Date(since), fields: { title: 'Head cook', payMax: 25_000 } },
  );
  for (const step of ['pause', 'resume', 'renew', 'stillOpen', 'copy'])
    await twice(owner, `companyJobs.${step}`, { job });
  const applied = await one(
    `SELECT job_id AS value FROM application WHERE company_id = $1 AND status = 'APPLIED' GROUP BY job_id ORDER BY count(*) DESC, job_id LIMIT 1`,
    company,
  );
  await twice(owner, 'companyJobs.close', { job }, { reason: 'FILLED_HERE', answerRest: false });
  await twice(recruiter, 'companyJobs.close', { job: applied }, { reason: 'NOT_NEEDED', answerRest: true });
  await twice(owner, 'still.answer', { token: TOKEN }, { answer: 'OPEN' });
}

async function changeCompany(): Promise<void> {
  const version = await one(
    `SELECT to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS value FROM company WHERE id = $1`,
    company,
  );
  await twice(
    owner,
    'company.change',
    {},
    {
      version,
      description: 'We cook for offices.',
      website: 'https://cafe.example',
      hours: { from: 10, to: 18 },
    },
  );
  const review = await one(
    'SELECT r.id AS value FROM company_review r LEFT JOIN review_reply p ON p.review_id = r.id WHERE r.company_id = $1 ORDER BY p.review_id NULLS FIRST, r.id LIMIT 1',
    company,
  );
  await twice(owner, 'reviews.reply', { review }, { text: 'Thank you. We have more chairs now.' });
  await twice(owner, 'reviews.removeReply', { review });
  await twice(owner, 'papers.remove', { paper: NOBODY });
  await twice(
    owner,
    'company.register',
    {},
    { name: 'Second Kitchen', terms: '1.0', city: 'pune', address: '5 Test Road, Pune', phone: OWNER },
  );
  const other = await one(
    'SELECT id AS value FROM company co WHERE NOT EXISTS (SELECT FROM membership p WHERE p.company_id = co.id) ORDER BY id LIMIT 1',
  );
  await twice(owner, 'company.claim', { company: other }, { role: 'OWNER', terms: '1.0', note: 'My shop' });
}

/** Sends files twice. A picture that the company has already changes nothing. */
async function addFiles(): Promise<void> {
  const background = '#336699';
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const files = [
    [logoSet, {}],
    [pictureAdd, {}],
    [paperAdd, { kind: 'SHOP_FRONT' }],
    [paperAdd, { kind: 'LICENCE' }],
  ] as const;
  for (const [route, query] of files) {
    const times = (taken.get(route.key) ?? 0) + 1;
    taken.set(route.key, times);
    for (const round of ['first', 'second'])
      await world.step(`${route.key} ${times}, ${round} time`, async () => {
        const { status, body } = await owner.upload(route, { params: { company }, query }, picture);
        return { status, body };
      });
  }
}

async function changeTeam(): Promise<void> {
  const phone = '+919000000099';
  const { token = TOKEN } = await twice(owner, 'team.invite', {}, { phone, role: 'RECRUITER' });
  const invited = await signInMember(world.test, phone);
  await twice(invited, 'members.change', {}, { name: 'Kiran', language: 'mr' });
  await twice(invited, 'invites.accept', { token });
  const memberOf = (number: string) => one('SELECT id AS value FROM member WHERE phone = $1', number);
  const [kiran, ravi] = [await memberOf(phone), await memberOf(RECRUITER)];
  await twice(owner, 'team.confirm', {}, { members: [kiran, ravi] });
  await twice(owner, 'team.changeRole', { member: kiran }, { role: 'OWNER' });
  await twice(owner, 'team.end', { member: ravi });
  await twice(invited, 'team.leave');
  const session = await one(
    'SELECT s.id AS value FROM desk_session s JOIN member m ON m.id = s.member_id WHERE m.phone = $1 ORDER BY s.id LIMIT 1',
    OWNER,
  );
  await twice(owner, 'members.endDevice', { device: session });
  await twice(invited, 'members.endOtherDevices');
  await twice(invited, 'members.signOut');
  await twice(recruiter, 'members.delete');
  const again = await signInMember(world.test, OWNER);
  await twice(again, 'members.delete');
  await twice(again, 'members.deleteWith', {}, { companies: [{ company, successor: null }] });
}

it(
  'every command of the companies’ API answers and stores as approved, also the second time',
  LONG,
  async () => {
    const subscription = subscriptionOf('desk');
    const notice = await one(
      'SELECT n.id AS value FROM member_notice n JOIN member m ON m.id = n.member_id WHERE m.phone = $1 AND n.read_at IS NULL ORDER BY n.id LIMIT 1',
      OWNER,
    );
    await twice(owner, 'quietHours.change', {}, { from: 20, to: 8 });
    await twice(owner, 'help.send', {}, { text: 'How do I change the address?' });
    await twice(owner, 'notices.read', {}, { ids: [notice] });
    await twice(owner, 'push.save', {}, { subscription });
    await twice(owner, 'push.remove', {}, { subscription });
    await twice(owner, 'passkeys.remove', { passkey: NOBODY });
    await answerApplicants();
    await postJobs();
    await addFiles();
    await changeCompany();
    await changeTeam();
    const commands = partnerRoutes.filter(({ kind }) => kind === 'command').map(({ key }) => key);
    expect(commands.filter((key) => !taken.has(key)).sort()).toEqual(ELSEWHERE);
    world.compare();
  },
);
