import { unmountPage } from '@nukkad/browser/testing/page.ts';
import { type Step, takeSteps } from '@nukkad/browser/testing/steps.ts';
import { applicantContact } from '@nukkad/contract/partner/applicant.routes.ts';
import { companyJobOne } from '@nukkad/contract/partner/company-job.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { partnerRoutes } from '@nukkad/contract/partner/routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { matchPath } from 'react-router-dom';
import { screens } from '../../app/screens.ts';
import type { Me } from '../../lib/use-me.ts';
import type { FakeAnswer } from '../fake-partner.ts';
import { renderHireScreen } from '../render-hire-screen.tsx';
import { idOf } from '../sample-applicants.ts';
import { JOB } from '../sample-job.ts';
import { ME } from '../sample-me.ts';
import { sampleResult } from '../sample-result.ts';
import { wholePartner } from '../whole-partner.ts';

/** A state of a screen: how to get there, and what differs from the usual answers and member. */
export interface ScreenState {
  readonly address: string;
  /** Names the state. By default its steps do. */
  readonly name?: string;
  /** The presses and texts that lead to it. */
  readonly steps?: readonly Step[];
  readonly answers?: readonly FakeAnswer[];
  /** The signed-in member, by default an owner. Null: nobody is signed in. */
  readonly me?: Me | null;
}

export const TOKEN = 'a'.repeat(22);
export const PERSON = `/applicants/${idOf(1)}`;
export const OF_JOB = `/jobs/${JOB.id}`;
export const NONE = { items: [], next: null };
const [COMPANY] = ME.companies;
const memberOf = (changes: object): Me => ({
  ...ME,
  companies: COMPANY ? [{ ...COMPANY, ...changes }] : [],
});
export const RECRUITER = memberOf({ role: 'RECRUITER' });
export const SUSPENDED = memberOf({ suspendedAt: '2027-03-01T05:30:00.000Z' });
export const NAMELESS: Me = { ...ME, member: { ...ME.member, name: '' } };
export const OF_TWO: Me = {
  ...ME,
  companies: [...ME.companies, ...memberOf({ id: idOf(77), name: 'Shinde Sweets' }).companies],
};

/** The day after the time of the tests. */
export const SOON = '2027-03-12T09:30:00.000Z';

/** An hour before the time of the tests. */
export const PAST = '2027-03-11T04:30:00.000Z';

/** A company with something of everything to do. */
const BUSY: PartnerOutput<typeof companyOne> = {
  id: COMPANY?.id ?? '',
  name: 'Annapurna Foods',
  city: 'Pune',
  address: 'FC Road, Pune',
  role: 'OWNER',
  isSuspended: false,
  counts: { APPLIED: 2, SHORTLISTED: 1, SCHEDULED: 5, INTERVIEWED: 6, HIRED: 3, REJECTED: 4 },
  overdue: 1,
  due: { today: 2, tomorrow: 3 },
  unreadMessages: 7,
  jobsToConfirm: 2,
  teamAskedAt: PAST,
  answering: { applications: 10, answered: 8, medianHours: 20, answersWithin: 'DAY' },
};

/** Opens the screen of a state. */
export async function openState(state: ScreenState) {
  unmountPage();
  const partner = wholePartner();
  for (const route of partnerRoutes) if (route.kind === 'command') partner.answer(route, sampleResult(route));
  partner.answer(companyJobOne, JOB);
  partner.answer(companyOne, BUSY);
  partner.answer(applicantContact, { phone: '+919876543210' });
  for (const { key, respond } of state.answers ?? []) partner.answer({ key } as never, respond as never);
  const page = await renderHireScreen(state.address, {
    partner,
    ...(state.me !== undefined && { me: state.me }),
  });
  await takeSteps(page, state.steps ?? []);
  return page;
}

/** Returns the path of the screen of a state, as the route table writes it. */
export function pathOf({ address }: ScreenState): string {
  const [path = ''] = address.split('?');
  return screens.find((screen) => matchPath(screen.path, path) !== null)?.path ?? '*';
}
