import type { IndustrySector, WorkEntry, WorkInput } from '@nukkad/contract';
import { readSkills, skillsText } from './skills-text.ts';

/** The values of the experience form. */
export interface WorkValues {
  readonly organization: string;
  readonly position: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly isCurrent: boolean;
  /** The name of a sector. For "Other", `ownIndustry` contains the industry. */
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

/** Returns the form's initial values for a saved job. */
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

/** Returns the request to save the form. */
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
