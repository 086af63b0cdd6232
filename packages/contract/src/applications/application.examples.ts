import { exampleJobCard } from '../jobs/job.examples.ts';
import { EXAMPLE_INSTANT, EXAMPLE_META, EXAMPLE_POINT, type ExamplesOf } from '../shared/route-example.ts';
import type { MyJob } from './application.domain.ts';
import type * as routes from './application.routes.ts';

const jobId = exampleJobCard.id;

const scheduled: MyJob = {
  ...exampleJobCard,
  application: 'SCHEDULED',
  record: {
    id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4d33',
    appliedAt: EXAMPLE_INSTANT,
    timeline: [
      { status: 'APPLIED', at: EXAMPLE_INSTANT },
      { status: 'SHORTLISTED', at: '2026-11-20T12:00:00.000Z' },
      { status: 'SCHEDULED', at: '2026-11-20T15:00:00.000Z' },
    ],
    interview: {
      at: '2026-11-24T05:30:00.000Z',
      place: 'Kothrud, Pune',
      note: null,
      id: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4d34',
      reply: null,
      proposedAt: null,
      outcome: null,
    },
    canWithdraw: true,
    reapplyFrom: null,
  },
};

export const applicationExamples: ExamplesOf<typeof routes> = {
  jobSave: {
    input: { jobId, isSaved: false },
    output: { message: 'Job saved successfully', isSaved: true },
  },
  jobNotInterested: { input: { jobId }, output: { message: 'You will not see this job again' } },
  jobUndoNotInterested: { input: { jobId }, output: { message: 'The job is back in your lists' } },
  jobApply: {
    input: {
      jobId,
      companyId: exampleJobCard.companyId,
      point: EXAMPLE_POINT,
      isAvailableInCity: true,
      knowsEnglish: false,
    },
    output: { message: 'You have successfully applied for job', credits: 9, status: 'APPLIED' },
  },
  jobWithdraw: { input: { jobId }, output: { message: 'You have withdrawn your application' } },
  interviewAnswer: {
    input: {
      interviewId: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4d34',
      // Not another time: it would have to be in the future when the example is sent.
      reply: 'CONFIRMED',
      at: '2026-11-24T05:30:00.000Z',
    },
    output: { message: 'Your answer is on its way' },
  },
  interviewCalendar: {
    input: { interviewId: '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4d34' },
    output: { fileName: 'interview.ics', calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
  },
  myJobs: {
    input: { tab: 'ALL', size: 10 },
    output: {
      tab: 'ALL',
      jobs: [scheduled],
      counts: {
        ALL: 1,
        APPLIED: 0,
        SHORTLISTED: 0,
        SCHEDULED: 1,
        INTERVIEWED: 0,
        HIRED: 0,
        REJECTED: 0,
        SAVED: 4,
      },
      nextCursor: null,
      meta: EXAMPLE_META,
    },
  },
};
