import type * as z from 'zod/mini';
import { iconFromWire, iconToWire } from '../shared/icon-path.mapper.ts';
import type { ExperienceKind, FilterOptions, JobProfileOption, Qualification } from './job.domain.ts';
import type { wireFilterOptions, wireJobProfileOption } from './job.wire.ts';
import { EXPERIENCE_WIRE, JOB_TYPE_WIRE, QUALIFICATION_WIRE, termFromWire } from './job-terms.mapper.ts';

type WireProfileOption = z.infer<typeof wireJobProfileOption>;
type WireOptions = z.infer<typeof wireFilterOptions>;

const QUALIFICATION_NAME = { SSC: '10th', HSSC: '12th', UG: 'Graduate', PG: 'Post graduate' } as const;

export function jobProfileToWire(profile: JobProfileOption, isSelected: boolean): WireProfileOption {
  return {
    key: profile.key,
    jobName: profile.name.en,
    names: { en: profile.name.en, hi: profile.name.hi, mr: profile.name.mr },
    jobIcon_white: iconToWire('profiles', profile.icon, 'white'),
    jobIcon_blue: iconToWire('profiles', profile.icon, 'blue'),
    selected: isSelected,
  };
}

export function jobProfileFromWire(wire: WireProfileOption): JobProfileOption {
  return {
    key: wire.key,
    name: { en: wire.names.en, hi: wire.names.hi, mr: wire.names.mr },
    icon: iconFromWire(wire.jobIcon_blue) ?? wire.key,
  };
}

export function filterOptionsToWire(options: FilterOptions): WireOptions {
  return {
    jobProfiles: options.jobProfiles.map((profile) => jobProfileToWire(profile, false)),
    jobTypes: options.jobTypes.map((type) => ({
      type: JOB_TYPE_WIRE[type],
      icon: iconToWire('terms', type.toLowerCase().replace('_', '-')),
    })),
    experience: options.experience.map((kind) => ({
      exp: EXPERIENCE_WIRE[kind],
      icon: iconToWire('terms', kind.toLowerCase()),
    })),
    education: options.qualifications.map((key) => ({
      name: QUALIFICATION_NAME[key],
      std: QUALIFICATION_WIRE[key],
    })),
  };
}

export function filterOptionsFromWire(wire: WireOptions): FilterOptions {
  return {
    jobProfiles: wire.jobProfiles.map(jobProfileFromWire),
    jobTypes: wire.jobTypes.flatMap((entry) => termFromWire(JOB_TYPE_WIRE, entry.type) ?? []),
    experience: wire.experience.flatMap((entry): ExperienceKind[] => {
      const kind = termFromWire(EXPERIENCE_WIRE, entry.exp);
      return kind ? [kind] : [];
    }),
    qualifications: wire.education.flatMap((entry): Qualification[] => {
      const key = termFromWire(QUALIFICATION_WIRE, entry.std);
      return key ? [key] : [];
    }),
  };
}
