import type * as z from 'zod/mini';
import { termFromWire } from '../jobs/job-terms.mapper.ts';
import { pointFromWire, presentNumber, presentText } from '../shared/shared.mapper.ts';
import type { DegreePatch, PersonalPatch, ProfileEdit, ProfilePatch } from './profile.domain.ts';
import type { wireProfileEdit, wireProfilePatch } from './profile.wire.ts';
import { GENDER_WIRE } from './profile-terms.mapper.ts';

type WirePatch = z.infer<typeof wireProfilePatch>;

function personalFromWire(wire: WirePatch): PersonalPatch | undefined {
  const { jobseekerName, dob, gender, phone, city, latitude, longitude } = wire;
  const sent = [jobseekerName, dob, gender, phone, city, latitude, longitude];
  if (sent.every((value) => value === undefined)) return undefined;
  // Older forms send null with their other fields if they do not know the position. That must not remove it.
  const isRemoval = latitude === null && longitude === null && sent.every((value) => !value);
  return {
    name: presentText(jobseekerName),
    birthDate: presentText(dob),
    gender: termFromWire(GENDER_WIRE, gender ?? ''),
    phone: presentText(phone),
    city: presentText(city),
    point: isRemoval ? null : pointFromWire(latitude, longitude),
  };
}

function degreesFromWire(wire: WirePatch): DegreePatch[] {
  const ug = [wire.UGExamName, wire.UGPassingYear, wire.UGPercentage, wire.clgNameUg];
  const pg = [wire.PGExamName, wire.PGPassingYear, wire.PGPercentage, wire.clgNamePg];
  const degrees: DegreePatch[] = [];
  if (ug.some((value) => value !== undefined))
    degrees.push({
      level: 'UG',
      degreeName: presentText(wire.UGExamName),
      passingYear: presentNumber(wire.UGPassingYear),
      percentage: presentNumber(wire.UGPercentage),
      institute: presentText(wire.clgNameUg),
    });
  if (pg.some((value) => value !== undefined))
    degrees.push({
      level: 'PG',
      degreeName: presentText(wire.PGExamName),
      passingYear: presentNumber(wire.PGPassingYear),
      percentage: presentNumber(wire.PGPercentage),
      institute: presentText(wire.clgNamePg),
    });
  return degrees;
}

export function profilePatchFromWire(wire: WirePatch): ProfilePatch {
  return {
    personal: personalFromWire(wire),
    about: wire.aboutMe === undefined ? undefined : (wire.aboutMe ?? ''),
    aadhaarLastFour: wire.aadhaarLastFour ?? undefined,
    degrees: degreesFromWire(wire),
  };
}

export function profilePatchToWire(patch: ProfilePatch): WirePatch {
  const { personal } = patch;
  const ug = patch.degrees.find((degree) => degree.level === 'UG');
  const pg = patch.degrees.find((degree) => degree.level === 'PG');
  return {
    loginFrom: 'Web',
    jobseekerName: personal && (personal.name ?? ''),
    dob: personal?.birthDate,
    gender: personal?.gender && GENDER_WIRE[personal.gender],
    phone: personal?.phone,
    city: personal?.city,
    latitude: personal?.point === null ? null : personal?.point?.latitude,
    longitude: personal?.point === null ? null : personal?.point?.longitude,
    aboutMe: patch.about,
    aadhaarLastFour: patch.aadhaarLastFour,
    UGExamName: ug?.degreeName,
    UGPassingYear: ug?.passingYear,
    UGPercentage: ug?.percentage,
    clgNameUg: ug && (ug.institute ?? ''),
    PGExamName: pg?.degreeName,
    PGPassingYear: pg?.passingYear,
    PGPercentage: pg?.percentage,
    clgNamePg: pg && (pg.institute ?? ''),
  };
}

export function profileEditFromWire(wire: z.infer<typeof wireProfileEdit>): ProfileEdit {
  return {
    name: presentText(wire.jobseekerName),
    city: presentText(wire.city),
    birthDate: presentText(wire.dob),
    gender: termFromWire(GENDER_WIRE, wire.gender ?? ''),
    fatherName: presentText(wire.fatherName),
    motherName: presentText(wire.motherName),
    linkedin: presentText(wire.linkedinUrl),
    facebook: presentText(wire.facebookUrl),
    instagram: presentText(wire.instagramUrl),
  };
}

export function profileEditToWire(edit: ProfileEdit): z.infer<typeof wireProfileEdit> {
  return {
    loginFrom: 'Web',
    jobseekerName: edit.name,
    city: edit.city,
    dob: edit.birthDate,
    gender: edit.gender && GENDER_WIRE[edit.gender],
    fatherName: edit.fatherName,
    motherName: edit.motherName,
    linkedinUrl: edit.linkedin,
    facebookUrl: edit.facebook,
    instagramUrl: edit.instagram,
  };
}
