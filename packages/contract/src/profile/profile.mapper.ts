import type * as z from 'zod/mini';
import { EXPERIENCE_WIRE, termFromWire } from '../jobs/job-terms.mapper.ts';
import { metaFromWire, metaToWire, pointFromWire, presentText } from '../shared/shared.mapper.ts';
import type { CandidateProfile, EducationLine, LatestJob, ProfileFile } from './profile.domain.ts';
import type { wireEducationLine, wireProfile, wireProfileFile } from './profile.wire.ts';
import { PROFILE_WEIGHTS, type ProfilePart } from './profile-completion.ts';
import { GENDER_WIRE, skillsFromWire, skillsToWire } from './profile-terms.mapper.ts';

type WireProfile = z.infer<typeof wireProfile>;
type WireFile = z.infer<typeof wireProfileFile>;

function lineToWire(line: EducationLine): z.infer<typeof wireEducationLine> {
  return {
    level: line.level,
    examName: line.examName,
    passingYear: line.passingYear,
    institute: line.institute,
    percentage: line.percentage,
  };
}

function lineFromWire(wire: z.infer<typeof wireEducationLine>): EducationLine {
  return {
    level: wire.level,
    examName: wire.examName,
    passingYear: wire.passingYear,
    institute: wire.institute,
    percentage: wire.percentage,
  };
}

function fileToWire(file: ProfileFile): WireFile {
  return { key: file.key, name: file.name, thumbKey: file.thumbnailKey };
}

function fileFromWire(wire: WireFile): ProfileFile {
  return { key: wire.key, name: wire.name, thumbnailKey: wire.thumbKey };
}

function flatFileFromWire(key: string, name: string, thumbnail: string): ProfileFile | null {
  return key ? { key, name, thumbnailKey: presentText(thumbnail) ?? null } : null;
}

function latestJobToWire(job: LatestJob | null) {
  return {
    organizationName: job?.organization ?? '',
    jobPosition: job?.position ?? '',
    jobIndustry: job?.industry ?? '',
    jobStartDate: job?.startDay ?? '',
    jobEndDate: job?.endDay ?? '',
    jobEndDateOnProfile: job?.isCurrent ? 'Present' : (job?.endDay ?? ''),
    currentlyWorking: job?.isCurrent ?? false,
  };
}

function latestJobFromWire(wire: WireProfile): LatestJob | null {
  if (!wire.organizationName && !wire.jobPosition) return null;
  return {
    organization: wire.organizationName,
    position: wire.jobPosition,
    industry: wire.jobIndustry,
    startDay: presentText(wire.jobStartDate) ?? null,
    endDay: presentText(wire.jobEndDate) ?? null,
    isCurrent: wire.currentlyWorking,
  };
}

function personalToWire(profile: CandidateProfile) {
  return {
    jobseekerId: profile.id,
    jobseekerName: profile.name,
    phone: profile.phone ?? '',
    ismobileVerified: profile.isMobileVerified,
    email: profile.email,
    EmailAddress: profile.email,
    emailAdddress: profile.email,
    dob: profile.birthDay ?? '',
    gender: profile.gender ? GENDER_WIRE[profile.gender] : ('' as const),
    city: profile.city ?? '',
    latitude: profile.position?.latitude ?? null,
    longitude: profile.position?.longitude ?? null,
    fatherName: profile.fatherName,
    motherName: profile.motherName,
    linkedinUrl: profile.links.linkedin ?? '',
    facebookUrl: profile.links.facebook ?? '',
    instagramUrl: profile.links.instagram ?? '',
    jobseekerImage: profile.photo ?? '',
  };
}

function standingToWire(profile: CandidateProfile) {
  return {
    profilePercentage: profile.completion.percentage,
    profileNextStep: profile.completion.nextStep,
    candidateCredits: profile.credits,
    applied: profile.counts.applied,
    shortlisted: profile.counts.shortlisted,
    scheduled: profile.counts.scheduled,
    hired: profile.counts.hired,
    isAvailable: profile.isAvailable,
    referralCode: profile.referralCode,
    selectedLang: profile.language,
  };
}

