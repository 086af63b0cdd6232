import {
  BLOCK_FIELDS,
  JOB_BLOCKS,
  type JobFieldName,
  type JobFields,
  type JobProblem,
  type JobProblemCode,
  PLACE_FAR_KM,
} from '@nukkad/contract/partner/job-fields.wire.ts';
import { kmBetween } from '@nukkad/domain/geo.ts';
import { checkPay, leastPay, type PayFacts } from '../checks/check-pay.ts';
import { checkPlace } from '../checks/check-place.ts';
import { findDemand } from '../checks/check-words.ts';
import type { CheckRecords } from '../checks/index.ts';
import { requirementsHtml } from './job-text.ts';
import { cityOf, type PostingRecords } from './posting-records.ts';

/** The fields without which no job can be published. */
const REQUIRED: readonly JobFieldName[] = [
  'title',
  'profile',
  'payMin',
  'jobType',
  'city',
  'address',
  'latitude',
  'longitude',
];

const blockOf = (field: JobFieldName) =>
  JOB_BLOCKS.find((block) => BLOCK_FIELDS[block].includes(field)) ?? 'work';

function problem(field: JobFieldName, code: JobProblemCode, more: Partial<JobProblem> = {}): JobProblem {
  return { block: blockOf(field), field, code, isBlocking: true, least: null, sentence: null, ...more };
}

function workProblems({ profile, subProfile }: JobFields, { profiles }: PostingRecords): JobProblem[] {
  if (!profile) return [];
  const found = profiles.profile(profile);
  if (found === undefined || found.isRetired || found.key !== profile) return [problem('profile', 'UNKNOWN')];
  if (!subProfile || profiles.subProfile(profile, subProfile) === subProfile) return [];
  return [problem('subProfile', 'UNKNOWN')];
}

function rangeProblems(fields: JobFields): JobProblem[] {
  const isReversed = (low: number | null | undefined, high: number | null | undefined) =>
    high !== null && high !== undefined && (low ?? 0) > high;
  return [
    ...(isReversed(fields.payMin, fields.payMax) ? [problem('payMax', 'REVERSED')] : []),
    ...(isReversed(fields.experienceMin, fields.experienceMax) ? [problem('experienceMax', 'REVERSED')] : []),
  ];
}

/** Returns the facts of a pay in a city for the check; null if the work or the kind of job is missing. */
export function payFactsOf(
  fields: JobFields,
  city: { readonly id: number } | undefined,
  { places, minimumWages }: CheckRecords,
): PayFacts | null {
  if (!fields.profile || !fields.jobType) return null;
  const place = city === undefined ? undefined : places.city(city.id);
  return {
    jobType: fields.jobType,
    profileKey: fields.profile,
    subProfileKey: fields.subProfile ?? null,
    payMin: fields.payMin ?? null,
    payMax: fields.payMax ?? null,
    experienceMinYears: fields.experienceMin ?? 0,
    experienceMaxYears: fields.experienceMax ?? null,
    population: place?.population ?? 0,
    minimumWage: minimumWages.get(place?.state ?? '') ?? null,
    lowestMinimumWage: minimumWages.size === 0 ? null : Math.min(...minimumWages.values()),
  };
}

function payProblems(fields: JobFields, { records, places }: PostingRecords): JobProblem[] {
  const city = fields.city ? cityOf({ places }, fields.city) : undefined;
  const facts = payFactsOf(fields, city, records);
  if (facts === null) return [];
  const { reason } = checkPay(facts);
  if (reason === 'below-minimum-wage' || reason === 'stipend-far-below')
    return [problem('payMin', 'PAY_UNLAWFUL', { least: leastPay(facts) })];
  if (reason === 'too-good-to-be-true' || reason === 'stipend-far-above')
    return [problem('payMax', 'PAY_DOUBTFUL', { isBlocking: false })];
  return [];
}

function placeProblems(fields: JobFields, { records, places }: PostingRecords): JobProblem[] {
  if (!fields.city) return [];
  const city = cityOf({ places }, fields.city);
  if (city === undefined) return [problem('city', 'UNKNOWN')];
  const { address, latitude, longitude } = fields;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  if (kmBetween(city.position, { latitude, longitude }) > PLACE_FAR_KM)
    return [problem('latitude', 'PLACE_FAR')];
  if (!address) return [];
  const { outcome } = checkPlace({ cityKey: city.id, address, latitude, longitude }, records.places);
  return outcome === 'FAILED' ? [problem('address', 'PLACE_DOUBTFUL', { isBlocking: false })] : [];
}

/** Returns the line of a text that asks for money; null if none does. */
function demandIn(text: string | null | undefined): string | null {
  const demand = text ? findDemand(requirementsHtml(text, '')) : null;
  if (!text || demand === null) return null;
  const line = text.split('\n').find((one) => findDemand(requirementsHtml(one, '')) !== null);
  return (line ?? demand).trim();
}

function wordProblems(fields: JobFields): JobProblem[] {
  return (['title', 'requirements'] as const).flatMap((field) => {
    const sentence = demandIn(fields[field]);
    return sentence === null ? [] : [problem(field, 'ASKS_MONEY', { isBlocking: false, sentence })];
  });
}

/** Returns what is missing or wrong in the fields of a job, in the order of the blocks. */
export function problemsOf(fields: JobFields, records: PostingRecords): JobProblem[] {
  const missing = REQUIRED.filter((name) => fields[name] === undefined || fields[name] === null);
  const all = [
    ...missing.map((name) => problem(name, 'MISSING')),
    ...workProblems(fields, records),
    ...rangeProblems(fields),
    ...payProblems(fields, records),
    ...placeProblems(fields, records),
    ...wordProblems(fields),
  ];
  return JOB_BLOCKS.flatMap((block) => all.filter((one) => one.block === block));
}
