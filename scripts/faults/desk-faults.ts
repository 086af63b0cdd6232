import type { Fault } from './fault.ts';

const DESK = 'apps/desk/src';

/** Faults in screens of the site for companies. */
export const DESK_FAULTS: readonly Fault[] = [
  {
    name: 'the company offers the interview hours of UTC',
    kind: 'day of India',
    file: `${DESK}/features/interviews/interview-times.ts`,
    find: "padStart(2, '0')}:00:00+05:30`",
    replace: "padStart(2, '0')}:00:00Z`",
    tests: [`${DESK}/features/interviews/interview-times.test.ts`],
  },
  {
    name: 'the company offers no interview today',
    kind: 'limit',
    file: `${DESK}/features/interviews/interview-times.ts`,
    find: 'interviewAt(today, lastHour) > now ? 0 : 1',
    replace: '1',
    tests: [`${DESK}/features/interviews/interview-times.test.ts`],
  },
  {
    name: 'people with a held refusal can be selected',
    kind: 'member of a condition',
    file: `${DESK}/features/applicants/use-selection.ts`,
    find: 'cards.filter(({ held }) => held === null)',
    replace: 'cards.filter(() => true)',
    tests: [`${DESK}/screens/applicants`],
  },
  {
    name: 'an answer that is due today is late',
    kind: 'limit',
    file: `${DESK}/features/applicants/use-due-phrase.ts`,
    find: 'if (days < 0)',
    replace: 'if (days <= 0)',
    tests: [`${DESK}/screens/applicants/due-and-held.test.tsx`],
  },
  {
    name: 'a second press sends another key',
    kind: 'second round',
    file: `${DESK}/lib/use-partner-command.ts`,
    find: 'if (attempt.current?.input !== text) attempt',
    replace: 'attempt',
    tests: [`${DESK}/screens/applicants/applicants-screen.test.tsx`],
  },
  {
    name: 'the calendar of a week shows a day',
    kind: 'screen',
    file: `${DESK}/screens/calendar/calendar-span.ts`,
    find: 'return { from: start(firstDay), to: start(dayAfter(firstDay, days)) };',
    replace: 'return { from: start(firstDay), to: start(dayAfter(firstDay, 1)) };',
    tests: [`${DESK}/screens/calendar`],
  },
  {
    name: 'several people on the shortlist cannot be hired together',
    kind: 'row of a table',
    file: `${DESK}/features/answers/answer-target.ts`,
    find: "SHORTLISTED: ['SCHEDULED', 'HIRED', 'REJECTED'],",
    replace: "SHORTLISTED: ['SCHEDULED', 'REJECTED'],",
    tests: [`${DESK}/screens/applicants`, `${DESK}/screens/applicant`],
  },
  {
    name: 'a member of several companies works for the first without choosing',
    kind: 'limit',
    file: `${DESK}/lib/company.ts`,
    find: 'companies.length === 1 ?',
    replace: 'companies.length >= 1 ?',
    tests: [`${DESK}/app`, `${DESK}/lib`, `${DESK}/screens/start`, `${DESK}/screens/today`],
  },
  {
    name: 'a company cannot be called until midnight',
    kind: 'limit',
    file: `${DESK}/screens/company/call-hours.tsx`,
    find: 'options={options.slice(1)}',
    replace: 'options={options.slice(1, 24)}',
    tests: [`${DESK}/screens/company`],
  },
  {
    name: 'the link to somebody whom a colleague has answered leads to the list',
    kind: 'link',
    file: `${DESK}/features/answers/changed-since.tsx`,
    find: 'href={`/applicants/${target.application}`}',
    replace: 'href="/applicants"',
    tests: [`${DESK}/screens/applicants`, `${DESK}/screens/applicant`],
  },
];
