import { slugOf } from '@nukkad/domain/share-link.ts';
import { type SearchPlaces, searchPlaces } from '@nukkad/job-search';
import { readCheckRecords } from '../checks/check-records.ts';
import { recheckCompanies } from '../checks/recheck.ts';
import { setCompanyPictures } from '../companies/set-company-pictures.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { type MemberKey, onceByMember } from '../idempotency/once-by-member.ts';
import { type CompanySession, memberActor } from '../members/member-session.ts';
import { changesBetween, writeAudit } from '../shared/audit.ts';
import { type GivenContact, proveContact, readContact, refuseContact } from './company-contact.ts';
import {
  aboutColumns,
  type GivenAbout,
  numberColumns,
  type RegistrationNumbers,
  tidyName,
} from './company-fields.ts';
import { companyPlace, type GivenPlace } from './company-place.ts';
import { lockCompany } from './registration.queries.ts';

interface CompanyChange extends GivenPlace, GivenContact, RegistrationNumbers, GivenAbout {
  /** The version that the member has seen. */
  readonly version: string;
  readonly name?: string | undefined;
  /** Null returns to the usual hours. */
  readonly hours?: { readonly from: number; readonly to: number } | null | undefined;
  /** Null removes the logo. */
  readonly logo?: null | undefined;
  /** The ids of the pictures to keep, in their new order. */
  readonly pictures?: readonly string[] | undefined;
}

type Deps = Pick<Container, 'database' | 'clock' | 'keys' | 'tasks'>;

/** Locks the company. Throws CHANGED_SINCE with the latest version if the member has seen another one. */
async function lockVersion(tx: Transaction, companyId: string, version: string) {
  if ((await firstRow(tx, lockCompany(companyId))) === null) throw new AppError('NOT_FOUND');
  const company = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    include: { city: { select: { slug: true } }, images: true },
  });
  const latest = company.updatedAt.toISOString();
  if (version !== latest) throw new PartnerError('CHANGED_SINCE', { version: latest });
  return company;
}

type Company = Awaited<ReturnType<typeof lockVersion>>;

/** Returns the columns of the hours for calls. Throws VALIDATION_FAILED unless the first is below the second. */
function hourColumns({ hours }: CompanyChange) {
  if (hours === undefined) return {};
  if (hours !== null && hours.from >= hours.to) throw invalidField('hours', 'must end after they begin');
  return { hrFromHour: hours?.from ?? null, hrToHour: hours?.to ?? null };
}

/** Returns the columns of the place. A new address without a city stays in the present city and position. */
function placeColumns(change: CompanyChange, company: Company, places: SearchPlaces) {
  const { city, locality, address, latitude, longitude } = change;
  const isMoved = [city, locality, latitude, longitude].some((part) => part !== undefined);
  if (isMoved) {
    const isPositioned = latitude !== undefined || longitude !== undefined;
    const inCity = city === undefined && !isPositioned ? company.city.slug : city;
    return companyPlace(places, { ...change, city: inCity });
  }
  if (address === undefined) return {};
  const { latitude: lat, longitude: lon } = company;
  return companyPlace(places, { address, city: company.city.slug, latitude: lat, longitude: lon });
}

function nameColumns({ name: typed }: CompanyChange) {
  if (typed === undefined) return {};
  const name = tidyName(typed);
  if (name === '') throw invalidField('name', 'is missing');
  return { name, slug: slugOf(name) };
}

interface Writing {
  readonly session: CompanySession;
  readonly change: CompanyChange;
  /** The number for callers if it was sent. */
  readonly phone: string | undefined;
  readonly places: SearchPlaces;
  readonly now: Date;
}

/** Returns the columns that take back what operators have seen, because it was something else. */
function resetColumns(changed: readonly string[]) {
  const has = (...names: string[]) => names.some((name) => changed.includes(name));
  const isRenamed = has('name');
  return {
    ...(isRenamed || has('gstin', 'cin', 'udyam') ? { identitySeenAt: null, identitySeenBy: null } : {}),
    ...(isRenamed ? { papersSeenAt: null, papersSeenBy: null, trustedAt: null } : {}),
    ...(has('phone', 'email') ? { contactSeenAt: null, contactSeenBy: null } : {}),
  } satisfies Partial<Record<keyof Company, null>>;
}

/** Removes the logo and reorders or removes pictures, as the change says. Returns whether something changed. */
async function writePictures(
  tx: Transaction,
  company: Company,
  { change: { logo, pictures }, now }: Writing,
): Promise<void> {
  if (logo === undefined && pictures === undefined) return;
  const keyOf = new Map(company.images.map(({ id, imageKey }) => [id, imageKey]));
  const gallery = pictures?.map((id) => {
    const key = keyOf.get(id.toLowerCase());
    if (key === undefined) throw invalidField('pictures', 'names a picture that is not there');
    keyOf.delete(id.toLowerCase());
    return key;
  });
  await setCompanyPictures(
    tx,
    company.id,
    { added: [], ...(logo === null ? { logo } : {}), ...(gallery === undefined ? {} : { gallery }) },
    now,
  );
}

async function write(tx: Transaction, writing: Writing): Promise<void> {
  const { session, change, phone, places, now } = writing;
  const { companyId, memberId } = session;
  const company = await lockVersion(tx, companyId, change.version);
  const columns = {
    ...nameColumns(change),
    ...placeColumns(change, company, places),
    ...aboutColumns(change),
    ...numberColumns(change, now),
    ...hourColumns(change),
    ...(phone === undefined ? {} : { phone }),
  };
  const details = changesBetween({ ...company }, columns);
  const changed = Object.keys(details);
  const records = await readCheckRecords(tx, now);
  if (changed.includes('phone') || changed.includes('email')) {
    const contact = { phone: company.phone, email: company.email, ...columns, memberId };
    await refuseContact(tx, contact, records);
  }
  const proved = phone === undefined ? {} : { contactProvedAt: now };
  await writePictures(tx, company, writing);
  await tx.company.update({
    where: { id: companyId },
    data: { ...columns, ...resetColumns(changed), ...proved, updatedAt: now },
  });
  await recheckCompanies(tx, [companyId], records);
  const pictures = { logo: change.logo, pictures: change.pictures };
  const entry = { actor: memberActor(memberId), action: 'company-changed', subject: companyId };
  await writeAudit(tx, { ...entry, details: { ...details, ...pictures } }, now);
}

/**
 * Changes the fields that were sent, and checks the company again. A new number is the member's own, or proved by a
 * code. A new name takes back what operators have seen of the company. Throws CHANGED_SINCE if a colleague has changed
 * it, CITY_UNKNOWN, CONTACT_BLOCKED, ALREADY_CLAIMED, VALIDATION_FAILED, and the refusals of codes.
 */
export async function changeCompany(
  deps: Deps,
  session: CompanySession,
  change: CompanyChange,
  { key, networkAddress }: { readonly key: MemberKey | null; readonly networkAddress: string },
): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const places = await searchPlaces.read(database);
  const contact = change.phone === undefined ? null : readContact(deps, session, change, networkAddress);
  const refusal = await onceByMember(database, clock, key, async (tx) => {
    const refused = contact === null ? null : await proveContact(tx, contact, now);
    if (refused !== null) return { code: refused.code, extra: refused.extra };
    await write(tx, { session, change, phone: contact?.phone, places, now });
    return null;
  });
  if (refusal !== null) throw new AppError(refusal.code, { extra: refusal.extra });
  deps.tasks.soon('sweep-files');
}
