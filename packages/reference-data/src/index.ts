import answerReasonRows from '../data/answer-reasons.json' with { type: 'json' };
import cityRows from '../data/cities.json' with { type: 'json' };
import degreeRows from '../data/degrees.json' with { type: 'json' };
import industrySectorRows from '../data/industry-sectors.json' with { type: 'json' };
import jobProfileRows from '../data/job-profiles.json' with { type: 'json' };
import localityRows from '../data/localities.json' with { type: 'json' };
import minimumWageTable from '../data/minimum-wages.json' with { type: 'json' };
import reportReasonRows from '../data/report-reasons.json' with { type: 'json' };
import skillRows from '../data/skills.json' with { type: 'json' };
import stateRows from '../data/states.json' with { type: 'json' };
import universityRows from '../data/universities.json' with { type: 'json' };
import type {
  AnswerReasonRow,
  CityRow,
  DegreeRow,
  IndustrySectorRow,
  JobProfileRow,
  LocalityRow,
  MinimumWages,
  ReportReasonRow,
  SkillRow,
  StateRow,
  UniversityRow,
} from './types.ts';

/** 1065 cities and towns, largest first. */
export const cities: readonly CityRow[] = cityRows;

/** The 36 states and union territories, by English name. */
export const states: readonly StateRow[] = stateRows;

/** Well-known parts of the larger cities. */
export const localities: readonly LocalityRow[] = localityRows;

/** The 22 job profiles, in the order in which they are shown. */
export const jobProfiles: readonly JobProfileRow[] = jobProfileRows;

/** Skills in three languages, each with the profiles that it belongs to. The first profile is the main one. */
export const skills: readonly SkillRow[] = skillRows;

/** Names of Indian universities and institutes. */
export const universities: readonly UniversityRow[] = universityRows;

/** Degrees, in the order in which they are shown. 'Other' is last in each level. */
export const degrees: readonly DegreeRow[] = degreeRows as DegreeRow[];

/** Industry sectors, in the order in which they are shown. 'Other' is last. */
export const industrySectors: readonly IndustrySectorRow[] = industrySectorRows;

/** Reasons to report a job, in the order in which they are shown. 'Other' is last. */
export const reportReasons: readonly ReportReasonRow[] = reportReasonRows;

/** Reasons for a refusal, in the order in which they are shown. 'Other' is last. */
export const answerReasons: readonly AnswerReasonRow[] = answerReasonRows;

/** Approximate legal minimum wages by state. The field `note` explains their sources. */
export const minimumWages: MinimumWages = minimumWageTable;

export { POPULAR_CITY_SLUGS } from './popular-cities.ts';
export type * from './types.ts';
