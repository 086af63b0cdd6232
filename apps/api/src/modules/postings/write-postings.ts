import type { CheckRecords } from '@nukkad/checks';
import { jobAttributesOf } from '@nukkad/contract';
import { isUniqueViolation } from '@nukkad/db';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { slugOf } from '@nukkad/domain/share-link.ts';
import type { Container } from '../../container.ts';
import type { Transaction } from '../../database/rows.ts';
import { invalidField } from '../../errors/app-error.ts';
import { safeHtml } from '../../shared/safe-html.ts';
import { recheckCompanies, recheckJobs } from '../checks/recheck.ts';
import { newShareId, postingId } from './posting-ids.ts';
import type { CompanyPosting, JobPosting } from './posting-schema.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'settings'>;
export type Written = 'created' | 'updated';

const SHARE_ID_TRIES = 3;

/** One share id in 57 billion is taken: then another is drawn. */
async function drawingAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === SHARE_ID_TRIES || !isUniqueViolation(error)) throw error;
    }
  }
}

function cityIdOf(records: CheckRecords, name: string): number {
  const [id, ...others] = records.places.citiesNamed(name) ?? [];
  if (id === undefined || others.length > 0) throw invalidField('city', `${name} is no city that we know`);
  return Number(id);
}

async function putCompany(tx: Transaction, posting: CompanyPosting, records: CheckRecords): Promise<Written> {
  const { ref, city, description, ...columns } = posting;
  const id = postingId('company', ref);
  const data = {
    ...columns,
    description: safeHtml(description),
    slug: slugOf(posting.name),
    cityId: cityIdOf(records, city),
  };
  const stored = await tx.company.findUnique({ where: { id } });
  if (!stored) {
    await tx.company.create({ data: { ...data, id, shareId: newShareId(), createdAt: records.now } });
    await recheckCompanies(tx, [id], records);
    return 'created';
  }
  // What an operator saw was the old number and the old contact.
  const isSameIdentity =
    stored.gstin === data.gstin && stored.cin === data.cin && stored.udyam === data.udyam;
  const isSameContact = stored.phone === data.phone && stored.email === data.email;
  const unseen = {
    ...(isSameIdentity ? {} : { identitySeenAt: null, identitySeenBy: null }),
    ...(isSameContact ? {} : { contactSeenAt: null, contactSeenBy: null }),
  };
  await tx.company.update({ where: { id }, data: { ...data, ...unseen } });
  await recheckCompanies(tx, [id], records);
  return 'updated';
}

async function jobColumns(tx: Transaction, posting: JobPosting, records: CheckRecords) {
  const companyId = postingId('company', posting.company);
  if ((await tx.company.count({ where: { id: companyId } })) === 0)
    throw invalidField('company', `${posting.company} is no company that was written`);
  if ((await tx.jobProfile.count({ where: { key: posting.profile } })) === 0)
    throw invalidField('profile', `${posting.profile} is no job profile`);
  const { subProfile, profile } = posting;
  const where = { key: subProfile ?? '', profileKey: profile };
  if (subProfile && (await tx.jobSubProfile.count({ where })) === 0)
    throw invalidField('subProfile', `${subProfile} is no kind of ${profile}`);
  return {
    companyId,
    title: posting.title,
    slug: slugOf(posting.title),
    profileKey: profile,
    subProfileKey: subProfile,
    ...jobAttributesOf(posting),
    gender: posting.gender,
    experienceMinYears: posting.experienceMin,
    experienceMaxYears: posting.experienceMax ?? null,
    payMin: posting.payMin ?? null,
    payMax: posting.payMax ?? null,
    openings: posting.openings,
    cityId: cityIdOf(records, posting.city),
    locality: posting.locality,
    address: posting.address,
    latitude: posting.latitude,
    longitude: posting.longitude,
    requirements: safeHtml(posting.requirements),
    skills: posting.skills,
    language: posting.language,
  };
}

async function putJob(
  tx: Transaction,
  posting: JobPosting,
  records: CheckRecords,
  lifetimeDays: number,
): Promise<Written> {
  const id = postingId('job', posting.ref);
  const data = await jobColumns(tx, posting, records);
  const { now } = records;
  const isThere = (await tx.job.count({ where: { id } })) > 0;
  if (isThere) await tx.job.update({ where: { id }, data });
  else {
    const expiresAt = new Date(now.getTime() + lifetimeDays * DAY_MS);
    await tx.job.create({ data: { ...data, id, shareId: newShareId(), createdAt: now, expiresAt } });
  }
  await recheckJobs(tx, [id], records);
  return isThere ? 'updated' : 'created';
}

/** Writes a company with its checks; written again under the same ref, it is brought up to date. */
export function writeCompany(
  { database }: Deps,
  posting: CompanyPosting,
  records: CheckRecords,
): Promise<Written> {
  return drawingAgain(() => database.transaction((tx) => putCompany(tx, posting, records)));
}

/** Writes a job with its checks; written again under the same ref, it is brought up to date, its days run on. */
export async function writeJob(
  { database, settings }: Deps,
  posting: JobPosting,
  records: CheckRecords,
): Promise<Written> {
  const { jobLifetimeDays } = await settings.read();
  return drawingAgain(() => database.transaction((tx) => putJob(tx, posting, records, jobLifetimeDays)));
}
