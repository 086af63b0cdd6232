import { JOB_FILTERS } from '@nukkad/contract';
import type { Facets } from '../facets.ts';

interface FacetColumns {
  readonly low: string;
  readonly high: string;
  readonly type: 'smallint' | 'int';
}

const { jobProfile, jobType, qualification, experienceYears, pay } = JOB_FILTERS;

const single = (column: string): FacetColumns => ({ low: column, high: column, type: 'smallint' });

const ends = ({ columns, unit }: typeof pay | typeof experienceYears): FacetColumns => ({
  low: columns[0],
  high: columns[1],
  type: unit === 'rupees' ? 'int' : 'smallint',
});

/** The columns of the search tables that hold each facet, those that are asked first before the others. */
const FACET_COLUMNS: Readonly<Record<keyof Facets, FacetColumns>> = {
  profile: single(jobProfile.column),
  jobType: single(jobType.attribute.column),
  qualification: single(qualification.attribute.column),
  experience: ends(experienceYears),
  pay: ends(pay),
};

/** Every facet with its columns. */
export const FACET_ENTRIES = Object.entries(FACET_COLUMNS) as (readonly [keyof Facets, FacetColumns])[];
