import type { CheckHelp } from '@nukkad/contract/partner/company.routes.ts';
import type { CheckReason } from '@nukkad/domain/check-reasons.ts';
import { describe, expect, it } from 'vitest';
import { PlaceIndex } from '../checks/place-index.ts';
import { companyChecks } from './company-checks.ts';

const PUNE = { latitude: 18.52, longitude: 73.86 };
const CITY = { ...PUNE, key: 'pune', names: ['Pune'], population: 400_000, state: 'Maharashtra' };
const places = new PlaceIndex([CITY, { ...CITY, key: 'nashik', names: ['Nashik'], latitude: 20 }], []);
const COMPANY = {
  cityKey: 'pune',
  address: '1 Test Road, Pune',
  ...PUNE,
  description: '',
  hasOpenPaper: false,
};
type Stored = Parameters<typeof companyChecks>[0];

const kinds = (stored: Stored, change: Partial<typeof COMPANY> = {}) =>
  companyChecks(stored, { ...COMPANY, ...change }, places);
const failed = (kind: 'COMPANY_IDENTITY' | 'CONTACT', reason: CheckReason) =>
  [{ kind, outcome: 'FAILED', reason }] as const;

describe('the checks of a company', () => {
  it('are five in one order, and wait for an operator at first', () => {
    expect(kinds([])).toEqual([
      { kind: 'COMPANY_IDENTITY', outcome: 'NOT_DONE', reason: 'waits-for-operator', help: 'WAIT' },
      { kind: 'CONTACT', outcome: 'NOT_DONE', reason: 'waits-for-operator', help: 'WAIT' },
      { kind: 'PLACE', outcome: 'PASSED', reason: 'in-city', help: null },
      { kind: 'WORDS', outcome: 'PASSED', reason: 'asks-no-money', help: null },
      { kind: 'PAY', outcome: 'NOT_DONE', reason: null, help: 'WITH_EACH_JOB' },
    ]);
  });

  it.each<['COMPANY_IDENTITY' | 'CONTACT', CheckReason, CheckHelp | null]>([
    ['COMPANY_IDENTITY', 'number-missing', 'NUMBER_OR_PAPER'],
    ['COMPANY_IDENTITY', 'number-malformed', 'CORRECT_NUMBER'],
    ['COMPANY_IDENTITY', 'waits-for-operator', 'WAIT'],
    ['COMPANY_IDENTITY', 'number-seen', null],
    ['COMPANY_IDENTITY', 'papers-seen', null],
    ['CONTACT', 'contact-malformed', 'CORRECT_CONTACT'],
    ['CONTACT', 'contact-blocked', 'WRITE_TO_US'],
    ['CONTACT', 'waits-for-operator', 'WAIT'],
    ['CONTACT', 'contact-answered', null],
  ])('offer for %s with %s: %s', (kind, reason, help) => {
    const found = kinds(failed(kind, reason)).find((check) => check.kind === kind);
    expect(found).toEqual({ kind, outcome: 'FAILED', reason, help });
  });

  it('wait while a paper is open that takes the place of the number, and only then', () => {
    const helpOf = (kind: 'COMPANY_IDENTITY' | 'CONTACT', reason: CheckReason) =>
      kinds(failed(kind, reason), { hasOpenPaper: true }).find((check) => check.kind === kind)?.help;
    expect(helpOf('COMPANY_IDENTITY', 'number-missing')).toBe('WAIT');
    expect(helpOf('COMPANY_IDENTITY', 'number-malformed')).toBe('CORRECT_NUMBER');
    expect(helpOf('CONTACT', 'contact-malformed')).toBe('CORRECT_CONTACT');
  });

  it.each([
    ['PLACE', { latitude: 28.6, longitude: 77.2 }, 'far-from-city', 'CORRECT_PLACE'],
    ['PLACE', { address: '1 Test Road, Nashik' }, 'names-another-place', 'CORRECT_PLACE'],
    ['WORDS', { description: 'You must pay 500 rupees for the uniform.' }, 'asks-money', 'CORRECT_WORDS'],
  ] as const)('say for %s of %j: %s, %s', (kind, change, reason, help) => {
    const found = kinds([], change).find((check) => check.kind === kind);
    expect(found).toEqual({ kind, outcome: 'FAILED', reason, help });
  });
});
