import { buildCity } from '@nukkad/testing/factories/build-city.ts';
import { describe, expect, it } from 'vitest';
import { useCompanyFiles } from '../testing/company-files.ts';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const files = useCompanyFiles(test);
const db = () => test.container.database.prisma;

const GSTIN = '27AAPFU0939F1ZV';
const CIN = 'U74999MH2015PTC123456';
const UDYAM = 'UDYAM-MH-18-0001234';

/** Returns what an operator has seen of the company, and checks that time and name are both there or both missing. */
async function seen() {
  const company = await db().company.findUniqueOrThrow({ where: { id: files.companyId } });
  const { identitySeenAt, identitySeenBy, contactSeenAt, contactSeenBy } = company;
  expect(identitySeenBy).toBe(identitySeenAt === null ? null : 'meera');
  expect(contactSeenBy).toBe(contactSeenAt === null ? null : 'meera');
  return { identity: identitySeenAt !== null, contact: contactSeenAt !== null };
}

describe('a company that an operator has seen', () => {
  it.each([
    ['nothing else', {}, { identity: true, contact: true }],
    ['another description', { description: 'New' }, { identity: true, contact: true }],
    ['another name', { name: 'New name' }, { identity: true, contact: true }],
    ['another GSTIN', { gstin: null }, { identity: false, contact: true }],
    ['another CIN', { cin: CIN }, { identity: false, contact: true }],
    ['another Udyam number', { udyam: UDYAM }, { identity: false, contact: true }],
    ['another phone', { phone: '9812355599' }, { identity: true, contact: false }],
    ['another e-mail', { email: 'new@seen.example' }, { identity: true, contact: false }],
  ])('and whose file has %s', async (_what, change, expected) => {
    await files.importCompany({ gstin: GSTIN });
    for (const part of ['identity', 'contact'])
      expect((await test.ops('checks', 'seen', files.companyId, part)).code).toBe(0);
    expect(await seen()).toEqual({ identity: true, contact: true });
    await files.importCompany({ gstin: GSTIN, ...change });
    expect(await seen()).toEqual(expected);
  });
});

describe('the name of a city', () => {
  it('is refused if two places have it, and taken if one place has it', async () => {
    const nameEn = 'Twinpur';
    const cities = [];
    for (const slug of ['twinpur', 'twinpur-nagar'])
      cities.push(await buildCity(test.container.database, { slug, nameEn }));
    const job = { city: nameEn, latitude: 18.5, longitude: 75.5, address: '1 Test Road' };
    const { answer } = await files.importJobs({ ref: 'twin', ...job });
    expect(answer.problems).toMatchObject([
      { field: 'city', reason: '"Twinpur" is the name of several places' },
    ]);
    await db().city.update({ where: { id: cities[1]?.id ?? 0 }, data: { nameEn: 'Otherpur' } });
    expect((await files.importJobs({ ref: 'twin', ...job })).answer).toMatchObject({ created: 1 });
    expect((await files.read('twin')).cityId).toBe(cities[0]?.id);
  });
});
