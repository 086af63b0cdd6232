import { randomUUID } from 'node:crypto';
import { companyTerms } from '@nukkad/content/company-terms.ts';
import {
  COMPANY_SEARCHES_A_DAY,
  companyFind,
  companyProfile,
  companyRegister,
  companyTermsRead,
  memberMe,
  memberSendCode,
} from '@nukkad/contract/partner/index.ts';
import { gstinCheckCharacter } from '@nukkad/domain/gstin.ts';
import { searchPlaces } from '@nukkad/job-search';
import { buildCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildMember,
  type HireSite,
  memberPhone,
  openHireSite,
  signInMember,
  WITH_HIRE,
} from '../../test/hire-site.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

const shop = (change: object = {}) => ({
  name: 'Shinde Sweets',
  terms: companyTerms.version,
  city: 'pune',
  locality: 'Kothrud',
  ...change,
});

const register = (site: HireSite, change: object = {}, key = randomUUID()) =>
  site.call(companyRegister, { body: shop(change) }, { key });

async function newMember(): Promise<{ phone: string; site: HireSite }> {
  const phone = memberPhone();
  return { phone, site: await signInMember(test, phone) };
}

/** Sends a code to a number, and returns the fields that prove the number. */
async function proofOf(phone: string) {
  // A number gets a code a minute.
  test.clock.advanceSeconds(61);
  const { token } = await openHireSite(test).call(memberSendCode, { body: { phone } });
  return { phone, token, code: test.sms.lastCode(phone) };
}

const GSTIN = '27ABCDE1234F1Z';
const gstin = GSTIN + gstinCheckCharacter(GSTIN);

