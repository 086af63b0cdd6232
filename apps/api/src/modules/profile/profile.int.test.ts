import { consentNotice } from '@nukkad/content/consent-notice.ts';
import { routes } from '@nukkad/contract';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const LONG = 'I have cooked for six years in Pune.';

describe('the first-time form', () => {
  it('writes name, day of birth, gender and place', async () => {
    const { client, candidate } = await test.seeker({ birthDate: null, gender: null });
    const personal = {
      name: '  आशा   पवार ',
      birthDate: '2000-03-15',
      gender: 'FEMALE' as const,
      phone: `0${candidate.phone?.slice(3)}`,
      city: 'पुणे',
      point: { latitude: 18.5, longitude: 73.8 },
    };
    await client.call(routes.profileUpdate, { personal, degrees: [] });
    const profile = await client.call(routes.profileWhole, {});
    expect(profile).toMatchObject({
      name: 'आशा पवार',
      birthDay: '2000-03-15',
      gender: 'FEMALE',
      city: 'Pune',
      position: { latitude: 18.5, longitude: 73.8 },
    });
  });

  const whole = { name: 'Asha Pawar', birthDate: '2000-03-15', gender: 'FEMALE' as const };

  it.each([
    ['NAME_INVALID', { ...whole, name: 'Asha 2' }],
    ['BIRTH_DATE_INVALID', { ...whole, birthDate: '1960-01-31' }],
    ['BIRTH_DATE_INVALID', { ...whole, birthDate: new Date().toISOString().slice(0, 10) }],
    ['BIRTH_DATE_INVALID', { ...whole, birthDate: '2000-02-30' }],
    ['PHONE_NOT_VERIFIED', { ...whole, phone: '9876500000' }],
    ['CITY_UNKNOWN', { ...whole, city: 'Atlantis' }],
  ])('refuses with %s and writes nothing', async (code, personal) => {
    const { client, candidate } = await test.seeker();
    const read = () => test.database.prisma.candidate.findUniqueOrThrow({ where: { id: candidate.id } });
    const before = await read();
    await expect(client.call(routes.profileUpdate, { personal, degrees: [] })).rejects.toMatchObject({
      code,
    });
    expect(await read()).toEqual(before);
  });

  it('asks for what is missing, and for the verified mobile', async () => {
    const { client } = await test.seeker({ birthDate: null });
    const incomplete = client.call(routes.profileUpdate, { personal: { name: 'Asha' }, degrees: [] });
    await expect(incomplete).rejects.toMatchObject({ code: 'DETAILS_MISSING' });
    const { client: unverified } = await test.seeker({ phone: null });
    const early = unverified.call(routes.profileUpdate, {
      personal: { ...whole, phone: '9876543210' },
      degrees: [],
    });
    await expect(early).rejects.toMatchObject({ code: 'PHONE_NOT_VERIFIED' });
    await expect(client.call(routes.profileUpdate, { degrees: [] })).rejects.toMatchObject({
      code: 'DETAILS_MISSING',
    });
  });

  it('accepts a new place without other fields', async () => {
    const { client } = await test.seeker({ phone: null, birthDate: null });
    await client.call(routes.profileUpdate, { personal: { city: 'Nashik' }, degrees: [] });
    expect((await client.call(routes.profileWhole, {})).city).toBe('Nashik');
  });

  it('takes the larger one of two cities with the same name, also if it was added later', async () => {
    const { client, candidate } = await test.seeker();
    const twin = { nameEn: 'Twinpur', nameHi: 'ट्विनपुर', nameMr: 'ट्विनपूर', state: 'Maharashtra' };
    const add = (slug: string, population: number) =>
      test.database.prisma.city.create({
        data: { ...twin, slug, population, latitude: 19, longitude: 75 },
      });
    await add('twinpur-small', 10_000);
    const large = await add('twinpur-large', 90_000);
    await add('twinpur-middle', 50_000);
    for (const city of ['Twinpur', 'ट्विनपुर']) {
      await client.call(routes.profileUpdate, { personal: { city }, degrees: [] });
      const stored = await test.database.prisma.candidate.findUniqueOrThrow({ where: { id: candidate.id } });
      expect(stored.cityId, city).toBe(large.id);
    }
  });
});

