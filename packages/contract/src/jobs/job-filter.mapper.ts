import type * as z from 'zod/mini';
import { EXPERIENCE_YEARS_MAX, PAGE_SIZE_DEFAULT, SALARY_MAX, SALARY_MIN } from '../constants.ts';
import { ContractInputError, type InputIssue } from '../errors.ts';
import { pointFromWire, presentText } from '../shared/shared.mapper.ts';
import { jobCardFromWire, jobCardToWire } from './job.mapper.ts';
import type { wireJobFilterRequest, wireJobFilterResult, wireUnderstoodTerm } from './job.wire.ts';
import type { JobFilterInput, JobFilterOutput, LoosenPair, UnderstoodTerm } from './job-filter.domain.ts';
import { EXPERIENCE_WIRE, JOB_TYPE_WIRE, QUALIFICATION_WIRE, termFromWire } from './job-terms.mapper.ts';

type WireFilter = z.infer<typeof wireJobFilterRequest>;
type WireFiltered = z.infer<typeof wireJobFilterResult>;
type Range = readonly [number, number];

/** A slider's two ends; absent when untouched (the whole range). Throws when the lower end is above the upper. */
function rangeFromWire(
  path: string,
  ends: number[] | undefined,
  whole: Range,
  issues: InputIssue[],
): Range | undefined {
  if (!ends) return undefined;
  const [low, high] = ends as [number, number];
  if (low > high) issues.push({ path, message: 'the lower end is above the upper end' });
  return low === whole[0] && high === whole[1] ? undefined : [low, high];
}

function halfPointIssues(wire: WireFilter): InputIssue[] {
  const hasLatitude = typeof wire.latitude === 'number';
  if (hasLatitude === (typeof wire.longitude === 'number')) return [];
  return [
    { path: hasLatitude ? 'longitude' : 'latitude', message: 'a point needs both latitude and longitude' },
  ];
}

export function jobFilterFromWire(wire: WireFilter): JobFilterInput {
  const issues = halfPointIssues(wire);
  const years = rangeFromWire('experienceLevel', wire.experienceLevel, [0, EXPERIENCE_YEARS_MAX], issues);
  const pay = rangeFromWire('salary', wire.salary, [SALARY_MIN, SALARY_MAX], issues);
  if (issues.length > 0) throw new ContractInputError(issues);
  return {
    text: presentText(wire.searchText),
    jobProfile: presentText(wire.jobProfile),
    jobType: termFromWire(JOB_TYPE_WIRE, wire.jobType),
    experience: termFromWire(EXPERIENCE_WIRE, wire.experience),
    experienceYears: years,
    pay,
    qualification: termFromWire(QUALIFICATION_WIRE, wire.qualification),
    city: presentText(wire.city),
    point: pointFromWire(wire.latitude, wire.longitude) ?? pointFromWire(wire.currentLat, wire.currentLng),
    radiusKm: wire.radius,
    sortBy: wire.sortBy === 'nearest' ? 'NEAREST' : 'NEWEST',
    page: wire.pageNo ?? 1,
    size: wire.size ?? PAGE_SIZE_DEFAULT,
    cursor: presentText(wire.cursor),
  };
}

export function jobFilterToWire(input: JobFilterInput): WireFilter {
  return {
    loginFrom: 'Web',
    searchText: input.text,
    jobProfile: input.jobProfile,
    jobType: input.jobType && JOB_TYPE_WIRE[input.jobType],
    experience: input.experience && EXPERIENCE_WIRE[input.experience],
    experienceLevel: input.experienceYears && [...input.experienceYears],
    salary: input.pay && [...input.pay],
    qualification: input.qualification && QUALIFICATION_WIRE[input.qualification],
    city: input.city,
    latitude: input.point?.latitude,
    longitude: input.point?.longitude,
    radius: input.radiusKm,
    sortBy: input.sortBy === 'NEAREST' ? 'nearest' : 'newest',
    pageNo: input.page,
    size: input.size,
    cursor: input.cursor,
  };
}

type WireTerm = z.infer<typeof wireUnderstoodTerm>;

export function understoodToWire({ spans, ...term }: UnderstoodTerm): WireTerm {
  return { ...term, spans: spans?.map((span) => [...span]) };
}

export function understoodFromWire({ kind, spans, ...term }: WireTerm): UnderstoodTerm {
  return {
    ...term,
    kind: kind as UnderstoodTerm['kind'],
    spans: spans?.map(([from = 0, to = 0]) => [from, to] as const),
  };
}

function cappedToWire<T extends { isTotalCapped?: boolean | undefined }>({ isTotalCapped, ...way }: T) {
  return { ...way, totalIsCapped: isTotalCapped };
}

function cappedFromWire<T extends { totalIsCapped?: boolean | undefined }>({ totalIsCapped, ...way }: T) {
  return { ...way, isTotalCapped: totalIsCapped };
}

type WireTogether = NonNullable<WireFiltered['loosenTogether']>[number];

function togetherToWire(pair: LoosenPair): WireTogether {
  return cappedToWire({ ...pair, filters: pair.filters.map((one) => ({ ...one })) });
}

export function jobFilterResultToWire(output: JobFilterOutput): WireFiltered {
  return {
    filtered: output.jobs.map(jobCardToWire),
    total: output.total,
    totalIsCapped: output.isTotalCapped,
    nextCursor: output.nextCursor,
    nearby: output.nearby.map(jobCardToWire),
    understood: output.understood.map(understoodToWire),
    loosen: output.loosen.map(cappedToWire),
    loosenTogether: output.loosenTogether?.map(togetherToWire),
  };
}

export function jobFilterResultFromWire(wire: WireFiltered): JobFilterOutput {
  return {
    jobs: wire.filtered.map(jobCardFromWire),
    total: wire.total,
    isTotalCapped: wire.totalIsCapped,
    nextCursor: wire.nextCursor,
    nearby: wire.nearby.map(jobCardFromWire),
    understood: wire.understood.map(understoodFromWire),
    loosen: wire.loosen.map(cappedFromWire),
    loosenTogether: wire.loosenTogether?.map(cappedFromWire),
  };
}
