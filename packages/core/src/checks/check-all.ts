import { type Blocklist, type ContactFacts, checkContact } from './check-contact.ts';
import { checkIdentity, type IdentityFacts } from './check-identity.ts';
import { checkPay, type PayFacts } from './check-pay.ts';
import { checkPlace, type PlaceFacts } from './check-place.ts';
import { checkWords } from './check-words.ts';
import type { CheckResult } from './outcome.ts';
import type { PlaceIndex } from './place-index.ts';

export interface CompanyFacts extends IdentityFacts, ContactFacts {}

export interface JobFacts
  extends PlaceFacts,
    Omit<PayFacts, 'population' | 'minimumWage' | 'lowestMinimumWage'> {
  readonly title: string;
  /** Text of the job advertisement, as HTML. */
  readonly requirements: string;
}

export interface CompanyChecks {
  readonly COMPANY_IDENTITY: CheckResult;
  readonly CONTACT: CheckResult;
}

export interface JobChecks {
  readonly PLACE: CheckResult;
  readonly WORDS: CheckResult;
  readonly PAY: CheckResult;
}

/** Stored data against which companies and jobs are checked. */
export interface CheckRecords {
  readonly places: PlaceIndex;
  readonly blocklist: Blocklist;
  /** Minimum wage for unskilled work by state, in rupees a month. */
  readonly minimumWages: ReadonlyMap<string, number>;
  readonly now: Date;
}

/** Returns the results of the two checks of a company. */
export function checkCompany(facts: CompanyFacts, { blocklist, now }: CheckRecords): CompanyChecks {
  return { COMPANY_IDENTITY: checkIdentity(facts, now), CONTACT: checkContact(facts, blocklist) };
}

/** Returns the results of the three checks of a job. */
export function checkJob(facts: JobFacts, { places, minimumWages }: CheckRecords): JobChecks {
  const city = places.city(facts.cityKey);
  const pay = {
    ...facts,
    population: city?.population ?? 0,
    minimumWage: minimumWages.get(city?.state ?? '') ?? null,
    lowestMinimumWage: minimumWages.size === 0 ? null : Math.min(...minimumWages.values()),
  };
  return { PLACE: checkPlace(facts, places), WORDS: checkWords(facts), PAY: checkPay(pay) };
}

/** Returns how many of the five checks are done and how many passed, for the job's card. */
export function countChecks(company: CompanyChecks, job: JobChecks): { done: number; passed: number } {
  const results = [...Object.values(company), ...Object.values(job)] as CheckResult[];
  return {
    done: results.filter(({ outcome }) => outcome !== 'NOT_DONE').length,
    passed: results.filter(({ outcome }) => outcome === 'PASSED').length,
  };
}
