import { join } from 'node:path';
import { type AnyRoute, type InputOf, type Routes, routes } from '@nukkad/contract';
import { examples } from '@nukkad/contract/examples.ts';
import { answerSend, applicantContact } from '@nukkad/contract/partner/index.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInMember } from '../hire-site.ts';
import { subscriptionOf } from '../push-subscription.ts';
import { ask, askPartner, type DemoWorld, LONG, openDemoWorld } from './demo-world.ts';

type Name = keyof Routes;
type Step = { readonly [N in Name]: readonly [route: N, input: InputOf<Routes[N]>] }[Name];

const OWNER = '+919000000001';
const INTERVIEW_AT = '2036-03-05T05:30:00.000Z';
const TOKEN = 'a'.repeat(43);
const NOBODY = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4fff';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Commands that other tests record, because they need a provider, a form with a file, a made-up browser, or a drawing that has a time limit. */
const ELSEWHERE: readonly Name[] = [
  'sessionFacebookSignIn',
  'sessionGoogleSignIn',
  'sessionLogout',
  'sessionRefresh',
  'signInAttach',
  'fileUpload',
  'videoUpload',
  'resumeMake',
];

let world: DemoWorld;
beforeAll(async () => {
  world = await openDemoWorld(join(import.meta.dirname, 'answers/seeker-commands.json'));
});
afterAll(() => world.close());

/** Finds the value of one row. */
async function one(sql: string, ...values: readonly unknown[]): Promise<string> {
  const [row] = await world.rows<{ value: string }>(sql, values);
  return row?.value ?? NOBODY;
}

const latest = (table: string, id: string): Promise<string> =>
  one(
    `SELECT id AS value FROM ${table} WHERE candidate_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1`,
    id,
  );

/**
 * Takes steps of a seeker, each of them twice, because the second time often has another rule. In between, a step with a
 * key is repeated with the same key.
 */
async function takeTwice(seeker: Parameters<typeof ask>[0], steps: readonly Step[]): Promise<void> {
  for (const [name, input] of steps) {
    const route: AnyRoute = routes[name];
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    const headers = { 'idempotency-key': `${name}-${times}-0000` };
    const rounds = route.idempotent
      ? ([
          ['first', headers],
          ['same', headers],
          ['second', {}],
        ] as const)
      : ([
          ['first', {}],
          ['second', {}],
        ] as const);
    for (const [round, sent] of rounds)
      await world.step(`${route.key} ${times}, ${round} time`, async () => ({
        input,
        ...(await ask(seeker, route, input, sent)),
      }));
  }
}
const taken = new Map<Name, number>();

async function useJobs(seeker: Parameters<typeof ask>[0], companyId: string): Promise<void> {
  const { database, clock } = world.test;
  const job = async (title: string) => {
    const createdAt = new Date(clock.now().getTime() - 3_600_000);
    return buildJob(database, { companyId, title, slug: 'cook', address: '1 Test Road', createdAt });
  };
  const jobId = (await job('Cook for a mess')).id;
  const hidden = (await job('Night cook')).id;
  const asked = (await job('Tiffin cook')).id;
  const withdrawn = (await job('Helper of a cook')).id;
  const [{ share = '' } = {}] = await world.rows<{ share: string }>(
    'SELECT share_id AS share FROM job WHERE id = $1',
    [asked],
  );
  const answers = { isAvailableInCity: true, knowsEnglish: false } as const;
  await takeTwice(seeker, [
    ['jobById', { jobId }],
    ['jobById', { jobId: NOBODY }],
    ['jobByShareId', { shareId: share }],
    ['jobByShareId', { shareId: share, isPreview: true }],
    ['jobSave', { jobId, isSaved: false }],
    ['jobSave', { jobId, isSaved: true }],
    ['jobNotInterested', { jobId: hidden }],
    ['jobUndoNotInterested', { jobId: hidden }],
    ['hrContact', { jobId: asked }],
    ['jobApply', { jobId, ...answers, point: { latitude: 18.52, longitude: 73.85 } }],
    ['hrContact', { jobId }],
    ['jobWithdraw', { jobId }],
    ['jobApply', { jobId, ...answers }],
    ['jobApply', { jobId: NOBODY, ...answers }],
    ['jobApply', { jobId: withdrawn, ...answers }],
    ['jobWithdraw', { jobId: withdrawn }],
    ['hrContact', { jobId: withdrawn }],
    ['hrContact', { jobId: hidden }],
    ['reportJob', { jobId, reasonId: 'asks-money', text: 'They ask for money' }],
    ['searchRememberJob', { jobId }],
    ['searchRememberJob', { jobId: asked }],
    ['searchRememberJob', { jobId: asked, remembering: 'FORGET_THIS' }],
    ['searchRememberJob', { jobId, remembering: 'FORGET_ALL' }],
    ['searchRememberCompany', { companyId }],
    ['searchRememberCompany', { companyId, remembering: 'FORGET_THIS' }],
    ['companyFollow', { companyId }],
    ['companyReview', { companyId, stars: 4, comments: 'Good kitchen, long hours.' }],
  ]);
}

