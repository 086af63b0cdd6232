import { randomUUID } from 'node:crypto';
import {
  type CompanyJob,
  companyJobPublish,
  draftCreate,
  type JobFields,
} from '@nukkad/contract/partner/index.ts';
import { buildMember, type HireSite } from './hire-site.ts';
import type { TestApp } from './test-app.ts';

/** What a shop says about a cook, in addition to its own place. */
export const COOK: JobFields = {
  title: 'Cook for a mess',
  profile: 'cook',
  subProfile: null,
  payMin: 16_000,
  payMax: 20_000,
  jobType: 'FULL_TIME',
  shift: 'DAY',
};

/** Creates a company with a signed-in owner. `isSeen`: whether an operator has seen its contact. */
export async function buildShop(test: TestApp, { isSeen = true }: { isSeen?: boolean } = {}) {
  const owner = await buildMember(test);
  if (isSeen)
    await test.database.prisma.company.update({
      where: { id: owner.company.id },
      data: { contactSeenAt: new Date(), contactSeenBy: 'test' },
    });
  return { ...owner, params: { company: owner.company.id } };
}

type Shop = Awaited<ReturnType<typeof buildShop>>;

/** Creates a draft at the company's own place. */
export function draftOf({ site, params }: Pick<Shop, 'site' | 'params'>, fields: JobFields = COOK) {
  return site.call(draftCreate, { params, body: { fields } });
}

/** Posts a job by a draft. */
export async function post(
  shop: Pick<Shop, 'site' | 'params'>,
  fields: JobFields = COOK,
): Promise<CompanyJob> {
  const { id } = await draftOf(shop, fields);
  return shop.site.call(companyJobPublish, { params: shop.params, body: { draft: id } });
}

/** Returns status and code of a refused call, or `done`. */
export function refused(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    ({ code, status }: { code: string; status: number }) => `${status} ${code}`,
  );
}

/** Sends a call unchanged with a key, and returns status and body. */
export function raw(
  site: HireSite,
  route: Parameters<HireSite['raw']>[0],
  request: NonNullable<Parameters<HireSite['raw']>[1]>,
) {
  return site.raw(route, { headers: { 'idempotency-key': randomUUID() }, ...request });
}