describe('registering a company', () => {
  it('makes the member its owner and answers the five checks with what is missing', async () => {
    const { phone, site } = await newMember();
    const { company, me } = await register(site, { description: 'Sweets & snacks\nsince <1990>' });
    expect(me.companies).toMatchObject([{ id: company.id, name: 'Shinde Sweets', role: 'OWNER' }]);
    expect(company).toMatchObject({
      name: 'Shinde Sweets',
      city: { slug: 'pune', name: 'Pune' },
      address: 'Kothrud, Pune',
      phone,
      email: '',
      description: 'Sweets & snacks\nsince <1990>',
      hours: null,
      usualHours: { from: 9, to: 20 },
      isContactProved: true,
      isSeen: false,
      papers: [],
    });
    expect(company.checks).toEqual([
      { kind: 'COMPANY_IDENTITY', outcome: 'NOT_DONE', reason: 'number-missing', help: 'NUMBER_OR_PAPER' },
      { kind: 'CONTACT', outcome: 'NOT_DONE', reason: 'waits-for-operator', help: 'WAIT' },
      { kind: 'PLACE', outcome: 'PASSED', reason: 'in-city', help: null },
      { kind: 'WORDS', outcome: 'PASSED', reason: 'asks-no-money', help: null },
      { kind: 'PAY', outcome: 'NOT_DONE', reason: null, help: 'WITH_EACH_JOB' },
    ]);
    expect(await site.call(companyProfile, { params: { company: company.id } })).toEqual(company);
    const stored = await test.database.prisma.company.findUniqueOrThrow({ where: { id: company.id } });
    expect(stored).toMatchObject({ contactSeenAt: null, trustedAt: null, slug: 'shinde-sweets' });
    const member = await test.database.prisma.member.findUniqueOrThrow({ where: { phone } });
    expect(member).toMatchObject({ id: stored.registeredBy, termsVersion: companyTerms.version });
    expect(
      await test.database.prisma.auditEntry.findFirst({
        where: { action: 'company-registered', subject: company.id },
      }),
    ).toMatchObject({ actor: `member:${member.id}` });
  });

  it('takes a registration number with the right check character, in any spelling', async () => {
    const { site } = await newMember();
    const { company } = await register(site, { gstin: ` ${gstin.toLowerCase()} ` });
    expect(company.gstin).toBe(gstin);
    expect(company.checks[0]).toMatchObject({
      outcome: 'NOT_DONE',
      reason: 'waits-for-operator',
      help: 'WAIT',
    });
    const wrong = { ...shop(), gstin: `${gstin.slice(0, 14)}*` };
    const { body } = await site.raw(companyRegister, {
      body: wrong,
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ path: 'gstin' }] });
  });

  it.each([
    [{ cin: 'U12345MH2015PTC123456' }, 'done'],
    [{ cin: 'U12345MH2095PTC123456' }, '400 VALIDATION_FAILED'],
    [{ udyam: 'UDYAM-MH-26-0012345' }, 'done'],
    [{ udyam: 'UDYAM-MH-00-0012345' }, '400 VALIDATION_FAILED'],
    [{ website: 'shinde.example' }, 'done'],
    [{ website: 'shinde' }, '400 VALIDATION_FAILED'],
    [{ website: 'javascript:alert(1)' }, '400 VALIDATION_FAILED'],
    [{ email: 'hr@shinde.example' }, 'done'],
    [{ email: 'hr at shinde' }, '400 VALIDATION_FAILED'],
    [{ name: '   ' }, '400 VALIDATION_FAILED'],
    [{ name: 'x'.repeat(160) }, 'done'],
    [{ name: 'x'.repeat(161) }, '400 VALIDATION_FAILED'],
    [{ city: 'पुणे' }, 'done'],
    [{ city: 'Atlantis' }, '422 CITY_UNKNOWN'],
    [{ city: '', locality: '' }, '400 VALIDATION_FAILED'],
    [{ city: undefined, locality: undefined, latitude: 18.5074, longitude: 73.8077 }, 'done'],
    [{ city: undefined, locality: undefined, latitude: 18.5074 }, '400 VALIDATION_FAILED'],
    [{ city: undefined, latitude: 10.0, longitude: 65.0 }, '422 CITY_UNKNOWN'],
    [{ terms: '0.9' }, '422 TERMS_CHANGED'],
    [{ phone: '12345' }, '422 INVALID_NUMBER'],
    [{ phone: '+919800000001' }, '422 INVALID_OTP'],
  ])('%j: %s', async (change, outcome) => {
    const { site } = await newMember();
    expect(await refused(register(site, change))).toBe(outcome);
    expect((await site.call(memberMe, {})).companies).toHaveLength(outcome === 'done' ? 1 : 0);
  });

  it('takes the position of the phone, and names area and city', async () => {
    const { site } = await newMember();
    const place = { city: undefined, locality: undefined, latitude: 18.5074, longitude: 73.8077 };
    const { company } = await register(site, place);
    expect(company).toMatchObject({ latitude: 18.5074, longitude: 73.8077, city: { slug: 'pune' } });
    expect(company.address).toMatch(/Kothrud, Pune$/);
  });

  it('takes another number only with the code that was sent to it, once', async () => {
    const { site } = await newMember();
    const proof = await proofOf(memberPhone());
    expect(await refused(register(site, { ...proof, code: '000000' }))).toBe('422 INVALID_OTP');
    const { company } = await register(site, proof);
    expect(company).toMatchObject({ phone: proof.phone, isContactProved: true });
    expect(await refused(register(site, { ...proof, name: 'Second' }))).toBe('422 INVALID_OTP');
  });

  it('stops at two companies, also with simultaneous requests', async () => {
    const { site } = await newMember();
    const outcomes = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => refused(register(site, { name }))),
    );
    expect(outcomes.toSorted()).toEqual(['422 COMPANY_LIMIT', 'done', 'done']);
    expect((await site.call(memberMe, {})).companies).toHaveLength(2);
  });

  it('with the same key happens once, and needs a key', async () => {
    const { site } = await newMember();
    const key = randomUUID();
    const first = await register(site, {}, key);
    const again = await register(site, {}, key);
    expect(again.company.id).toBe(first.company.id);
    expect(again.me.companies).toHaveLength(1);
    expect(await refused(register(site, { name: 'Other' }, key))).toBe('422 KEY_REUSED');
    expect((await site.raw(companyRegister, { body: shop() })).body).toMatchObject({ code: 'KEY_MISSING' });
  });

  it('takes a city that has retired neither by its name nor by its position', async () => {
    const { prisma } = test.database;
    const place = { latitude: 8.5, longitude: 93.5 };
    const { slug, nameEn } = await buildCity(test.database, place);
    const given = { city: undefined, locality: undefined, ...place };
    await searchPlaces.refresh(test.app.container.database);
    for (const change of [{ city: slug, locality: '' }, { city: nameEn, locality: '' }, given]) {
      const { company } = await register((await newMember()).site, change);
      expect(company.city).toMatchObject({ slug });
    }
    await prisma.city.update({ where: { slug }, data: { isRetired: true } });
    await searchPlaces.refresh(test.app.container.database);
    for (const change of [{ city: slug, locality: '' }, { city: nameEn, locality: '' }, given])
      expect(await refused(register((await newMember()).site, change))).toBe('422 CITY_UNKNOWN');
  });

  it('refuses a number of a company that others look after, also at the same moment', async () => {
    const owner = await newMember();
    const first = await register(owner.site);
    const other = await newMember();
    expect(await refused(register(other.site, await proofOf(owner.phone)))).toBe('422 ALREADY_CLAIMED');
    expect(await refused(register(owner.site, { name: 'Second shop' }))).toBe('done');
    expect(first.company.phone).toBe(owner.phone);

    const shared = memberPhone();
    const [one, two] = [await newMember(), await newMember()];
    const proofs = [await proofOf(shared), await proofOf(shared)];
    const outcomes = await Promise.all([
      refused(register(one.site, proofs[0])),
      refused(register(two.site, proofs[1])),
    ]);
    expect(outcomes.toSorted()).toEqual(['422 ALREADY_CLAIMED', 'done']);
  });

  it.each([
    ['phone', (phone: string) => phone, {}],
    ['email', () => 'cheat@bad.example', { email: 'Cheat@bad.example' }],
    ['domain', () => 'worse.example', { email: 'hr@mail.worse.example' }],
  ])('refuses a blocked %s', async (kind, blocked, change) => {
    const { phone, site } = await newMember();
    await test.database.prisma.blockedContact.create({
      data: { kind, value: blocked(phone), reason: 'test', createdBy: 'test' },
    });
    expect(await refused(register(site, change))).toBe('422 CONTACT_BLOCKED');
  });

  it('is for members only', async () => {
    expect(await refused(register(openHireSite(test)))).toBe('401 NOT_SIGNED_IN');
  });
});

