import type * as z from 'zod/mini';
import { EXPERIENCE_WIRE } from '../jobs/job-terms.mapper.ts';
import { skillsFromWire, skillsToWire } from '../profile/profile-terms.mapper.ts';
import { presentText } from '../shared/shared.mapper.ts';
import type { FresherInput, SaveWorkInput, WorkEntry, WorkInput } from './experience.domain.ts';
import type { wireAddWorkRequest, wireWorkEntry } from './experience.wire.ts';

type WireEntry = z.infer<typeof wireWorkEntry>;
type WireForm = z.infer<typeof wireAddWorkRequest>;

export function workEntryToWire(entry: WorkEntry): WireEntry {
  return {
    expId: entry.id,
    jobseekerId: entry.candidateId,
    organizationName: entry.organization,
    jobPosition: entry.position,
    experience: EXPERIENCE_WIRE.EXPERIENCED,
    experienceLevel: entry.levelYears,
    userCurrentLocation: entry.location,
    professionalSummary: entry.summary,
    jobIndustry: entry.industry,
    jobStartDate: entry.startDay ?? '',
    jobEndDate: entry.endDay ?? '',
    currentlyWorking: entry.isCurrent,
    skills: skillsToWire(entry.skills),
  };
}

export function workEntryFromWire(wire: WireEntry): WorkEntry {
  return {
    id: wire.expId,
    candidateId: wire.jobseekerId,
    organization: wire.organizationName,
    position: wire.jobPosition,
    levelYears: wire.experienceLevel,
    location: wire.userCurrentLocation,
    summary: wire.professionalSummary,
    industry: wire.jobIndustry,
    startDay: presentText(wire.jobStartDate) ?? null,
    endDay: presentText(wire.jobEndDate) ?? null,
    isCurrent: wire.currentlyWorking,
    skills: skillsFromWire(wire.skills),
  };
}

function levelFromWire(level: WireForm['experienceLevel']): number {
  return typeof level === 'number' ? level : Number.parseInt(level ?? '', 10) || 0;
}

export function workInputFromWire(wire: WireForm): WorkInput {
  return {
    kind: 'EXPERIENCED',
    organization: presentText(wire.organizationName),
    position: presentText(wire.jobPosition),
    levelYears: levelFromWire(wire.experienceLevel),
    location: presentText(wire.userCurrentLocation),
    summary: presentText(wire.professionalSummary),
    industry: presentText(wire.jobIndustry),
    startDate: presentText(wire.jobStartDate),
    endDate: presentText(wire.jobEndDate),
    isCurrent: wire.currentlyWorking ?? false,
    skills: skillsFromWire(wire.skills),
  };
}

function fresherFromWire(wire: WireForm): FresherInput {
  return {
    kind: 'FRESHER',
    summary: (wire.profileSummary ?? '').trim(),
    skills: skillsFromWire(wire.skills),
  };
}

/**
 * Detects which of the two forms was sent. Older clients do not always send the kind, but only the job form has an
 * organization.
 */
export function saveWorkFromWire(wire: WireForm): SaveWorkInput {
  const isFresher = wire.experience
    ? wire.experience === EXPERIENCE_WIRE.FRESHER
    : !presentText(wire.organizationName) && presentText(wire.profileSummary) !== undefined;
  return isFresher ? fresherFromWire(wire) : workInputFromWire(wire);
}

export function workInputToWire(input: WorkInput): WireForm {
  return {
    loginFrom: 'Web',
    experience: EXPERIENCE_WIRE.EXPERIENCED,
    organizationName: input.organization,
    jobPosition: input.position,
    experienceLevel: input.levelYears,
    userCurrentLocation: input.location,
    professionalSummary: input.summary,
    jobIndustry: input.industry,
    jobStartDate: input.startDate,
    jobEndDate: input.endDate,
    currentlyWorking: input.isCurrent,
    skills: skillsToWire(input.skills),
  };
}

export function saveWorkToWire(input: SaveWorkInput): WireForm {
  if (input.kind === 'EXPERIENCED') return workInputToWire(input);
  return {
    loginFrom: 'Web',
    experience: EXPERIENCE_WIRE.FRESHER,
    profileSummary: input.summary,
    skills: skillsToWire(input.skills),
  };
}
