import type { ApplicationStatus } from '@nukkad/contract';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { HIDDEN_REASONS } from '@nukkad/job-search/hidden-reasons.ts';
import { describe, expect, it } from 'vitest';
import {
  type AppliedJob,
  checkMayApply,
  type EarlierApplication,
  reapplyFrom,
} from './applications.rules.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

const job: AppliedJob = {
  title: 'Cook',
  companyName: 'Shinde Sweets',
  companyId: 'company',
  status: 'ACTIVE',
  statusReason: null,
  expiresAt: at(DAY_MS),
};
const eligible = { credits: 1, isMobileVerified: true, hasIdentity: true };

interface Case {
  candidate?: Partial<typeof eligible>;
  job?: Partial<AppliedJob>;
  earlier?: Pick<EarlierApplication, 'status' | 'statusChangedAt'>;
  requiresIdentity?: boolean;
}

/** Returns the code of the error; null if applying is allowed. */
function refusalOf({ candidate, job: change, earlier, requiresIdentity = false }: Case): string | null {
  const before = earlier ? { id: 'application', attempt: 1, ...earlier } : null;
  try {
    checkMayApply({ ...eligible, ...candidate }, { ...job, ...change }, before, {
      now: NOW,
      requiresIdentity,
    });
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const earlier = (status: ApplicationStatus, changedAt = NOW) => ({
  earlier: { status, statusChangedAt: changedAt },
});

describe('applying', () => {
  it('is possible until the job expires', () => {
    expect(refusalOf({ job: { expiresAt: at(1) } })).toBeNull();
    expect(refusalOf({ job: { expiresAt: NOW } })).toBe('JOB_NOT_ACTIVE');
    expect(refusalOf({ job: { expiresAt: at(-1) } })).toBe('JOB_NOT_ACTIVE');
    expect(refusalOf({ job: { status: 'CLOSED' } })).toBe('JOB_NOT_ACTIVE');
  });

  it('needs one credit', () => {
    expect(refusalOf({ candidate: { credits: 2 } })).toBeNull();
    expect(refusalOf({ candidate: { credits: 1 } })).toBeNull();
    expect(refusalOf({ candidate: { credits: 0 } })).toBe('NO_CREDITS');
  });

  it('is possible again 30 days after a rejection', () => {
    const rejected = (milliseconds: number) => earlier('REJECTED', at(-30 * DAY_MS + milliseconds));
    expect(refusalOf(rejected(1))).toBe('REAPPLY_TOO_SOON');
    expect(refusalOf(rejected(0))).toBeNull();
    expect(refusalOf(rejected(-1))).toBeNull();
  });

  it('tells a rejected seeker from when it is possible again', () => {
    const changedAt = at(-DAY_MS);
    const from = new Date(changedAt.getTime() + 30 * DAY_MS);
    const rejected = { status: 'REJECTED' as const, statusChangedAt: changedAt };
    expect(reapplyFrom(rejected)).toEqual(from);
    expect(reapplyFrom({ ...rejected, status: 'WITHDRAWN' })).toBeNull();
    const before = { id: 'application', attempt: 1, ...rejected };
    const policy = { now: NOW, requiresIdentity: false };
    expect(() => checkMayApply(eligible, job, before, policy)).toThrow(
      expect.objectContaining({ code: 'REAPPLY_TOO_SOON', extra: { reapplyFrom: from.toISOString() } }),
    );
  });

  it.each(HIDDEN_REASONS)(
    'says of a job that is %s that it is gone, before anything else',
    (statusReason) => {
      const nothing = { credits: 0, isMobileVerified: false };
      const hidden = { statusReason, status: 'CLOSED' as const };
      expect(refusalOf({ job: hidden, candidate: nothing, ...earlier('APPLIED') })).toBe('JOB_REMOVED');
    },
  );

  it('is refused for a reported job, which is paused and not hidden', () => {
    expect(refusalOf({ job: { status: 'PAUSED', statusReason: 'reported' } })).toBe('JOB_NOT_ACTIVE');
  });

  it.each<[ApplicationStatus, string | null]>([
    ['APPLIED', 'ALREADY_APPLIED'],
    ['SHORTLISTED', 'ALREADY_APPLIED'],
    ['SCHEDULED', 'ALREADY_APPLIED'],
    ['INTERVIEWED', 'ALREADY_APPLIED'],
    ['HIRED', 'ALREADY_APPLIED'],
    ['WITHDRAWN', null],
  ])('after an application that is %s gives %s', (status, refusal) => {
    expect(refusalOf(earlier(status))).toBe(refusal);
  });

  it('needs a verified mobile, and an identity paper if the setting requires it', () => {
    expect(refusalOf({ candidate: { isMobileVerified: false } })).toBe('MOBILE_NOT_VERIFIED');
    expect(refusalOf({ candidate: { hasIdentity: false } })).toBeNull();
    expect(refusalOf({ candidate: { hasIdentity: false }, requiresIdentity: true })).toBe('IDENTITY_MISSING');
    expect(refusalOf({ requiresIdentity: true })).toBeNull();
  });
});
