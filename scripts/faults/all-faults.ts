import { ACCOUNT_FAULTS } from './account-faults.ts';
import { ANSWER_FAULTS } from './answer-faults.ts';
import { APPLICANT_FAULTS } from './applicant-faults.ts';
import { APPROVED_FAULTS } from './approved-faults.ts';
import { APPROVED_SCREEN_FAULTS } from './approved-screen-faults.ts';
import { BUTTON_FAULTS } from './button-faults.ts';
import { CHAT_FAULTS } from './chat-faults.ts';
import { COMPANY_FAULTS } from './company-faults.ts';
import { DESK_FAULTS } from './desk-faults.ts';
import { DRAWN_FAULTS } from './drawn-faults.ts';
import type { Fault } from './fault.ts';
import { INTERVIEW_FAULTS } from './interview-faults.ts';
import { LIMIT_FAULTS } from './limit-faults.ts';
import { MEMBER_FAULTS } from './member-faults.ts';
import { OPERATOR_FAULTS } from './operator-faults.ts';
import { PHRASE_FAULTS } from './phrase-faults.ts';
import { POSTING_FAULTS } from './posting-faults.ts';
import { PRESSED_FAULTS } from './pressed-faults.ts';
import { QUERY_FAULTS } from './query-faults.ts';
import { RULE_FAULTS } from './rule-faults.ts';
import { SAMPLED_FAULTS } from './sampled-faults.ts';
import { SAMPLED_SCREEN_FAULTS } from './sampled-screen-faults.ts';
import { SCREEN_FAULTS } from './screen-faults.ts';
import { SEARCH_FAULTS } from './search-faults.ts';
import { SECOND_TRY_FAULTS } from './second-try-faults.ts';
import { SEEKER_FAULTS } from './seeker-faults.ts';
import { SERVER_FAULTS } from './server-faults.ts';
import { SQL_FAULTS } from './sql-faults.ts';
import { TEAM_FAULTS } from './team-faults.ts';
import { THIRD_DRAW_FAULTS } from './third-draw-faults.ts';
import { THIRD_DRAW_SCREEN_FAULTS } from './third-draw-screen-faults.ts';
import { TRUST_FAULTS } from './trust-faults.ts';
import { UNSEEN_FAULTS } from './unseen-faults.ts';
import { WAITING_FAULTS } from './waiting-faults.ts';
import { WEB_FAULTS } from './web-faults.ts';
import { WORD_FAULTS } from './word-faults.ts';

/** The faults by the name of their list. */
export const FAULT_LISTS: Readonly<Record<string, readonly Fault[]>> = {
  accounts: ACCOUNT_FAULTS,
  answers: ANSWER_FAULTS,
  applicants: APPLICANT_FAULTS,
  approved: APPROVED_FAULTS,
  'approved-screens': APPROVED_SCREEN_FAULTS,
  buttons: BUTTON_FAULTS,
  chat: CHAT_FAULTS,
  companies: COMPANY_FAULTS,
  desk: DESK_FAULTS,
  drawn: DRAWN_FAULTS,
  interviews: INTERVIEW_FAULTS,
  limits: LIMIT_FAULTS,
  members: MEMBER_FAULTS,
  operators: OPERATOR_FAULTS,
  phrases: PHRASE_FAULTS,
  postings: POSTING_FAULTS,
  pressed: PRESSED_FAULTS,
  queries: QUERY_FAULTS,
  rules: RULE_FAULTS,
  sampled: SAMPLED_FAULTS,
  'sampled-screens': SAMPLED_SCREEN_FAULTS,
  screens: SCREEN_FAULTS,
  search: SEARCH_FAULTS,
  'second-tries': SECOND_TRY_FAULTS,
  seekers: SEEKER_FAULTS,
  servers: SERVER_FAULTS,
  sql: SQL_FAULTS,
  team: TEAM_FAULTS,
  'third-draw': THIRD_DRAW_FAULTS,
  'third-draw-screens': THIRD_DRAW_SCREEN_FAULTS,
  trust: TRUST_FAULTS,
  unseen: UNSEEN_FAULTS,
  waiting: WAITING_FAULTS,
  web: WEB_FAULTS,
  words: WORD_FAULTS,
};

/** All faults that `pnpm test:faults` plants, one after the other. */
export const FAULTS: readonly Fault[] = Object.values(FAULT_LISTS).flat();
