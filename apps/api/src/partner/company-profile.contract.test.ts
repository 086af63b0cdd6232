import { randomUUID } from 'node:crypto';
import { routes } from '@nukkad/contract';
import { companyChange, companyProfile, memberSendCode } from '@nukkad/contract/partner/index.ts';
import { gstinCheckCharacter } from '@nukkad/domain/gstin.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, memberPhone, openHireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

const GSTIN = '27ABCDE1234F1Z';
const VALID_GSTIN = GSTIN + gstinCheckCharacter(GSTIN);

type Staff = Awaited<ReturnType<typeof buildMember>>;
const db = () => test.database.prisma;
const paramsOf = ({ company }: Staff) => ({ company: company.id });
const profileOf = (staff: Staff) => staff.site.call(companyProfile, { params: paramsOf(staff) });

/** Changes the company, as somebody who has just opened its page. */
async function change(staff: Staff, fields: object) {
  const { version } = await profileOf(staff);
  test.clock.advanceSeconds(1);
  return staff.site.call(companyChange, { params: paramsOf(staff), body: { version, ...fields } });
}

describe('changing a company', () => {
  it('changes what is sent, leaves the rest, and shows it to seekers', async () => {
    const staff = await buildMember(test);
    const before = await profileOf(staff);
    const after = await change(staff, {
      description: 'First.\n\nSecond.',
      website: 'x.example',
      hours: { from: 7, to: 22 },
    });
    expect(after).toMatchObject({
      name: before.name,
      phone: before.phone,
      description: 'First.\n\nSecond.',
      website: 'https://x.example/',
      hours: { from: 7, to: 22 },
    });
    const stored = await db().company.findUniqueOrThrow({ where: { id: staff.company.id } });
    expect(stored.description).toBe('<p>First.</p><p>Second.</p>');
    expect((await change(staff, { hours: null })).hours).toBeNull();
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { subject: staff.company.id, action: 'company-changed' },
      orderBy: { createdAt: 'asc' },
    });
    expect(entry).toMatchObject({
      actor: `member:${staff.memberId}`,
      details: { website: { from: null, to: 'https://x.example/' } },
    });
  });

  it('refuses a change of an old version, also of two owners at once', async () => {
    const staff = await buildMember(test);
    const other = await buildMember(test, { companyId: staff.company.id });
    const { version } = await profileOf(staff);
    test.clock.advanceSeconds(1);
    const send = ({ site }: Staff, description: string) =>
      refused(site.call(companyChange, { params: paramsOf(staff), body: { version, description } }));
    const outcomes = await Promise.all([send(staff, 'mine'), send(other, 'theirs')]);
    expect(outcomes.toSorted()).toEqual(['409 CHANGED_SINCE', 'done']);
    expect(await send(staff, 'again')).toBe('409 CHANGED_SINCE');
  });

  it('with the same key happens once', async () => {
    const staff = await buildMember(test);
    const { version } = await profileOf(staff);
    const key = randomUUID();
    test.clock.advanceSeconds(1);
    const send = () =>
      staff.site.call(
        companyChange,
        { params: paramsOf(staff), body: { version, description: 'x' } },
        { key },
      );
    expect((await send()).description).toBe('x');
    expect((await send()).description).toBe('x');
  });

  it('takes back what operators have seen if it was something else', async () => {
    const staff = await buildMember(test);
    const seen = {
      identitySeenAt: new Date(),
      contactSeenAt: new Date(),
      papersSeenAt: new Date(),
      trustedAt: new Date(),
    };
    const reset = async () => db().company.update({ where: { id: staff.company.id }, data: seen });
    const left = async () => {
      const company = await db().company.findUniqueOrThrow({ where: { id: staff.company.id } });
      return Object.keys(seen).filter((name) => company[name as keyof typeof seen] !== null);
    };
    await reset();
    expect((await profileOf(staff)).isSeen).toBe(true);
    await change(staff, { description: 'new' });
    expect(await left()).toEqual(Object.keys(seen));
    await change(staff, { cin: 'U12345MH2015PTC123456' });
    expect(await left()).toEqual(['contactSeenAt', 'papersSeenAt', 'trustedAt']);
    await reset();
    await change(staff, { email: 'new@company.example' });
    expect(await left()).toEqual(['identitySeenAt', 'papersSeenAt', 'trustedAt']);
    await reset();
    await change(staff, { name: 'Other Name' });
    expect(await left()).toEqual(['contactSeenAt']);
  });

  it.each([
    [{ gstin: VALID_GSTIN }, 'identitySeen'],
    [{ cin: 'U12345MH2015PTC123456' }, 'identitySeen'],
    [{ udyam: 'UDYAM-MH-26-0012345' }, 'identitySeen'],
    [{ email: 'new@company.example' }, 'contactSeen'],
    [{ name: 'Other Name' }, 'identitySeen papersSeen trusted'],
    [{ website: 'new.example' }, ''],
    [{ city: 'mumbai', address: '4 Marine Drive' }, ''],
    [{ hours: { from: 7, to: 22 } }, ''],
  ])('%j takes back: %s', async (fields, lost) => {
    const staff = await buildMember(test);
    const at = new Date();
    await db().company.update({
      where: { id: staff.company.id },
      data: {
        identitySeenAt: at,
        identitySeenBy: 'meera',
        contactSeenAt: at,
        contactSeenBy: 'meera',
        papersSeenAt: at,
        papersSeenBy: 'meera',
        trustedAt: at,
      },
    });
    await change(staff, fields);
    const company = await db().company.findUniqueOrThrow({ where: { id: staff.company.id } });
    const parts = ['identitySeen', 'contactSeen', 'papersSeen', 'trusted'] as const;
    expect(parts.filter((part) => company[`${part}At`] === null).join(' ')).toBe(lost);
    for (const part of ['identitySeen', 'contactSeen', 'papersSeen'] as const)
      expect(company[`${part}By`]).toBe(company[`${part}At`] === null ? null : 'meera');
  });

  it('takes a new number only if it is the own one or proved by its code', async () => {
    const staff = await buildMember(test);
    expect(await refused(change(staff, { phone: memberPhone() }))).toBe('422 INVALID_OTP');
    expect((await change(staff, { phone: staff.phone })).phone).toBe(staff.phone);
    const phone = memberPhone();
    const { token } = await openHireSite(test).call(memberSendCode, { body: { phone } });
    const code = test.sms.lastCode(phone);
    expect(await refused(change(staff, { phone, token, code: '111111' }))).toBe('422 INVALID_OTP');
    expect(await change(staff, { phone, token, code })).toMatchObject({ phone, isContactProved: true });
  });

  it.each([
    [{ hours: { from: 0, to: 24 } }, 'done'],
    [{ hours: { from: 9, to: 9 } }, '400 VALIDATION_FAILED'],
    [{ hours: { from: 20, to: 9 } }, '400 VALIDATION_FAILED'],
    [{ hours: { from: 0, to: 25 } }, '400 VALIDATION_FAILED'],
    [{ city: 'Atlantis' }, '422 CITY_UNKNOWN'],
    [{ city: 'mumbai', address: '4 Marine Drive' }, 'done'],
    [{ pictures: [randomUUID()] }, '400 VALIDATION_FAILED'],
    [{ name: ' ' }, '400 VALIDATION_FAILED'],
  ])('%j: %s', async (fields, outcome) => {
    expect(await refused(change(await buildMember(test), fields))).toBe(outcome);
  });

  it('moves the company with its position, and says what is wrong with the place', async () => {
    const staff = await buildMember(test);
    const moved = await change(staff, { city: 'mumbai', address: '4 Marine Drive' });
    expect(moved).toMatchObject({ city: { slug: 'mumbai' }, address: '4 Marine Drive, Mumbai' });
    const far = await change(staff, { latitude: 28.6, longitude: 77.2, city: 'mumbai' });
    expect(far.checks[2]).toEqual({
      kind: 'PLACE',
      outcome: 'FAILED',
      reason: 'far-from-city',
      help: 'CORRECT_PLACE',
    });
    const asks = await change(staff, { description: 'You must pay 500 rupees for the uniform.' });
    expect(asks.checks[3]).toMatchObject({ outcome: 'FAILED', help: 'CORRECT_WORDS' });
  });
});

describe('own hours for calls', () => {
  it.each([
    ['06:59', '01:29', false],
    ['07:00', '01:30', true],
    ['21:59', '16:29', true],
    ['22:00', '16:30', false],
  ])('at %s in India are open: %s UTC → %s', async (_india, utc, isOpen) => {
    const staff = await buildMember(test);
    await change(staff, { hours: { from: 7, to: 22 } });
    const job = await buildJob(test.database, { companyId: staff.company.id });
    const seeker = await buildCandidate(test.database, { credits: 2 });
    const client = test.client.as(await test.signIn(seeker.id));
    const shown = (await client.call(routes.jobById, { jobId: job.id })).job;
    expect(shown.callHours).toEqual({ from: 7, to: 22 });
    test.clock.set(`${new Date().toISOString().slice(0, 10)}T${utc}:00Z`);
    const call = client.call(routes.hrContact, { jobId: job.id });
    if (isOpen) await expect(call).resolves.toMatchObject({ creditsSpent: 1 });
    else await expect(call).rejects.toMatchObject({ code: 'HR_WINDOW_CLOSED', details: { from: 7, to: 22 } });
  });
});
