import type { IndustrySector, WorkEntry, WorkInput } from '@nukkad/contract';
import { readSkills, skillsText } from './skills-text.ts';

/** The experience form as typed. */
export interface WorkValues {
  readonly organization: string;
  readonly position: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly isCurrent: boolean;
  /** A sector's name; the one for Other means that `ownIndustry` says it. */
  readonly sector: string;
  readonly ownIndustry: string;
  readonly levelYears: number;
  readonly location: string;
  readonly summary: string;
  readonly skills: string;
}

export const NEW_WORK: WorkValues = {
  organization: '',
  position: '',
  startDate: '',
  endDate: '',
  isCurrent: false,
  sector: '',
  ownIndustry: '',
  levelYears: 0,
  location: '',
  summary: '',
  skills: '',
};

/** What the form begins with when a saved job is changed. */
export function valuesOf(entry: WorkEntry, sectors: readonly IndustrySector[]): WorkValues {
  const isListed = sectors.some((sector) => sector.name === entry.industry && !sector.isOther);
  const other = sectors.find((sector) => sector.isOther)?.name ?? '';
  return {
    organization: entry.organization,
    position: entry.position,
    startDate: entry.startDay ?? '',
    endDate: entry.endDay ?? '',
    isCurrent: entry.isCurrent,
    sector: entry.industry === '' || isListed ? entry.industry : other,
    ownIndustry: isListed ? '' : entry.industry,
    levelYears: entry.levelYears,
    location: entry.location,
    summary: entry.summary,
    skills: skillsText(entry.skills),
  };
}

/** What is sent. */
export function workInputOf(values: WorkValues, isOtherSector: boolean): WorkInput {
  return {
    kind: 'EXPERIENCED',
    organization: values.organization.trim(),
    position: values.position.trim(),
    levelYears: values.levelYears,
    location: values.location.trim() || undefined,
    summary: values.summary.trim(),
    industry: (isOtherSector ? values.ownIndustry.trim() : values.sector) || undefined,
    startDate: values.startDate,
    endDate: values.isCurrent ? undefined : values.endDate,
    isCurrent: values.isCurrent,
    skills: readSkills(values.skills),
  };
}
