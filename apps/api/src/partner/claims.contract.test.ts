import { randomUUID } from 'node:crypto';
import { companyTerms } from '@nukkad/content/company-terms.ts';
import {
  claimList,
  companyClaim,
  companyRegister,
  memberDelete,
  memberMe,
  noticeList,
} from '@nukkad/contract/partner/index.ts';
import { decideClaim } from '@nukkad/core/registration/decide-claim.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildMember, type HireSite, memberPhone, signInMember, WITH_HIRE } from '../../test/hire-site.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

const terms = companyTerms.version;
const db = () => test.database.prisma;

const claim = (site: HireSite, company: string, body: object = { terms }, key = randomUUID()) =>
  site.call(companyClaim, { params: { company }, body }, { key });

const noticesOf = async (site: HireSite) =>
  (await site.call(noticeList, { query: {} })).items.map(({ message, link }) => [message, link]);

const newSite = () => signInMember(test, memberPhone());

async function openClaimOf(site: HireSite, company: string): Promise<string> {
  expect((await claim(site, company)).state).toBe('OPEN');
  const [first] = (await site.call(claimList, {})).items;
  return first?.id ?? '';
}

const decide = (claimId: string, isGranted: boolean) =>
  decideClaim(test.container, { claimId, isGranted, actor: 'meera', reason: 'called' });

it('waits for an operator if the company has another number, once for each company', async () => {
  const company = await buildCompany(test.database);
  const site = await newSite();
  expect(await claim(site, company.id, { terms, note: ' I run the counter ' })).toMatchObject({
    state: 'OPEN',
    me: { companies: [] },
  });
  expect((await claim(site, company.id, {})).state).toBe('OPEN');
  const { items } = await site.call(claimList, {});
  expect(items).toMatchObject([
    { state: 'OPEN', decidedAt: null, company: { id: company.id, name: company.name, city: 'Pune' } },
  ]);
  expect(await db().companyClaim.findMany({ where: { companyId: company.id } })).toMatchObject([
    { note: 'I run the counter' },
  ]);
  const { companyId } = await decide(items[0]?.id ?? '', true);
  expect(await noticesOf(site)).toEqual([
    [`${company.name} is yours here now. You can see who applied.`, '/today'],
  ]);
  expect(companyId).toBe(company.id);
  expect((await site.call(memberMe, {})).companies).toMatchObject([{ id: company.id, role: 'OWNER' }]);
  expect((await site.call(claimList, {})).items).toMatchObject([{ state: 'GRANTED' }]);
  const entry = await db().auditEntry.findFirstOrThrow({
    where: { action: 'claim-granted', actor: 'meera' },
  });
  expect(entry.subject).toBe(items[0]?.id);
});

it('needs the terms, accepted now or before', async () => {
  const company = await buildCompany(test.database);
  const site = await newSite();
  for (const body of [{}, { terms: '0.1' }])
    expect(await refused(claim(site, company.id, body))).toBe('422 TERMS_CHANGED');
  expect(await db().companyClaim.count({ where: { companyId: company.id } })).toBe(0);
  expect(await refused(claim(site, company.id))).toBe('done');
  const other = await buildCompany(test.database);
  expect(await refused(claim(site, other.id, {}))).toBe('done');
});

it('is refused for unknown, suspended and claimed companies, and above two companies', async () => {
  const suspended = await buildCompany(test.database, { suspendedAt: new Date() });
  const owned = await buildMember(test);
  const site = await newSite();
  expect(await refused(claim(site, randomUUID()))).toBe('404 NOT_FOUND');
  expect(await refused(claim(site, suspended.id))).toBe('404 NOT_FOUND');
  expect(await refused(claim(site, owned.company.id))).toBe('422 ALREADY_CLAIMED');
  const companies = [];
  for (let count = 0; count < 3; count += 1) companies.push(await buildCompany(test.database));
  const outcomes = await Promise.all(companies.map(({ id }) => refused(claim(site, id))));
  expect(outcomes.toSorted()).toEqual(['422 COMPANY_LIMIT', 'done', 'done']);
});

