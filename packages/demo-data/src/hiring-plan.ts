import type { Language } from '@nukkad/contract';
import type { PersonApplicationStatus } from '@nukkad/reference-data/load/people.ts';
import { CONVERSATIONS, type DemoConversation } from './conversation-texts.ts';
import { interviewAt, interviewToday } from './interview-times.ts';

/** Members of the two demo companies that have applicants in every stage. Each company has an owner and a recruiter. */
export const MEMBERS = [
  { name: 'Asha Kulkarni', phone: '+919000000001', role: 'OWNER', language: 'en' },
  { name: 'Ravi Patil', phone: '+919000000002', role: 'RECRUITER', language: 'mr' },
  { name: 'Sunita Yadav', phone: '+919000000003', role: 'OWNER', language: 'hi' },
  { name: 'Imran Shaikh', phone: '+919000000004', role: 'RECRUITER', language: 'en' },
] as const;
export const MEMBERS_PER_COMPANY = 2;

/** A member of a demo company. */
export interface DemoMember {
  readonly name: string;
  readonly phone: string;
  readonly role: 'OWNER' | 'RECRUITER';
  readonly language: Language;
}

/** A further company, whose owner answers at a certain speed. */
interface AnsweringCompany {
  readonly owner: DemoMember;
  /** Hours until the answer to each of its applicants; null if there is no answer. */
  readonly answerHours: readonly (number | null)[];
}

/** Further companies, so that different speeds of answering are shown to seekers. */
export const ANSWERING_COMPANIES: readonly AnsweringCompany[] = [
  {
    owner: { name: 'Neha Joshi', phone: '+919000000005', role: 'OWNER', language: 'mr' },
    answerHours: [3, 5, 20, 8, 30, 2],
  },
  {
    owner: { name: 'Prakash Gupta', phone: '+919000000006', role: 'OWNER', language: 'hi' },
    answerHours: [100, 130, null, 90, 60, 150],
  },
  {
    owner: { name: 'Anita Desai', phone: '+919000000007', role: 'OWNER', language: 'en' },
    answerHours: [null, null, 40, null, null, null],
  },
];

/** Names of applicants, in turn. */
export const NAMES = [
  ...['Meena Kale', 'Suresh Jadhav', 'Kavita Shinde', 'Anil Pawar', 'Rekha More', 'Vijay Gaikwad'],
  ...['Pooja Chavan', 'Santosh Bhosale', 'Lata Sawant', 'Ganesh Mane', 'Nisha Verma', 'Rahul Yadav'],
  ...['Farida Khan', 'Deepak Kamble', 'Sangita Salunkhe', 'Mahesh Thorat', 'Usha Gupta', 'Amol Kadam'],
];

/** An interview of the demo data. */
export interface PlannedInterview {
  readonly at: Date;
  readonly reply: 'CONFIRMED' | 'OTHER_TIME' | 'DECLINED' | null;
  readonly outcome: 'CAME' | 'DID_NOT_COME' | 'WE_WERE_NOT_THERE' | null;
}

/** An applicant of a demo company: how far the application is, and what the two sides arranged and wrote. */
export interface Stage {
  readonly status: PersonApplicationStatus;
  readonly daysAgo: number;
  /** The reason of a refusal. */
  readonly reason?: string;
  readonly interview?: PlannedInterview;
  readonly conversation?: DemoConversation;
}

/** Returns the applicants of a demo company. Between them they have each stage, reply and outcome. */
export function stagesOf(now: Date): readonly Stage[] {
  const today = interviewToday(now);
  const confirmed = { reply: 'CONFIRMED', outcome: null } as const;
  return [
    { status: 'APPLIED', daysAgo: 0.1 },
    { status: 'APPLIED', daysAgo: 0.7 },
    { status: 'APPLIED', daysAgo: 2 },
    { status: 'APPLIED', daysAgo: 2.5 },
    { status: 'APPLIED', daysAgo: 6 },
    { status: 'SHORTLISTED', daysAgo: 4, conversation: CONVERSATIONS.asksForGate },
    { status: 'SHORTLISTED', daysAgo: 5, conversation: CONVERSATIONS.asksForHours },
    {
      status: today.isHeld ? 'INTERVIEWED' : 'SCHEDULED',
      // Each step takes one and a half days, so an interview that was held was one hour ago.
      daysAgo: today.isHeld ? 4.55 : 6,
      interview: { at: today.at, reply: 'CONFIRMED', outcome: today.isHeld ? 'CAME' : null },
      conversation: CONVERSATIONS.comesToday,
    },
    {
      status: 'SCHEDULED',
      daysAgo: 5,
      interview: { at: interviewAt(now, 1, 11), reply: null, outcome: null },
    },
    { status: 'SCHEDULED', daysAgo: 5.5, interview: { at: interviewAt(now, 1, 15), ...confirmed } },
    {
      status: 'SCHEDULED',
      daysAgo: 6,
      interview: { at: interviewAt(now, 3, 12), reply: 'OTHER_TIME', outcome: null },
      conversation: CONVERSATIONS.worksUntilTwo,
    },
    {
      status: 'SCHEDULED',
      daysAgo: 6,
      interview: { at: interviewAt(now, 4, 16), reply: 'DECLINED', outcome: null },
    },
    // Somebody still has to say how this interview went.
    { status: 'SCHEDULED', daysAgo: 7, interview: { at: interviewAt(now, -1, 16), ...confirmed } },
    {
      status: 'SCHEDULED',
      daysAgo: 8,
      interview: { at: interviewAt(now, -2, 11), reply: 'CONFIRMED', outcome: 'DID_NOT_COME' },
    },
    {
      status: 'SCHEDULED',
      daysAgo: 9,
      interview: { at: interviewAt(now, -2, 15), reply: 'CONFIRMED', outcome: 'WE_WERE_NOT_THERE' },
    },
    {
      status: 'INTERVIEWED',
      daysAgo: 9,
      interview: { at: interviewAt(now, -5, 12), reply: 'CONFIRMED', outcome: 'CAME' },
    },
    {
      status: 'INTERVIEWED',
      daysAgo: 10,
      interview: { at: interviewAt(now, -6, 11), reply: 'CONFIRMED', outcome: 'CAME' },
    },
    { status: 'HIRED', daysAgo: 12, conversation: CONVERSATIONS.startsOnMonday },
    { status: 'HIRED', daysAgo: 15 },
    { status: 'REJECTED', daysAgo: 8.5, reason: 'far' },
    { status: 'REJECTED', daysAgo: 9.5, reason: 'other' },
  ];
}
