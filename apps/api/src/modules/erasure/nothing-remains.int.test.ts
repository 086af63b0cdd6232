import { routes } from '@nukkad/contract';
import { eraseAccounts } from '@nukkad/core/erasure/erase-accounts.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillAccount } from '../../../test/fill-account.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { LOCAL_PROVIDER_PATH } from '../../sign-in/local-provider/local-provider.ts';

const WORD = 'Zyxquvakanari';
const EMAIL = 'zyxquvakanari@mail.example';
const DIGITS = '7471147114';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  await test.set('hrFromHour', 0);
  await test.set('hrToHour', 24);
});

afterAll(() => test.close());

/** Signs in at the local provider until there is a credential. Returns a function that redeems the credential. */
async function credentialOf() {
  const browser = supertest.agent(test.app.server);
  const begun = await browser.get('/auth/google').query({ returnTo: '/joblist', lang: 'en' });
  const parameters = Object.fromEntries(new URL(begun.headers.location ?? '').searchParams);
  const chosen = await browser
    .post(`${LOCAL_PROVIDER_PATH}/authorize`)
    .type('form')
    .send({ ...parameters, name: WORD, email: EMAIL });
  const { pathname, search } = new URL(chosen.headers.location ?? '', 'http://site.test');
  const back = await browser.get(pathname + search);
  const credential = new URLSearchParams(new URL(back.headers.location ?? '').hash.slice(1)).get(
    'credential',
  );
  return () => browser.post(routes.sessionGoogleSignIn.path).send({ credential });
}

/** Returns the tables that have one of the texts in any column. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const { database } = test;
  const tables = await database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const sql = `SELECT 1 FROM ${name} t WHERE t::text ILIKE ANY ($1::text[]) LIMIT 1`;
    if ((await database.query(sql, [texts.map((text) => `%${text}%`)])).length > 0) found.push(name);
  }
  return found.sort();
}

/** Returns the tables with a foreign key to seekers. */
function tablesOfSeekers() {
  return test.database.query<{ name: string; column: string }>(
    `SELECT c.conrelid::regclass::text AS name, a.attname AS column FROM pg_constraint c
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'candidate'::regclass`,
  );
}

it('no table has data of an erased person, except the audit with the id, actions and times', async () => {
  const friend = await buildCandidate(test.database, { credits: 0 });
  const signedIn = await (await credentialOf())();
  const { accessToken, candidate } = routes.sessionGoogleSignIn.decodeResult(signedIn.body[0]);
  const client = test.client.as({ accessToken, candidateId: candidate.id });
  await client.call(routes.otpSend, { phone: DIGITS });
  await client.call(routes.otpVerify, { phone: DIGITS, code: test.sms.lastCode(`+91${DIGITS}`) });
  await fillAccount(test, candidate.id, WORD);
  await client.call(routes.referralApply, { code: friend.referralCode });
  const late = await credentialOf();

  for (const { name, column } of await tablesOfSeekers()) {
    if (name === 'referral' && column === 'referrer_id') continue;
    const sql = `SELECT 1 FROM ${name} WHERE ${column} = $1::uuid LIMIT 1`;
    expect(await test.database.query(sql, [candidate.id]), name).toHaveLength(1);
  }
  const { subject } = await test.database.prisma.identity.findFirstOrThrow({
    where: { candidateId: candidate.id },
  });
  const texts = [WORD, DIGITS, '471147', subject, candidate.referralCode];
  expect(await tablesWith(...texts)).toEqual(
    expect.arrayContaining([
      ...['public.application', 'public.application_event', 'public.candidate', 'public.company_feedback'],
      ...['public.company_review', 'public.education', 'public.experience', 'public.identity'],
      ...[
        'public.job_alert',
        'public.job_report',
        'public.message',
        'public.notification',
        'public.otp_challenge',
      ],
      ...['public.product_feedback', 'public.push_subscription', 'public.sign_in_ticket'],
      'public.support_message',
    ]),
  );

  await client.call(routes.accountDelete, {});
  await eraseAccounts(test.container);
  expect(await tablesWith(...texts)).toEqual([]);
  expect(await tablesWith(candidate.id)).toEqual([
    'public.audit_entry',
    'public.credit_entry',
    'public.notification',
  ]);
  const list = await test.client.as(await test.signIn(friend.id)).call(routes.notificationList, { size: 10 });
  expect(list.notifications.map(({ message }) => message)).toEqual([
    'A friend joined with your code. Credits added: 3.',
  ]);

  const before = await test.database.prisma.candidate.count();
  expect((await late()).body).toMatchObject({ success: false, code: 'SIGN_IN_FAILED' });
  expect(await test.database.prisma.candidate.count()).toBe(before);
});
