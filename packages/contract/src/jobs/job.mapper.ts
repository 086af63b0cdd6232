import type * as z from 'zod/mini';
import { presentText } from '../shared/shared.mapper.ts';
import type { AuthenticityCheck, JobCard, JobDetail, Pay, PickedJob, PickReason } from './job.domain.ts';
import type { wireCheck, wireJobCard, wireJobDetail, wirePickedJob } from './job.wire.ts';
import type { Ends } from './job-attributes.ts';
import {
  cardAttributesFromWire,
  cardAttributesToWire,
  cardRangesFromWire,
  cardRangesToWire,
} from './job-filters.mapper.ts';
import {
  APPLICATION_STATUS_WIRE,
  JOB_STATUS_WIRE,
  QUALIFICATION_WIRE,
  termFromWire,
} from './job-terms.mapper.ts';

type WireCard = z.infer<typeof wireJobCard>;

/** "15000-20000", "15000", or "" if the employer does not state the pay. */
export function payToWireText(pay: Pay): string {
  const { min, max } = pay;
  if (min === null || max === null || min === max) return `${min ?? max ?? ''}`;
  return `${min}-${max}`;
}

/** "0 Year" for freshers, "1 Year", "1-3 Years". */
export function experienceToWireText({ min, max }: Ends): string {
  const least = min ?? 0;
  const text = max === null || max === least ? `${least}` : `${least}-${max}`;
  return `${text} ${(max ?? least) <= 1 ? 'Year' : 'Years'}`;
}

export function jobCardToWire(card: JobCard, index = 0): WireCard {
  return {
    jobId: card.id,
    jobTitle: card.title,
    companyId: card.companyId,
    companyName: card.companyName,
    companyImage: card.companyImage ?? '',
    jobProfile: card.jobProfileKey,
    workNames: card.workNames,
    titleAdds: card.titleAdds,
    ...cardAttributesToWire(card),
    salary: payToWireText(card.pay),
    ...cardRangesToWire(card),
    createdDate: card.createdAt,
    createdDateNew: card.createdAt,
    status: JOB_STATUS_WIRE[card.status],
    jobLink: card.link,
    city: card.city,
    cityNames: card.cityNames,
    locality: card.locality,
    localityNames: card.localityNames,
    latitude: card.position?.latitude ?? null,
    longitude: card.position?.longitude ?? null,
    distanceKm: card.distanceKm,
    cityCentreKm: card.cityCentreKm,
    checksPassed: card.checksPassed,
    checksDone: card.checksDone,
    failedCheck: card.failedCheck ?? undefined,
    answersWithin: card.answersWithin,
    isSaved: card.isSaved,
    isShortlisted: card.application ? APPLICATION_STATUS_WIRE[card.application] : '',
    index,
  };
}

export function jobCardFromWire(wire: WireCard): JobCard {
  const { latitude, longitude } = wire;
  return {
    id: wire.jobId,
    title: wire.jobTitle,
    companyId: wire.companyId,
    companyName: wire.companyName,
    companyImage: presentText(wire.companyImage) ?? null,
    jobProfileKey: wire.jobProfile,
    workNames: wire.workNames,
    titleAdds: wire.titleAdds,
    ...cardAttributesFromWire(wire),
    ...cardRangesFromWire(wire),
    createdAt: wire.createdDate,
    status: termFromWire(JOB_STATUS_WIRE, wire.status) ?? 'ACTIVE',
    link: wire.jobLink,
    city: wire.city,
    cityNames: wire.cityNames,
    locality: wire.locality,
    localityNames: wire.localityNames,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    distanceKm: wire.distanceKm,
    cityCentreKm: wire.cityCentreKm,
    checksPassed: wire.checksPassed,
    checksDone: wire.checksDone,
    failedCheck: wire.failedCheck,
    answersWithin: wire.answersWithin,
    isSaved: wire.isSaved,
    application: termFromWire(APPLICATION_STATUS_WIRE, wire.isShortlisted) ?? null,
  };
}

export function pickedJobToWire(job: PickedJob, index = 0): z.infer<typeof wirePickedJob> {
  return {
    ...jobCardToWire(job, index),
    reasons: job.reasons.map((reason) => ({ kind: reason.kind, value: reason.value })),
  };
}

export function pickedJobFromWire(wire: z.infer<typeof wirePickedJob>): PickedJob {
  return {
    ...jobCardFromWire(wire),
    reasons: wire.reasons.map((reason) => ({ kind: reason.kind as PickReason['kind'], value: reason.value })),
  };
}

export function checkToWire(check: AuthenticityCheck): z.infer<typeof wireCheck> {
  return { kind: check.kind, outcome: check.outcome, reason: check.reason, checkedDate: check.checkedAt };
}

export function checkFromWire(wire: z.infer<typeof wireCheck>): AuthenticityCheck {
  return {
    kind: wire.kind as AuthenticityCheck['kind'],
    outcome: wire.outcome,
    reason: wire.reason,
    checkedAt: wire.checkedDate,
  };
}

const GENDER_WIRE = { ANY: 'Any', MALE: 'Male', FEMALE: 'Female' } as const;

export function jobDetailToWire(job: JobDetail): z.infer<typeof wireJobDetail> {
  return {
    ...jobCardToWire(job),
    companyLink: job.companyLink,
    experienceLevel: experienceToWireText(job.experienceYears),
    education: job.qualification ? QUALIFICATION_WIRE[job.qualification] : '',
    gender: GENDER_WIRE[job.gender],
    noOfPositions: job.openings,
    location: job.address,
    requirements: job.requirements,
    reqSkills: [job.skills.join(',')],
    skillNames: job.skillNames && [...job.skillNames],
    viewJob: job.viewCount,
    email: job.contact?.email ?? '',
    contactNo: job.contact?.phone ?? '',
    audioDescription: job.audioDescription,
    expiryDate: job.expiresAt,
    metaElems: { titleNew: job.meta.title, description: job.meta.description, keywords: job.meta.keywords },
    creditsAvailable: job.isWithinWeeklyAllowance,
    candidateCredits: job.credits,
    checks: job.checks.map(checkToWire),
    reapplyFrom: job.reapplyFrom,
    callHours: job.callHours,
    isAnsweringFirst: job.isAnsweringFirst,
  };
}

export function jobDetailFromWire(wire: z.infer<typeof wireJobDetail>): JobDetail {
  const skills = (wire.reqSkills[0] ?? '').split(',').map((skill) => skill.trim());
  return {
    ...jobCardFromWire(wire),
    companyLink: wire.companyLink,
    qualification: termFromWire(QUALIFICATION_WIRE, wire.education) ?? null,
    gender: termFromWire(GENDER_WIRE, wire.gender) ?? 'ANY',
    openings: wire.noOfPositions,
    address: wire.location,
    requirements: wire.requirements,
    skills: skills.filter((skill) => skill !== ''),
    skillNames: wire.skillNames,
    viewCount: wire.viewJob,
    contact: wire.contactNo || wire.email ? { phone: wire.contactNo, email: wire.email } : null,
    audioDescription: wire.audioDescription,
    expiresAt: wire.expiryDate,
    meta: {
      title: wire.metaElems.titleNew,
      description: wire.metaElems.description,
      keywords: wire.metaElems.keywords,
    },
    isWithinWeeklyAllowance: wire.creditsAvailable,
    credits: wire.candidateCredits,
    checks: wire.checks.map(checkFromWire),
    reapplyFrom: wire.reapplyFrom,
    callHours: wire.callHours,
    isAnsweringFirst: wire.isAnsweringFirst,
  };
}
