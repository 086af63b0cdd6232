import type { Fault } from './fault.ts';

const CORE = 'packages/core/src';
const PARTNER = 'apps/api/src/partner';
const QUESTIONS = `${CORE}/team-question/team-question.queries.ts`;
const NOTICES = `${CORE}/member-notices/member-notices.queries.ts`;
const TEAM_TESTS = [`${PARTNER}/team-question.contract.test.ts`];
const QUIET_TESTS = [`${PARTNER}/quiet-hours.contract.test.ts`, `${PARTNER}/night-summary.contract.test.ts`];
const LEAVING_TESTS = [`${PARTNER}/delete-last-owner.contract.test.ts`];
const REPORT_TESTS = ['apps/api/src/modules/reports/contact-reports.int.test.ts'];

/** Faults in team questions, quiet hours, owners who leave, tables, and reports of calls. */
export const TEAM_FAULTS: readonly Fault[] = [
  {
    name: 'owners are asked who belongs on the day of UTC',
    kind: 'day of India',
    file: QUESTIONS,
    find: "part`(${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date`",
    replace: "part`(${now}::timestamptz AT TIME ZONE 'UTC')::date`",
    tests: TEAM_TESTS,
  },
  {
    name: 'owners are reminded a day late',
    kind: 'limit',
    file: QUESTIONS,
    find: "WHERE ${dayOf('q.asked_at')} + step <= ${today(now)}",
    replace: "WHERE ${dayOf('q.asked_at')} + step < ${today(now)}",
    tests: TEAM_TESTS,
  },
  {
    name: 'a second run of a day reminds the owners again',
    kind: 'second round',
    file: QUESTIONS,
    find: "AND (q.reminded_at IS NULL OR ${dayOf('q.reminded_at')} < ${dayOf('q.asked_at')} + step))",
    replace: ')',
    tests: TEAM_TESTS,
  },
  {
    name: 'an owner who was not here loses the company',
    kind: 'member of a condition',
    file: QUESTIONS,
    find: "AND p.role = 'RECRUITER' AND p.ended_at IS NULL",
    replace: 'AND p.ended_at IS NULL',
    tests: TEAM_TESTS,
  },
  {
    name: 'a recruiter who was here lately loses access',
    kind: 'SQL condition',
    file: QUESTIONS,
    find: "AND ${dayOf('d.seen_at')} > ${today(now)} - ${UNUSED_DAYS}::int)",
    replace: 'AND false)',
    tests: TEAM_TESTS,
  },
  {
    name: 'an answer confirms people who joined after the page was loaded',
    kind: 'member of a condition',
    file: `${CORE}/team-question/confirm-team.ts`,
    find: 'endedAt: null, memberId: { in: [...members, memberId] } }',
    replace: 'endedAt: null }',
    tests: TEAM_TESTS,
  },
  {
    name: 'devices ring in the first minute of the quiet hours',
    kind: 'limit',
    file: NOTICES,
    find: '(q.since >= q.length\n',
    replace: '((q.since >= q.length OR q.since < 60000)\n',
    tests: QUIET_TESTS,
  },
  {
    name: 'a notice that waited through the night is never sent',
    kind: 'SQL condition',
    file: NOTICES,
    find: 'THEN q.since * interval',
    replace: 'THEN 0 * interval',
    tests: QUIET_TESTS,
  },
  {
    name: 'quiet hours do not hold retries back',
    kind: 'member of a condition',
    file: NOTICES,
    find: 'WHERE r.due_at <= ${now}::timestamptz AND q.since >= q.length',
    replace: 'WHERE r.due_at <= ${now}::timestamptz',
    tests: QUIET_TESTS,
  },
  {
    name: 'of two notices of a night only one is pushed',
    kind: 'limit',
    file: `${CORE}/member-notices/push-message.ts`,
    find: 'if (notices.length === 1)',
    replace: 'if (notices.length <= 2)',
    tests: QUIET_TESTS,
  },
  {
    name: 'the summary of a night counts notices that were read',
    kind: 'member of a condition',
    file: `${CORE}/member-notices/push-member-notices.ts`,
    find: 'taken.filter(({ mayPush }) => mayPush)',
    replace: 'taken.filter(() => true)',
    tests: QUIET_TESTS,
  },
  {
    name: 'a refused summary is tried again with its first notice alone',
    kind: 'side effect',
    file: `${CORE}/member-notices/push-member-notices.ts`,
    find: 'for (const { id } of notices)',
    replace: 'for (const { id } of [first])',
    tests: QUIET_TESTS,
  },
  {
    name: 'a company that closes leaves those unanswered who wait for a closed job',
    kind: 'side effect',
    file: `${CORE}/leaving/close-company.ts`,
    find: "  await holdAnswers(tx, rest, { memberId, reason: 'not-needed' }, now);\n",
    replace: '',
    tests: LEAVING_TESTS,
  },
  {
    name: 'a company that closes keeps the credits of those nobody looked at',
    kind: 'side effect',
    file: `${CORE}/leaving/close-company.ts`,
    find: 'const refunds = await refundUnseenOf(tx, companyId, now);',
    replace: 'const refunds = 0;',
    tests: LEAVING_TESTS,
  },
  {
    name: 'a recruiter who has left can become the owner',
    kind: 'member of a condition',
    file: `${CORE}/leaving/delete-member.ts`,
    find: "endedAt: null, role: 'RECRUITER', member }",
    replace: "role: 'RECRUITER', member }",
    tests: LEAVING_TESTS,
  },
  {
    name: 'a member may save a fourth table within the hour',
    kind: 'limit',
    file: `${CORE}/daily-limits/count-action.ts`,
    find: 'if (allowedAt !== null && allowedAt > now) return allowedAt;',
    replace: 'if (allowedAt !== null && allowedAt.getTime() - 60_000 > now.getTime()) return allowedAt;',
    tests: [`${PARTNER}/applicants-table.contract.test.ts`],
  },
  {
    name: 'a table of one company counts for the others of the member',
    kind: 'member of a condition',
    file: `${CORE}/daily-limits/count-action.ts`,
    find: 'hashOf(key, `member\\n${memberId}\\n${companyId}`)',
    replace: 'hashOf(key, `member\\n${memberId}`)',
    tests: [`${PARTNER}/applicants-table.contract.test.ts`],
  },
  {
    name: 'an interview that is still to come can be missed',
    kind: 'limit',
    file: `${CORE}/reports/report-contact.ts`,
    find: 'if (interviewAt !== null && interviewAt > now)',
    replace: 'if (false as boolean)',
    tests: REPORT_TESTS,
  },
  {
    name: 'reports of calls do not count for the day',
    kind: 'side effect',
    file: `${CORE}/reports/report-contact.ts`,
    find: '    await requireReportsLeft(tx, author, now);\n',
    replace: '',
    tests: REPORT_TESTS,
  },
];