function papersToWire(profile: CandidateProfile) {
  const { resume, video, identity } = profile;
  return {
    resume: resume?.key ?? '',
    resumeName: resume?.name ?? '',
    resumePdfThumb: resume?.thumbnailKey ?? '',
    videoResume: video?.key ?? '',
    videoResumeName: video?.name ?? '',
    resumeVideoThumb: video?.thumbnailKey ?? '',
    identityProof: identity.identityProof && fileToWire(identity.identityProof),
    aadhaar: identity.aadhaar && fileToWire(identity.aadhaar),
    aadhaarLastFour: identity.aadhaarLastFour,
    certificates: profile.certificates.map(fileToWire),
  };
}

export function profileToWire(profile: CandidateProfile): WireProfile {
  return {
    ...personalToWire(profile),
    ...standingToWire(profile),
    ...papersToWire(profile),
    aboutMe: profile.about,
    profileSummary: profile.fresherSummary,
    professionalSummary: profile.professionalSummary,
    skills: skillsToWire(profile.skills),
    skillNames: profile.skillNames && [...profile.skillNames],
    experience: profile.experienceKind ? EXPERIENCE_WIRE[profile.experienceKind] : '',
    ...latestJobToWire(profile.latestJob),
    highestDegree: profile.education.map(lineToWire),
    interests: [...profile.interests],
    ...metaToWire(profile.meta),
  };
}

function nextStepFromWire(word: string | null): ProfilePart | null {
  return word && word in PROFILE_WEIGHTS ? (word as ProfilePart) : null;
}

function personalFromWire(wire: WireProfile) {
  return {
    id: wire.jobseekerId,
    name: wire.jobseekerName,
    phone: presentText(wire.phone) ?? null,
    isMobileVerified: wire.ismobileVerified,
    email: wire.email,
    birthDay: presentText(wire.dob) ?? null,
    gender: termFromWire(GENDER_WIRE, wire.gender) ?? null,
    city: presentText(wire.city) ?? null,
    position: pointFromWire(wire.latitude, wire.longitude) ?? null,
    fatherName: wire.fatherName,
    motherName: wire.motherName,
    links: {
      linkedin: presentText(wire.linkedinUrl) ?? null,
      facebook: presentText(wire.facebookUrl) ?? null,
      instagram: presentText(wire.instagramUrl) ?? null,
    },
    photo: presentText(wire.jobseekerImage) ?? null,
  };
}

function papersFromWire(wire: WireProfile) {
  return {
    resume: flatFileFromWire(wire.resume, wire.resumeName, wire.resumePdfThumb),
    video: flatFileFromWire(wire.videoResume, wire.videoResumeName, wire.resumeVideoThumb),
    identity: {
      identityProof: wire.identityProof && fileFromWire(wire.identityProof),
      aadhaar: wire.aadhaar && fileFromWire(wire.aadhaar),
      aadhaarLastFour: wire.aadhaarLastFour,
    },
    certificates: wire.certificates.map(fileFromWire),
  };
}

export function profileFromWire(wire: WireProfile): CandidateProfile {
  return {
    ...personalFromWire(wire),
    ...papersFromWire(wire),
    completion: { percentage: wire.profilePercentage, nextStep: nextStepFromWire(wire.profileNextStep) },
    credits: wire.candidateCredits,
    counts: {
      applied: wire.applied,
      shortlisted: wire.shortlisted,
      scheduled: wire.scheduled,
      hired: wire.hired,
    },
    isAvailable: wire.isAvailable,
    about: wire.aboutMe,
    experienceKind: termFromWire(EXPERIENCE_WIRE, wire.experience) ?? null,
    fresherSummary: wire.profileSummary,
    professionalSummary: wire.professionalSummary,
    skills: skillsFromWire(wire.skills),
    skillNames: wire.skillNames,
    latestJob: latestJobFromWire(wire),
    education: wire.highestDegree.map(lineFromWire),
    interests: wire.interests,
    referralCode: wire.referralCode,
    language: wire.selectedLang,
    meta: metaFromWire(wire),
  };
}
