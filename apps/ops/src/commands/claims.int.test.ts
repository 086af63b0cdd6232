import { buildCompany } from '@nukkad/testing';
import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';

const test = useOps();
const db = () => test.container.database.prisma;
const FIRST = new Date('2026-03-01T08:00:00Z');
const SECOND = new Date('2026-03-02T08:00:00Z');
const THIRD = new Date('2026-03-03T08:00:00Z');

const member = (name: string, phone: string | null) =>
  db().member.create({ data: { name, phone, language: 'en' } });

it('"claims list" shows open claims with both numbers, and how many others want the company', async () => {
  const company = await buildCompany(test.container.database);
  const asha = await member('Asha', '+919812345601');
  const ravi = await member('Ravi', null);
  const claim = async (memberId: string, note: string, createdAt: Date, decided: object = {}) =>
    (
      await db().companyClaim.create({
        data: { companyId: company.id, memberId, note, createdAt, ...decided },
      })
    ).id;
  const later = await claim(ravi.id, 'My shop', SECOND);
  const earlier = await claim(asha.id, 'Our shop', FIRST);
  const last = await claim((await member('Sita', null)).id, 'Our stall', THIRD);
  for (const state of ['GRANTED', 'REFUSED'])
    await claim((await member('Meena', null)).id, 'Decided', FIRST, { state, decidedAt: SECOND });
  const rowOf = (id: string, asked: Date, name: string, phone: string | null, note: string) => ({
    claim: id,
    asked: asked.toISOString(),
    company: company.id,
    name: company.name,
    companyPhone: company.phone,
    member: name,
    memberPhone: phone,
    note,
    others: 2,
  });
  expect((await test.ops('claims', 'list')).answer).toEqual([
    rowOf(earlier, FIRST, 'Asha', '+919812345601', 'Our shop'),
    rowOf(later, SECOND, 'Ravi', null, 'My shop'),
    rowOf(last, THIRD, 'Sita', null, 'Our stall'),
  ]);
});

it('"papers list" shows open papers with what must be on them', async () => {
  const company = await buildCompany(test.container.database);
  const { id: addedBy } = await member('Asha', null);
  const paper = async (
    kind: 'SHOP_FRONT' | 'LICENCE',
    contentType: string,
    createdAt: Date,
    decided: object = {},
  ) => {
    const fileKey = `paper ${kind} ${JSON.stringify(decided)}`;
    await db().storedFile.create({ data: { key: fileKey, kind: 'COMPANY_PAPER', contentType, bytes: 1 } });
    const data = { companyId: company.id, kind, fileKey, addedBy, createdAt, ...decided };
    return (await db().companyPaper.create({ data })).id;
  };
  const later = await paper('LICENCE', 'application/pdf', SECOND);
  const earlier = await paper('SHOP_FRONT', 'image/webp', FIRST);
  for (const state of ['ACCEPTED', 'REFUSED'])
    await paper('SHOP_FRONT', 'image/webp', FIRST, { state, decidedAt: SECOND });
  const { id, name, address, phone } = company;
  const shown = { company: id, name, address, phone };
  expect((await test.ops('papers', 'list')).answer).toEqual([
    { paper: earlier, added: FIRST.toISOString(), kind: 'SHOP_FRONT', type: 'image/webp', ...shown },
    { paper: later, added: SECOND.toISOString(), kind: 'LICENCE', type: 'application/pdf', ...shown },
  ]);
});

it('"claims grant" gives a company an owner after its last member left, and not before', async () => {
  const { id: companyId } = await buildCompany(test.container.database);
  const left = await member('Asha', null);
  const { id: memberId } = await member('Ravi', null);
  const { id: membership } = await db().membership.create({
    data: { companyId, memberId: left.id, role: 'OWNER', createdBy: 'test' },
  });
  const claim = await db().companyClaim.create({
    data: { companyId, memberId, note: 'Mine', createdAt: FIRST },
  });
  expect((await test.ops('claims', 'grant', claim.id)).text).toContain('somebody looks after');
  await db().membership.update({ where: { id: membership }, data: { endedAt: SECOND } });
  expect((await test.ops('claims', 'grant', claim.id)).code).toBe(0);
  const owners = await db().membership.findMany({ where: { companyId, endedAt: null } });
  expect(owners).toMatchObject([{ memberId, role: 'OWNER' }]);
});