/** Lets the company invite the seeker who applied to it, so that both sides of an interview are recorded. */
async function meetCompany(seeker: Parameters<typeof ask>[0], companyId: string): Promise<void> {
  const owner = await signInMember(world.test, OWNER);
  const application = await one(
    'SELECT id AS value FROM application WHERE candidate_id = $1 AND company_id = $2 ORDER BY applied_at DESC LIMIT 1',
    seeker.id,
    companyId,
  );
  const params = { company: companyId, application };
  const answer = async (body: object) => {
    const headers = { 'idempotency-key': `answer-${JSON.stringify(body).length}` };
    await world.step(`the company answers: ${JSON.stringify(Object.values(body).slice(0, 2))}`, () =>
      askPartner(owner, answerSend, { params, body: { ...body, applications: [application] }, headers }),
    );
  };
  await answer({ from: 'APPLIED', to: 'SCHEDULED', interview: { at: INTERVIEW_AT, bring: 'Papers' } });
  await world.step('the company opens the number', () => askPartner(owner, applicantContact, { params }));
  const interviewId = await one('SELECT id AS value FROM interview WHERE application_id = $1', application);
  const proposedAt = '2036-03-06T06:30:00.000Z';
  await takeTwice(seeker, [
    ['interviewCalendar', { interviewId }],
    ['interviewAnswer', { interviewId, reply: 'CONFIRMED', at: INTERVIEW_AT }],
    ['interviewAnswer', { interviewId, reply: 'OTHER_TIME', at: INTERVIEW_AT, proposedAt }],
    ['interviewAnswer', { interviewId, reply: 'DECLINED', at: proposedAt }],
    [
      'reportContact',
      { applicationId: application, about: 'CALL', reason: 'ASKED_MONEY', text: ' 500 rupees ' },
    ],
    ['reportContact', { applicationId: application, about: 'INTERVIEW', reason: 'OTHER', text: '  ' }],
  ]);
  await answer({ from: 'SCHEDULED', to: 'INTERVIEWED' });
  await takeTwice(seeker, [
    ['companyReview', { companyId, stars: 4, comments: ' Good kitchen, long hours. ' }],
    ['companyReview', { companyId, stars: 2, comments: 'Paid late.' }],
    ['companyReviews', { companyId, size: 2 }],
    ['myJobs', { tab: 'INTERVIEWED', size: 2 }],
    ['creditsStatement', { size: 3 }],
  ]);
}

