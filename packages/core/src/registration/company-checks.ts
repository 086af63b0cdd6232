import type { CheckHelp } from '@nukkad/contract/partner/company.routes.ts';
import type { CheckKind, CheckOutcome, Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import type { CheckReason } from '@nukkad/domain/check-reasons.ts';
import { checkPlace, type PlaceFacts } from '../checks/check-place.ts';
import { checkWords } from '../checks/check-words.ts';
import { selectCities, selectLocalities } from '../checks/checks.queries.ts';
import { PlaceIndex } from '../checks/place-index.ts';

const TTL_MS = 60_000;

/** Cities and localities by name. Reloaded every minute. */
const placeIndex = cachedRead(
  async ({ query }) => new PlaceIndex(await query(selectCities()), await query(selectLocalities())),
  TTL_MS,
);

/** Returns the cities and localities for the check of a place. Reads them again if they have no such city, which may be new. */
export async function placesWith(database: Database, { cityKey }: PlaceFacts): Promise<PlaceIndex> {
  const places = await placeIndex.read(database);
  return places.city(cityKey) === undefined ? placeIndex.refresh(database) : places;
}

interface StoredCheck {
  readonly kind: CheckKind;
  readonly outcome: CheckOutcome;
  readonly reason: string | null;
}

interface CompanyCheck extends StoredCheck {
  readonly help: CheckHelp | null;
}

/** What a company can do about each reason. Reasons of jobs and reasons that pass are missing. */
const HELP: Partial<Record<CheckReason, CheckHelp>> = {
  'number-missing': 'NUMBER_OR_PAPER',
  'number-malformed': 'CORRECT_NUMBER',
  'waits-for-operator': 'WAIT',
  'contact-malformed': 'CORRECT_CONTACT',
  'contact-blocked': 'WRITE_TO_US',
  'far-from-city': 'CORRECT_PLACE',
  'names-another-place': 'CORRECT_PLACE',
  'asks-money': 'CORRECT_WORDS',
};

interface CheckedCompany extends PlaceFacts {
  /** HTML. */
  readonly description: string;
  /** Whether a paper waits for an operator. */
  readonly hasOpenPaper: boolean;
}

const withHelp = (check: StoredCheck): CompanyCheck => ({
  ...check,
  help: HELP[check.reason as CheckReason] ?? null,
});

/** Returns the stored result of a check of the company. A company that was never checked waits. */
function storedCheck(
  stored: readonly StoredCheck[],
  kind: 'COMPANY_IDENTITY' | 'CONTACT',
  { hasOpenPaper }: CheckedCompany,
): CompanyCheck {
  const found = stored.find((check) => check.kind === kind);
  const check = withHelp(found ?? { kind, outcome: 'NOT_DONE', reason: 'waits-for-operator' });
  return check.help === 'NUMBER_OR_PAPER' && hasOpenPaper ? { ...check, help: 'WAIT' } : check;
}

/**
 * Returns the five checks of a company, each with what it can do. Identity and contact are the stored results. Place and
 * words are checked here for the company's own address and description; jobs repeat them. Pay is checked with each job.
 */
export function companyChecks(
  stored: readonly StoredCheck[],
  company: CheckedCompany,
  places: PlaceIndex,
): CompanyCheck[] {
  const words = checkWords({ title: '', requirements: company.description });
  return [
    storedCheck(stored, 'COMPANY_IDENTITY', company),
    storedCheck(stored, 'CONTACT', company),
    withHelp({ kind: 'PLACE', ...checkPlace(company, places) }),
    withHelp({ kind: 'WORDS', ...words }),
    { kind: 'PAY', outcome: 'NOT_DONE', reason: null, help: 'WITH_EACH_JOB' },
  ];
}