describe('finding a company', () => {
  it('finds it by number and by a part of the name, without suspended ones', async () => {
    const { site } = await newMember();
    const [free, suspended] = [memberPhone(), memberPhone()];
    const company = await buildCompany(test.database, { phone: free, name: 'Zanzibar Zips' });
    await buildCompany(test.database, { phone: suspended, suspendedAt: new Date() });
    const find = (text: string) => site.call(companyFind, { query: { find: text } });
    expect(await find(free.slice(3))).toEqual({
      items: [{ id: company.id, name: 'Zanzibar Zips', city: 'Pune', isClaimed: false }],
    });
    expect((await find(suspended)).items).toEqual([]);
    const owned = await buildMember(test);
    const { phone } = await test.database.prisma.company.findUniqueOrThrow({
      where: { id: owned.company.id },
    });
    expect((await find(phone)).items).toMatchObject([{ isClaimed: true }]);
  });

  it('ends after twenty searches on a day in India', async () => {
    const { site } = await newMember();
    const find = () => refused(site.call(companyFind, { query: { find: 'nobody' } }));
    for (let count = 0; count < COMPANY_SEARCHES_A_DAY; count += 1) expect(await find()).toBe('done');
    expect(await find()).toBe('422 ACCESS_LIMIT');
    const other = await newMember();
    expect(await refused(other.site.call(companyFind, { query: { find: 'nobody' } }))).toBe('done');
    expect(await refused(other.site.call(companyFind, { query: { find: 'x' } }))).toBe(
      '400 VALIDATION_FAILED',
    );
  });
});

it.each([
  ['en', 'Terms for companies', 'Everybody gets an answer'],
  ['hi', 'कंपनियों के लिए शर्तें', 'जवाब सबको'],
  ['mr', 'कंपन्यांसाठी अटी', 'उत्तर प्रत्येकाला'],
])('shows the terms in %s to anybody', async (language, title, section) => {
  const terms = await openHireSite(test, language).call(companyTermsRead, {});
  expect(terms).toMatchObject({ version: companyTerms.version, title });
  expect(terms.sections.map((one) => one.title)).toContain(section);
  expect(JSON.stringify(terms)).not.toContain('{{');
});