it(
  'every command of the seekers’ API answers and stores as approved, also the second time',
  LONG,
  async () => {
    await world.test.set('hrFromHour', 0);
    const imran = await world.seeker('local-imran');
    const [company] = await world.rows<{ id: string }>(
      `SELECT p.company_id AS id FROM member m JOIN membership p ON p.member_id = m.id WHERE m.phone = '${OWNER}'`,
    );
    await takeTwice(imran, [['creditsRequest', {}]]);
    await useJobs(imran, company?.id ?? '');
    await meetCompany(imran, company?.id ?? '');
    const text = 'I cannot change my number.';
    await takeTwice(imran, [
      ['alertAdd', { text: 'beautician', city: 'Nashik', jobType: 'PART_TIME', isNearMe: false }],
      ['notificationList', { size: 3 }],
      ['notificationUpdatePreferences', { changes: [{ id: 'job-alerts', isEnabled: false }] }],
      ['startupSavePushSubscription', { subscription: subscriptionOf('phone') }],
      ['accountSetAvailability', { isAvailable: false }],
      ['accountSetLanguage', { language: 'mr' }],
      ['consentGive', { version: '1.4', keys: ['account', 'location'] }],
      ['consentWithdraw', { keys: ['location'] }],
      ['interestSave', { jobProfiles: ['cook', 'tailor'] }],
      ['feedbackSubmit', { text: 'The map is very useful.' }],
      ['supportContact', { text }],
      [
        'referralApply',
        { code: await one(`SELECT referral_code AS value FROM candidate WHERE name = 'Asha Pawar'`) },
      ],
      [
        'profileEdit',
        { name: 'Imran Shaikh', city: 'Pune', birthDate: '2000-03-15', gender: 'MALE', fatherName: 'Aziz' },
      ],
      ['profileUpdate', { ...examples.profileUpdate.input, personal: undefined }],
      ['profileUpdate', { personal: examples.profileUpdate.input.personal, degrees: [] }],
      [
        'experienceAdd',
        { kind: 'FRESHER', summary: 'Looking for a first job in a kitchen.', skills: ['Cooking'] },
      ],
      [
        'educationSaveSchool',
        {
          level: 'HSSC',
          school: 'Fergusson College',
          passingYear: 2018,
          percentage: 71.25,
          marksheet: { base64: PNG, name: 'twelfth.png' },
        },
      ],
      ['educationDeleteTenthMarksheet', {}],
      ['educationDeleteTwelfthMarksheet', {}],
      ['resumeDelete', {}],
      ['videoDelete', {}],
      ['fileDelete', { key: 'certificate-fssai.pdf' }],
      ['otpSend', { phone: '09876543210' }],
      ['signInSendCode', { phone: '09876543211' }],
    ]);
    const entry = {
      kind: 'EXPERIENCED',
      organization: 'Annapurna',
      position: 'Cook',
      levelYears: 3,
      location: 'Pune',
      summary: 'Cooked for 60 people.',
      industry: 'Hospitality',
      startDate: '2021-06-01',
      endDate: '2023-05-31',
      isCurrent: false,
      skills: ['Cooking'],
    } as const;
    const { id } = imran;
    await takeTwice(imran, [['experienceAdd', entry]]);
    const entryId = await latest('experience', id);
    const code = world.test.sms.lastCode('+919876543210');
    world.name('code', code);
    await takeTwice(imran, [
      ['alertRemove', { alertId: await latest('job_alert', id) }],
      ['notificationClearOne', { notificationId: await latest('notification', id) }],
      ['notificationClearAll', {}],
      [
        'experienceUpdate',
        { entryId, entry: { ...entry, position: 'Head cook', isCurrent: true, endDate: undefined } },
      ],
      ['experienceDelete', { entryId }],
      ['otpVerify', { phone: '9876543210', code: '01234x' }],
      ['otpVerify', { phone: '9876543210', code }],
      ['signInByPhone', { phone: '9876543211', code: '01234x', token: TOKEN }],
      ['loginsEnd', { loginId: NOBODY }],
      ['loginsEndOthers', {}],
      ['accountDelete', {}],
    ]);
    const commands = (Object.keys(routes) as Name[]).filter((name) => routes[name].kind === 'command');
    expect(commands.filter((name) => !taken.has(name)).sort()).toEqual([...ELSEWHERE].sort());
    world.compare();
  },
);