describe('about me', () => {
  it('must be longer than twenty characters after trimming', async () => {
    const { client } = await test.seeker();
    const write = (about: string) => client.call(routes.profileUpdate, { about, degrees: [] });
    for (const short of ['', ' '.repeat(30), 'x'.repeat(20)])
      await expect(write(short)).rejects.toMatchObject({ code: 'TEXT_TOO_SHORT' });
    await write(`  ${LONG} `);
    expect((await client.call(routes.profileWhole, {})).about).toBe(LONG);
  });
});

describe('degrees', () => {
  it('are written level by level, highest first, and changed in part', async () => {
    const { client } = await test.seeker();
    const ug = { level: 'UG' as const, institute: 'Fergusson College', degreeName: 'B.Com' };
    const pg = { level: 'PG' as const, institute: 'Pune University', percentage: 71.5, passingYear: 2024 };
    await client.call(routes.profileUpdate, { degrees: [ug, pg] });
    await client.call(routes.profileUpdate, { degrees: [{ level: 'UG', percentage: 66 }] });
    const { education } = await client.call(routes.profileWhole, {});
    expect(education).toEqual([
      { level: 'PG', examName: 'PG', institute: 'Pune University', percentage: 71.5, passingYear: 2024 },
      { level: 'UG', examName: 'B.Com', institute: 'Fergusson College', percentage: 66, passingYear: null },
    ]);
  });

  it('need a college, and no year in the future', async () => {
    const { client } = await test.seeker();
    const write = (degree: object) =>
      client.call(routes.profileUpdate, { degrees: [{ level: 'UG', ...degree }] });
    await expect(write({ degreeName: 'B.A.' })).rejects.toMatchObject({ code: 'DETAILS_MISSING' });
    const future = new Date().getFullYear() + 2;
    await expect(write({ institute: 'College', passingYear: future })).rejects.toMatchObject({
      code: 'DATES_INVALID',
    });
  });

  it.each([
    ['23:59 on the last day in India', '2030-12-31T18:29:00Z', 'DATES_INVALID'],
    ['00:01 on the first day in India', '2030-12-31T18:31:00Z', null],
  ])('may be of the new year when it has begun in India: at %s', async (_moment, now, code) => {
    const { client } = await test.seeker();
    test.clock.set(now);
    onTestFinished(() => test.clock.set(new Date().toISOString()));
    const written = client
      .call(routes.profileUpdate, { degrees: [{ level: 'UG', institute: 'College', passingYear: 2031 }] })
      .then(
        () => null,
        (error: { code: string }) => error.code,
      );
    expect(await written).toBe(code);
  });
});

describe('the edit form', () => {
  const edit = { name: 'Asha Pawar', city: 'Pune', birthDate: '2000-03-15' };

  it('writes the details, tidies links and clears what it leaves out', async () => {
    const { client } = await test.seeker({ fatherName: 'Ramesh' });
    await client.call(routes.profileEdit, {
      ...edit,
      gender: 'OTHER',
      motherName: 'Sunita',
      linkedin: 'linkedin.com/in/asha?x=1',
    });
    expect(await client.call(routes.profileWhole, {})).toMatchObject({
      fatherName: '',
      motherName: 'Sunita',
      gender: 'OTHER',
      links: { linkedin: 'https://linkedin.com/in/asha', facebook: null, instagram: null },
    });
  });

  it.each([
    ['DETAILS_MISSING', { ...edit, city: undefined }],
    ['NAME_INVALID', { ...edit, fatherName: 'R2D2' }],
    ['BIRTH_DATE_INVALID', { ...edit, birthDate: '1960-01-31' }],
    ['BIRTH_DATE_INVALID', { ...edit, birthDate: 'yesterday' }],
    ['LINK_INVALID', { ...edit, facebook: 'https://evil.test/me' }],
    ['CITY_UNKNOWN', { ...edit, city: 'Atlantis' }],
  ])('refuses with %s', async (code, input) => {
    const { client } = await test.seeker();
    await expect(client.call(routes.profileEdit, input)).rejects.toMatchObject({ code });
  });

  it('needs a verified mobile', async () => {
    const { client } = await test.seeker({ phone: null });
    const early = client.call(routes.profileEdit, edit);
    await expect(early).rejects.toMatchObject({ code: 'PHONE_NOT_VERIFIED' });
  });
});

