import { randomUUID } from 'node:crypto';
import {
  type CompanyJob,
  companyJobChange,
  companyJobClose,
  companyJobPause,
  companyJobPublish,
  companyJobRenew,
  companyJobResume,
  companyJobStillOpen,
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

/** Sends a call unchanged with a key, and returns status and body. */
export function raw(
  site: HireSite,
  route: Parameters<HireSite['raw']>[0],
  request: NonNullable<Parameters<HireSite['raw']>[1]>,
) {
  return site.raw(route, { headers: { 'idempotency-key': randomUUID() }, ...request });
}

const STEPS = {
  pause: companyJobPause,
  resume: companyJobResume,
  renew: companyJobRenew,
  stillOpen: companyJobStillOpen,
};

/** Posts a job of a seen company. Returns what a test does with it. */
export async function buildPosted(test: TestApp) {
  const shop = await buildShop(test);
  const job = await post(shop);
  const params = { ...shop.params, job: job.id };
  return {
    shop,
    job,
    params,
    step: (name: keyof typeof STEPS) => shop.site.call(STEPS[name], { params }),
    change: (fields: JobFields, since: string) =>
      shop.site.call(companyJobChange, { params, body: { since, fields } }),
    close: (reason: 'FILLED_HERE' | 'FILLED_ELSEWHERE' | 'NOT_NEEDED', answerRest: boolean) =>
      shop.site.call(companyJobClose, { params, body: { reason, answerRest } }),
    set: (data: Parameters<TestApp['database']['prisma']['job']['update']>[0]['data']) =>
      test.database.prisma.job.update({ where: { id: job.id }, data }),
  };
}
