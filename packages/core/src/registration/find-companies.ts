import { COMPANY_SEARCHES_A_DAY } from '@nukkad/contract/partner/company.routes.ts';
import type { Language } from '@nukkad/db';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import { searchLanguage } from '@nukkad/job-search';
import type { Container } from '../container.ts';
import { countAction, memberSubject } from '../daily-limits/count-action.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { findCompanies } from '../search/typeahead/find-companies.ts';
import { selectCompaniesById, selectCompaniesByPhone } from './registration.queries.ts';

const COMPANIES_MAX = 10;

/**
 * Returns at most ten companies by a part of the name or by the whole number. Suspended ones are left out. Throws
 * ACCESS_LIMIT after 20 searches of a member on one day in India.
 */
export async function findCompaniesForMember(
  { database, clock, keys }: Pick<Container, 'database' | 'clock' | 'keys'>,
  { memberId }: { readonly memberId: string },
  text: string,
  language: Language,
) {
  const subject = memberSubject(keys.dailyLimits, memberId, COMPANY_SEARCHES_A_DAY);
  const isCounted = await database.transaction((tx) =>
    countAction(tx, 'company-search', [subject], clock.now()),
  );
  if (!isCounted) throw new PartnerError('ACCESS_LIMIT');
  const phone = normalisePhone(text);
  if (phone !== null) return database.query(selectCompaniesByPhone(phone, language, COMPANIES_MAX));
  const named = await findCompanies(database, text, await searchLanguage.read(database), COMPANIES_MAX);
  return database.query(
    selectCompaniesById(
      named.map(({ id }) => id),
      language,
    ),
  );
}
