import type * as z from 'zod/mini';
import type { ExperienceKind, FilterOptions, Qualification } from './job.domain.ts';
import type { wireFilterOptions } from './job.wire.ts';
import { EXPERIENCE_WIRE, JOB_TYPE_WIRE, QUALIFICATION_WIRE, termFromWire } from './job-terms.mapper.ts';

type WireOptions = z.infer<typeof wireFilterOptions>;

const QUALIFICATION_NAME = { SSC: '10th', HSSC: '12th', UG: 'Graduate', PG: 'Post graduate' } as const;

export function filterOptionsToWire(options: FilterOptions): WireOptions {
  return {
    jobProfiles: options.jobProfiles.map((profile) => ({
      key: profile.key,
      jobName: profile.name.en,
      names: { en: profile.name.en, hi: profile.name.hi, mr: profile.name.mr },
      jobIcon_white: `${profile.icon}-white.svg`,
      jobIcon_blue: `${profile.icon}-blue.svg`,
      selected: false,
    })),
    jobTypes: options.jobTypes.map((type) => ({
      type: JOB_TYPE_WIRE[type],
      icon: `${type.toLowerCase().replace('_', '-')}.svg`,
    })),
    experience: options.experience.map((kind) => ({
      exp: EXPERIENCE_WIRE[kind],
      icon: `${kind.toLowerCase()}.svg`,
    })),
    education: options.qualifications.map((key) => ({
      name: QUALIFICATION_NAME[key],
      std: QUALIFICATION_WIRE[key],
    })),
  };
}

export function filterOptionsFromWire(wire: WireOptions): FilterOptions {
  return {
    jobProfiles: wire.jobProfiles.map((profile) => ({
      key: profile.key,
      name: { en: profile.names.en, hi: profile.names.hi, mr: profile.names.mr },
      icon: profile.jobIcon_blue.replace(/-blue\.svg$/, ''),
    })),
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
