import type { Fault } from './fault.ts';

const CORE = 'packages/core/src';
const PARTNER = 'apps/api/src/partner';
const API = 'apps/api/src/modules';

/** Faults in what companies answer, and in the notices about it. */
export const ANSWER_FAULTS: readonly Fault[] = [
  {
    name: 'a suspended company answers applicants',
    kind: 'SQL condition',
    file: `${CORE}/answers/answers.queries.ts`,
    find: 'a.status_changed_at > ${since}::timestamptz AND co.suspended_at IS NULL',
    replace: 'a.status_changed_at > ${since}::timestamptz',
    tests: [
      `${PARTNER}/answers.contract.test.ts`,
      `${PARTNER}/access-limits.contract.test.ts`,
      `${PARTNER}/interview-limits.contract.test.ts`,
    ],
  },
  {
    name: 'a refusal is sent a moment late',
    kind: 'limit',
    file: `${CORE}/answers/answers.queries.ts`,
    find: 'WHERE due_at <= ${now}',
    replace: 'WHERE due_at < ${now}',
    tests: [`${PARTNER}/answers.contract.test.ts`],
  },
  {
    name: 'a reopened applicant is back at the first stage',
    kind: 'order',
    file: `${CORE}/answers/answers.queries.ts`,
    find: "'WITHDRAWN')\n   ORDER BY created_at DESC, id DESC LIMIT 1",
    replace: "'WITHDRAWN')\n   ORDER BY created_at, id LIMIT 1",
    tests: [`${PARTNER}/answers.contract.test.ts`],
  },
  {
    name: 'the first step says who was faster',
    kind: 'order',
    file: `${CORE}/answers/answers.queries.ts`,
    find: 'ORDER BY e.application_id, e.created_at DESC, e.id DESC',
    replace: 'ORDER BY e.application_id, e.created_at, e.id',
    tests: [`${PARTNER}/answers.contract.test.ts`],
  },
  {
    name: 'an interview may begin now',
    kind: 'limit',
    file: `${CORE}/answers/send-answers.ts`,
    find: 'if (at <= now)',
    replace: 'if (at < now)',
    tests: [
      `${PARTNER}/answers.contract.test.ts`,
      `${PARTNER}/interviews.contract.test.ts`,
      `${PARTNER}/interview-limits.contract.test.ts`,
    ],
  },
  {
    name: 'a refusal that is taken back is not audited',
    kind: 'side effect',
    file: `${CORE}/answers/take-back.ts`,
    find: '    await writeAudit(tx, entry, now);\n',
    replace: '',
    tests: [`${PARTNER}/answers.contract.test.ts`, `${PARTNER}/interview-limits.contract.test.ts`],
  },
  {
    name: 'a hire cannot be reopened',
    kind: 'member of a condition',
    file: `${CORE}/answers/take-back.ts`,
    find: "if (locked.status !== 'REJECTED' && locked.status !== 'HIRED')",
    replace: "if (locked.status !== 'REJECTED')",
    tests: [`${PARTNER}/answers.contract.test.ts`],
  },
  {
    name: 'a refusal that is taken back is announced as an undone hire',
    kind: 'row of a table',
    file: `${CORE}/applications/move-application.ts`,
    find: "locked.status === 'HIRED' ? 'hire-undone' : 'reopened'",
    replace: "locked.status === 'HIRED' ? 'reopened' : 'hire-undone'",
    tests: [`${PARTNER}/answers.contract.test.ts`],
  },
  {
    name: 'a shortlisted seeker is told of an interview',
    kind: 'row of a table',
    file: `${CORE}/applications/move-application.ts`,
    find: "  SHORTLISTED: 'shortlisted',\n",
    replace: "  SHORTLISTED: 'interviewed',\n",
    tests: [`${API}/applications/second-round.int.test.ts`],
  },
];
