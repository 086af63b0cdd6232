import type { applicantList, applicantOne } from '@nukkad/contract/partner/applicant.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';

type Card = PartnerOutput<typeof applicantList>['items'][number];
type Applicant = PartnerOutput<typeof applicantOne>;

/** Returns an id that ends with the number. */
export const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const JOB_ID = idOf(500);
export const REASONS = {
  items: [
    { key: 'far', label: 'Lives too far', applicantText: 'The way to work is too long.' },
    { key: 'other', label: 'Another reason', applicantText: null },
  ],
};

/** Returns the card of a new applicant. */
export function sampleCard(number: number, changes: Partial<Card> = {}): Card {
  return {
    application: idOf(number),
    job: JOB_ID,
    jobTitle: 'Cook',
    firstName: 'Meena',
    stage: 'APPLIED',
    appliedAt: '2026-11-26T05:00:00.000Z',
    stageSince: '2026-11-26T05:00:00.000Z',
    dueAt: null,
    interviewAt: null,
    kilometres: 3,
    years: 2,
    skillsMet: ['Baking'],
    skillsAsked: 3,
    viewedAt: null,
    held: null,
    ...changes,
  };
}

/** Returns an applicant with everything that can be shared. */
export function sampleApplicant(number: number, changes: Partial<Applicant> = {}): Applicant {
  return {
    ...sampleCard(number),
    name: 'Meena Kale',
    city: 'Pune',
    skills: ['Baking', 'Cleaning'],
    about: null,
    isAvailable: true,
    isAvailableInCity: true,
    knowsEnglish: false,
    education: [{ level: 'HSC', institution: 'Modern School', passingYear: 2019 }],
    experience: [
      { position: 'Helper', organization: 'Shree Traders', startDate: '2022-01-10', endDate: null },
    ],
    hasPhone: true,
    files: ['resume'],
    steps: [{ stage: 'APPLIED', at: '2026-11-26T05:00:00.000Z', reason: null, interviewAt: null, by: null }],
    calls: [],
    next: ['SHORTLISTED', 'SCHEDULED', 'HIRED', 'REJECTED'],
    canReopen: false,
    jobAddress: 'FC Road, Pune',
    interview: null,
    ...changes,
  };
}
