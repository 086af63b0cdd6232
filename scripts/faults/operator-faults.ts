import type { Fault } from './fault.ts';

const CORE = 'packages/core/src';
const API = 'apps/api/src';
const OPS = 'apps/ops/src';

/** Faults in what operators and background tasks do. */
export const OPERATOR_FAULTS: readonly Fault[] = [
  {
    name: 'an application for a removed job can be refunded again',
    kind: 'side effect',
    file: `${CORE}/moderation/refund-job.ts`,
    find: '  await tx.application.updateMany({ where: { jobId, refundedAt: null }, data: { refundedAt: now } });\n',
    replace: '',
    tests: [`${API}/modules/credits`, `${API}/modules/reports`, `${OPS}/commands/moderation.int.test.ts`],
  },
  {
    name: 'reports that were rejected stay groundless after the job proves to be fake',
    kind: 'second round',
    file: `${CORE}/moderation/settle-reports.ts`,
    find: '  if (!isGroundless) await tx.jobReport.updateMany({ where: { jobId }, data: { isGroundless } });\n',
    replace: '',
    tests: [`${API}/modules/reports`, `${OPS}/commands/moderation.int.test.ts`],
  },
  {
    name: 'a closed job can be paused',
    kind: 'second round',
    file: `${CORE}/moderation/set-job-status.ts`,
    find: "return status === 'CLOSED' ? 'is closed already' : null;",
    replace: 'return null;',
    tests: [
      `${OPS}/commands/moderation.int.test.ts`,
      `${OPS}/commands/moderation-outcomes.int.test.ts`,
      `${OPS}/daily.int.test.ts`,
    ],
  },
  {
    name: 'a job of a suspended company can be opened',
    kind: 'row of a table',
    file: `${CORE}/moderation/set-job-status.ts`,
    find: "if (statusReason === 'company-suspended')",
    replace: "if (statusReason === 'company-removed')",
    tests: [
      `${OPS}/commands/moderation.int.test.ts`,
      `${OPS}/commands/moderation-outcomes.int.test.ts`,
      `${OPS}/daily.int.test.ts`,
      `${API}/modules/moderation`,
    ],
  },
  {
    name: 'a review that is hidden a second time is hidden silently',
    kind: 'second round',
    file: `${CORE}/moderation/hide-review.ts`,
    find: 'dedupeKey: `${template}:${id}:${now.toISOString()}`,',
    replace: 'dedupeKey: `${template}:${id}`,',
    tests: [`${OPS}/commands/reviews.int.test.ts`, `${API}/partner/review-notices.contract.test.ts`],
  },
  {
    name: 'a second answer replaces the first one',
    kind: 'second round',
    file: `${CORE}/help/answer-help.ts`,
    find: 'where: { id, answeredAt: null },',
    replace: 'where: { id },',
    tests: [`${OPS}/commands/help.int.test.ts`, `${API}/partner/help.contract.test.ts`],
  },
  {
    name: 'a tip about the profile comes only once, and not every month',
    kind: 'second round',
    file: `${CORE}/tips/give-tips.ts`,
    find: 'dedupeKey: `profile-step:${month}`,',
    replace: "dedupeKey: 'profile-step',",
    tests: [`${API}/modules/tips`],
  },
  {
    name: 'jobs of a suspended company are renewed',
    kind: 'SQL condition',
    file: `${CORE}/postings/job-days.queries.ts`,
    find: 'OR t.id > ${afterId}::uuid) AND co.suspended_at IS NULL\n',
    replace: 'OR t.id > ${afterId}::uuid)\n',
    tests: [`${OPS}/job-days.int.test.ts`, `${OPS}/import/import-postings.int.test.ts`],
  },
  {
    name: 'a text message is sent after it has expired',
    kind: 'member of a condition',
    file: `${CORE}/outgoing/send-messages.ts`,
    find: "if (due.expiresAt <= now || due.recipient === '')",
    replace: "if (due.recipient === '')",
    tests: [
      `${API}/partner/interviews.contract.test.ts`,
      `${API}/partner/interview-replies.contract.test.ts`,
      `${API}/partner/nobody-waits.int.test.ts`,
      `${API}/partner/waiting-conditions.int.test.ts`,
      `${API}/partner/interview-outcomes.contract.test.ts`,
    ],
  },
  {
    name: 'push messages of a search sound at night',
    kind: 'row of a table',
    file: `${CORE}/background/schedule.ts`,
    find: "'job-alerts': '20 8-20 * * *',",
    replace: "'job-alerts': '20 * * * *',",
    tests: [`${CORE}/background/schedule.test.ts`],
  },
  {
    name: 'sent text messages are forgotten after a month',
    kind: 'row of a table',
    file: `${CORE}/background/background.queries.ts`,
    find: "DELETE FROM outgoing_message WHERE created_at < ${now}::timestamptz - interval '1 year'",
    replace: "DELETE FROM outgoing_message WHERE created_at < ${now}::timestamptz - interval '1 month'",
    tests: ['apps/worker/src', `${CORE}/background`, 'scripts/checks'],
  },
];
