import type { companyProfile, companyTermsRead } from '@nukkad/contract/partner/company.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import type { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { COMPANY_ID } from './sample-me.ts';

/** A company without applications. */
export const COMPANY: PartnerOutput<typeof companyOne> = {
  id: COMPANY_ID,
  name: 'Annapurna Foods',
  city: 'Pune',
  address: 'FC Road',
  role: 'OWNER',
  isSuspended: false,
  counts: { APPLIED: 0, SHORTLISTED: 0, SCHEDULED: 0, INTERVIEWED: 0, HIRED: 0, REJECTED: 0 },
  overdue: 0,
  answering: null,
};

export const TERMS: PartnerOutput<typeof companyTermsRead> = {
  version: '1.0',
  effectiveFrom: '2026-11-27',
  title: 'Terms for companies',
  sections: [{ id: 'who', title: 'Who may act', body: '<p>You own the company.</p>' }],
};

/** A new shop without a number, with a photo that waits. */
export const PROFILE: PartnerOutput<typeof companyProfile> = {
  id: COMPANY_ID,
  version: '2026-11-27T10:00:00.000Z',
  name: 'Shinde Sweets',
  description: '',
  website: null,
  city: { slug: 'pune', name: 'Pune' },
  address: 'Kothrud, Pune',
  latitude: 18.5,
  longitude: 73.8,
  phone: '+919000000001',
  email: '',
  gstin: null,
  cin: null,
  udyam: null,
  hours: null,
  usualHours: { from: 9, to: 20 },
  isContactProved: true,
  isSeen: false,
  isSuspended: false,
  logo: null,
  pictures: [],
  papers: [],
  checks: [
    { kind: 'COMPANY_IDENTITY', outcome: 'NOT_DONE', reason: 'number-missing', help: 'NUMBER_OR_PAPER' },
    { kind: 'CONTACT', outcome: 'NOT_DONE', reason: 'waits-for-operator', help: 'WAIT' },
    { kind: 'PLACE', outcome: 'PASSED', reason: 'in-city', help: null },
    { kind: 'WORDS', outcome: 'PASSED', reason: 'asks-no-money', help: null },
    { kind: 'PAY', outcome: 'NOT_DONE', reason: null, help: 'WITH_EACH_JOB' },
  ],
};
