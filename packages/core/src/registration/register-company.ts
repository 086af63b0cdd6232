import { companyTerms } from '@nukkad/content/company-terms.ts';
import { slugOf } from '@nukkad/domain/share-link.ts';
import { type SearchPlaces, searchPlaces } from '@nukkad/job-search';
import { readCheckRecords } from '../checks/check-records.ts';
import { recheckCompanies } from '../checks/recheck.ts';
import type { Container } from '../container.ts';
import { lockKey } from '../database/locks.queries.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { type MemberKey, onceByMember } from '../idempotency/once-by-member.ts';
import { acceptCompanyTerms } from '../members/accept-terms.ts';
import { requireOwnedBelowLimit } from '../members/claim-limit.ts';
import { type MemberSession, memberActor } from '../members/member-session.ts';
import { writeMembership } from '../members/write-membership.ts';
import { newShareId } from '../postings/posting-ids.ts';
import { writeAudit } from '../shared/audit.ts';
import { type GivenContact, proveContact, readContact, refuseContact } from './company-contact.ts';
import {
  aboutColumns,
  type GivenAbout,
  numberColumns,
  type RegistrationNumbers,
  tidyName,
} from './company-fields.ts';
import { companyPlace, type GivenPlace } from './company-place.ts';

interface Registration extends GivenPlace, GivenContact, RegistrationNumbers, GivenAbout {
  readonly name: string;
  /** The version of the terms for companies that the member accepts. */
  readonly terms: string;
}

type Deps = Pick<Container, 'database' | 'clock' | 'keys'>;

/** The outcome of a registration: the company, or the refusal of the code that should prove the number. */
type Outcome = { readonly companyId: string } | { readonly refusal: Pick<AppError, 'code' | 'extra'> };

/** Returns a share id that no company has. */
async function freeShareId(tx: Transaction): Promise<string> {
  for (;;) {
    const shareId = newShareId();
    if ((await tx.company.count({ where: { shareId } })) === 0) return shareId;
  }
}

interface NewCompany {
  readonly memberId: string;
  readonly given: Registration;
  readonly phone: string;
  readonly places: SearchPlaces;
  readonly now: Date;
}

/** Returns the columns of a company. Throws CITY_UNKNOWN or VALIDATION_FAILED. */
function columnsOf({ memberId, given, phone, places, now }: NewCompany) {
  const name = tidyName(given.name);
  if (name === '') throw invalidField('name', 'is missing');
  return {
    name,
    slug: slugOf(name),
    description: '',
    email: '',
    ...aboutColumns(given),
    ...numberColumns(given, now),
    ...companyPlace(places, given),
    phone,
    registeredBy: memberId,
    contactProvedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

async function writeCompany(tx: Transaction, company: NewCompany): Promise<string> {
  const { memberId, given, now } = company;
  const actor = memberActor(memberId);
  await tx.query(lockKey(`claims:${memberId}`));
  await requireOwnedBelowLimit(tx, memberId);
  const columns = columnsOf(company);
  const records = await readCheckRecords(tx, now);
  await refuseContact(tx, { phone: columns.phone, email: columns.email, memberId }, records);
  await acceptCompanyTerms(tx, { memberId, version: given.terms }, now);
  const { id } = await tx.company.create({ data: { ...columns, shareId: await freeShareId(tx) } });
  await recheckCompanies(tx, [id], records);
  const details = { name: columns.name, city: columns.cityId, terms: companyTerms.version };
  await writeAudit(tx, { actor, action: 'company-registered', subject: id, details }, now);
  await writeMembership(tx, { companyId: id, memberId, role: 'OWNER', actor }, now);
  return id;
}

/**
 * Registers a company with the member as its owner, checks it, and returns its id. Its number is the member's own, or
 * one that a code proves. Throws CITY_UNKNOWN, COMPANY_LIMIT, CONTACT_BLOCKED, ALREADY_CLAIMED if others look after a
 * company with this number, TERMS_CHANGED, and the refusals of codes.
 */
export async function registerCompany(
  deps: Deps,
  session: MemberSession,
  given: Registration,
  { key, networkAddress }: { readonly key: MemberKey | null; readonly networkAddress: string },
): Promise<string> {
  const { database, clock } = deps;
  const now = clock.now();
  const { memberId } = session;
  const places = await searchPlaces.read(database);
  const contact = readContact(deps, session, given, networkAddress);
  const outcome = await onceByMember<Outcome>(database, clock, key, async (tx) => {
    const refused = await proveContact(tx, contact, now);
    if (refused !== null) return { refusal: { code: refused.code, extra: refused.extra } };
    return { companyId: await writeCompany(tx, { memberId, given, phone: contact.phone, places, now }) };
  });
  if ('companyId' in outcome) return outcome.companyId;
  throw new AppError(outcome.refusal.code, { extra: outcome.refusal.extra });
}