it('of two members is granted to one; the other is refused, also if two operators decide at once', async () => {
  const company = await buildCompany(test.database);
  const [one, two] = [await newSite(), await newSite()];
  const [first, second] = [await openClaimOf(one, company.id), await openClaimOf(two, company.id)];
  const outcomes = await Promise.all([first, second].map((id) => refused(decide(id, true))));
  expect(outcomes.toSorted()).toEqual(['409 CONFLICT', 'done']);
  expect(await db().membership.count({ where: { companyId: company.id, endedAt: null } })).toBe(1);
  expect(await db().companyClaim.count({ where: { companyId: company.id, state: 'OPEN' } })).toBe(0);
  expect(await refused(decide(first, false))).toBe('409 CONFLICT');
  const notices = [...(await noticesOf(one)), ...(await noticesOf(two))];
  expect(notices.toSorted()).toEqual([
    [`${company.name} is yours here now. You can see who applied.`, '/today'],
    [`We could not confirm that ${company.name} is yours. Write to us if that is wrong.`, '/join'],
  ]);
});

it('keeps an earlier decision when another claim of the company is granted', async () => {
  const company = await buildCompany(test.database);
  const earlier = await openClaimOf(await newSite(), company.id);
  await decide(earlier, false);
  const before = await db().companyClaim.findUniqueOrThrow({ where: { id: earlier } });
  await decide(await openClaimOf(await newSite(), company.id), true);
  expect(await db().companyClaim.findUniqueOrThrow({ where: { id: earlier } })).toEqual(before);
});

it('ends without an owner if it is refused, and can be made again', async () => {
  const company = await buildCompany(test.database);
  const site = await newSite();
  const id = await openClaimOf(site, company.id);
  await decide(id, false);
  expect((await site.call(memberMe, {})).companies).toEqual([]);
  expect((await site.call(claimList, {})).items).toMatchObject([{ state: 'REFUSED' }]);
  expect((await claim(site, company.id, {})).state).toBe('OPEN');
});

it('cannot be granted to a member who owns two companies, was suspended, or for a company with an owner', async () => {
  const [company, other, third] = [
    await buildCompany(test.database),
    await buildCompany(test.database),
    await buildCompany(test.database),
  ];
  const busy = await newSite();
  const ofBusy = await openClaimOf(busy, company.id);
  for (const name of ['One', 'Two'])
    await busy.call(companyRegister, { body: { name, terms, city: 'pune' } }, { key: randomUUID() });
  expect(await refused(decide(ofBusy, true))).toBe('409 CONFLICT');

  const bad = await newSite();
  const ofBad = await openClaimOf(bad, other.id);
  const { memberId } = await db().companyClaim.findUniqueOrThrow({ where: { id: ofBad } });
  await db().member.update({ where: { id: memberId }, data: { suspendedAt: new Date() } });
  expect(await refused(decide(ofBad, true))).toBe('409 CONFLICT');

  const late = await newSite();
  const ofLate = await openClaimOf(late, third.id);
  await buildMember(test, { companyId: third.id });
  expect(await refused(decide(ofLate, true))).toBe('409 CONFLICT');
  expect(await refused(decide(randomUUID(), true))).toBe('404 NOT_FOUND');
});

it('is deleted with the member', async () => {
  const company = await buildCompany(test.database);
  const site = await newSite();
  await openClaimOf(site, company.id);
  await site.call(memberDelete, {});
  expect(await db().companyClaim.count({ where: { companyId: company.id } })).toBe(0);
});

it('of the only company with the own number is granted at once, and proves its contact', async () => {
  const phone = memberPhone();
  const company = await buildCompany(test.database, { phone });
  const site = await signInMember(test, phone);
  expect((await site.call(memberMe, {})).claimable).toMatchObject({ id: company.id });
  const now = test.clock.now().getTime();
  const granted = await claim(site, company.id);
  expect(granted).toMatchObject({ state: 'GRANTED', me: { companies: [{ id: company.id, role: 'OWNER' }] } });
  const { contactProvedAt, updatedAt } = await db().company.findUniqueOrThrow({ where: { id: company.id } });
  expect(contactProvedAt?.getTime()).toBeGreaterThanOrEqual(now);
  expect(updatedAt).toEqual(contactProvedAt);
  expect(await db().companyClaim.count({ where: { companyId: company.id } })).toBe(0);
});
