import type { Interview } from '../features/interviews/interview.ts';
import { idOf, JOB_ID } from './sample-applicants.ts';

/** 11:00 in India on a Thursday. */
export const NOW = '2027-03-11T05:30:00.000Z';

/** Returns an interview at noon of the day of `NOW`, without a reply. */
export function sampleInterview(number: number, changes: Partial<Interview> = {}): Interview {
  return {
    id: idOf(700 + number),
    application: idOf(number),
    job: JOB_ID,
    jobTitle: 'Cook',
    firstName: 'Meena',
    at: '2027-03-11T06:30:00.000Z',
    place: 'FC Road, Pune',
    bring: null,
    round: 1,
    sequence: 0,
    reply: null,
    proposedAt: null,
    outcome: null,
    ...changes,
  };
}