describe('the profile', () => {
  it('contains its completeness, the next step, the counts and the credits', async () => {
    const { client, candidate } = await test.seeker({ cityId: null });
    for (const status of ['APPLIED', 'APPLIED', 'HIRED'] as const)
      await buildApplication(test.database, { candidateId: candidate.id, status });
    const before = await client.call(routes.profileWhole, {});
    expect(before).toMatchObject({
      completion: { percentage: 20, nextStep: 'RESUME' },
      counts: { applied: 2, shortlisted: 0, scheduled: 0, hired: 1 },
      credits: 10,
    });
    await client.call(routes.profileUpdate, { personal: { city: 'Pune' }, about: LONG, degrees: [] });
    const summary = await client.call(routes.accountSummary, {});
    expect(summary).toMatchObject({ profilePercentage: 40, credits: 10, isMobileVerified: true });
  });

  it('translates known skills, and also returns them as typed', async () => {
    const known = await test.database.prisma.skill.findFirstOrThrow({ where: { key: 'chapati-making' } });
    const { client } = await test.seeker({ skills: ['chapati making', 'Our own sweets'] });
    const profile = await client.call(routes.profileWhole, {});
    expect(profile.skills).toEqual(['chapati making', 'Our own sweets']);
    expect(profile.skillNames).toEqual([{ en: known.nameEn, hi: known.nameHi, mr: known.nameMr }]);
    expect(known.nameHi).toBe('रोटी बनाना');
  });

  it('names files after their owner, and lists identity papers and certificates', async () => {
    const { client, candidate } = await test.seeker({ name: 'Asha Pawar', resumeKey: 'resume/abc.pdf' });
    const file = (key: string, kind: 'AADHAAR' | 'CERTIFICATE') => ({
      key,
      candidateId: candidate.id,
      kind,
      contentType: 'image/jpeg',
      bytes: 1,
    });
    await test.database.prisma.storedFile.createMany({
      data: [file('papers/one.jpg', 'AADHAAR'), file('papers/two.png', 'CERTIFICATE')],
    });
    const profile = await client.call(routes.profileWhole, {});
    expect(profile.resume).toEqual({
      key: 'resume/abc.pdf',
      name: 'Asha_Pawar_resume.pdf',
      thumbnailKey: null,
    });
    expect(profile.identity).toMatchObject({ identityProof: null, aadhaar: { key: 'papers/one.jpg' } });
    expect(profile.certificates).toMatchObject([{ name: 'Asha_Pawar_certificate_1.png' }]);
  });
});

describe('the last four digits of Aadhaar', () => {
  const digitsOf = async (client: TestApp['client']) =>
    (await client.call(routes.profileWhole, {})).identity.aadhaarLastFour;

  it('can be written, replaced and removed, and other forms keep them', async () => {
    const { client } = await test.seeker();
    for (const digits of ['1234', '0009']) {
      await client.call(routes.profileUpdate, { aadhaarLastFour: digits, degrees: [] });
      await client.call(routes.profileUpdate, { about: LONG, degrees: [] });
      expect(await digitsOf(client)).toBe(digits);
    }
    await client.call(routes.profileUpdate, { aadhaarLastFour: '', degrees: [] });
    expect(await digitsOf(client)).toBeNull();
  });

  it.each(['123', '12345', '234567890123', '12a4', '१२३४', ' 123'])(
    'must be four digits: %s is refused',
    async (text) => {
      const { client } = await test.seeker();
      const sent = client.call(routes.profileUpdate, { aadhaarLastFour: text, degrees: [] });
      const refusal = await sent.catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(JSON.stringify(refusal)).not.toContain(text);
      expect(await digitsOf(client)).toBeNull();
    },
  );

  it('are refused if the consent to identity papers was withdrawn', async () => {
    const { client } = await test.seeker();
    await client.call(routes.consentGive, { version: consentNotice.version, keys: ['identity'] });
    await client.call(routes.consentWithdraw, { keys: ['identity'] });
    const sent = client.call(routes.profileUpdate, { aadhaarLastFour: '1234', degrees: [] });
    await expect(sent).rejects.toMatchObject({ code: 'CONSENT_MISSING' });
    await client.call(routes.profileUpdate, { aadhaarLastFour: '', degrees: [] });
  });
});
