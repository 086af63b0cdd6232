import { APPLICANT_STAGES, type ApplicantStage } from '@nukkad/contract/partner/applicant.routes.ts';
import { describe, expect, it } from 'vitest';
import { NEXT_STAGES } from './answer-target.ts';

const OVER: readonly ApplicantStage[] = ['HIRED', 'REJECTED'];
const OPEN = APPLICANT_STAGES.filter((stage) => !OVER.includes(stage));

/** The stages from which a list offers a stage. */
const offering = (next: ApplicantStage) =>
  APPLICANT_STAGES.filter((stage) => NEXT_STAGES[stage].includes(next));

describe('the answers of a list', () => {
  it.each(['SCHEDULED', 'HIRED', 'REJECTED'] as const)('offer %s to everybody who waits', (next) => {
    expect(offering(next)).toEqual(OPEN);
  });

  it('offer the shortlist to new people only, and "was interviewed" only after an interview was agreed', () => {
    expect(offering('SHORTLISTED')).toEqual(['APPLIED']);
    expect(offering('INTERVIEWED')).toEqual(['SCHEDULED']);
  });

  it('never lead back to the beginning, and nowhere from the end', () => {
    expect(offering('APPLIED')).toEqual([]);
    for (const stage of OVER) expect(NEXT_STAGES[stage]).toEqual([]);
  });
});
