import type * as z from 'zod/mini';
import { PAGE_SIZE_DEFAULT } from '../constants.ts';
import { ContractInputError, type InputIssue } from '../errors.ts';
import { pointFromWire, presentText } from '../shared/shared.mapper.ts';
import { jobCardFromWire, jobCardToWire } from './job.mapper.ts';
import type { wireJobFilterRequest, wireJobFilterResult, wireUnderstoodTerm } from './job.wire.ts';
import type {
  JobFilterInput,
  JobFilterOutput,
  JobStep,
  LoosenPair,
  UnderstoodTerm,
} from './job-filter.domain.ts';
import { jobFiltersFromWire, jobFiltersToWire } from './job-filters.mapper.ts';

type WireFilter = z.infer<typeof wireJobFilterRequest>;
type WireFiltered = z.infer<typeof wireJobFilterResult>;

/** The fields of the points that a search may have. */
const POINTS = [
  { latitude: 'latitude', longitude: 'longitude' },
  { latitude: 'homeLatitude', longitude: 'homeLongitude' },
] as const;

function halfPointIssues(wire: WireFilter): InputIssue[] {
  return POINTS.flatMap(({ latitude, longitude }) => {
    const hasLatitude = typeof wire[latitude] === 'number';
    if (hasLatitude === (typeof wire[longitude] === 'number')) return [];
    const path = hasLatitude ? longitude : latitude;
    return [{ path, message: 'a point needs both latitude and longitude' }];
  });
}

export function jobFilterFromWire(wire: WireFilter): JobFilterInput {
  const issues = halfPointIssues(wire);
  const filters = jobFiltersFromWire(wire, issues);
  if (issues.length > 0) throw new ContractInputError(issues);
  return {
    ...filters,
    text: presentText(wire.searchText),
    city: presentText(wire.city),
    point: pointFromWire(wire.latitude, wire.longitude) ?? pointFromWire(wire.currentLat, wire.currentLng),
    home: pointFromWire(wire.homeLatitude, wire.homeLongitude),
    sortBy: wire.sortBy === 'nearest' ? 'NEAREST' : 'NEWEST',
    page: wire.pageNo ?? 1,
    size: wire.size ?? PAGE_SIZE_DEFAULT,
    cursor: presentText(wire.cursor),
  };
}

export function jobFilterToWire(input: JobFilterInput): WireFilter {
  const { radius, ...filters } = jobFiltersToWire(input);
  return {
    loginFrom: 'Web',
    searchText: input.text,
    ...filters,
    city: input.city,
    latitude: input.point?.latitude,
    longitude: input.point?.longitude,
    homeLatitude: input.home?.latitude,
    homeLongitude: input.home?.longitude,
    radius,
    sortBy: input.sortBy === 'NEAREST' ? 'nearest' : 'newest',
    pageNo: input.page,
    size: input.size,
    cursor: input.cursor,
  };
}

type WireTerm = z.infer<typeof wireUnderstoodTerm>;

export function understoodToWire({ spans, isNegated, isApplied, ...term }: UnderstoodTerm): WireTerm {
  return {
    ...term,
    spans: spans?.map((span) => [...span]),
    ...(isNegated !== undefined && { negated: isNegated }),
    ...(isApplied !== undefined && { applied: isApplied }),
  };
}

export function understoodFromWire({ kind, spans, negated, applied, ...term }: WireTerm): UnderstoodTerm {
  return {
    ...term,
    kind: kind as UnderstoodTerm['kind'],
    spans: spans?.map(([from = 0, to = 0]) => [from, to] as const),
    ...(negated !== undefined && { isNegated: negated }),
    ...(applied !== undefined && { isApplied: applied }),
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
    steps: output.steps?.map((one) => ({ ...one })),
    missingWork: output.missingWork,
    workNames: output.workNames && { ...output.workNames },
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
    steps: wire.steps?.map(({ step, ...one }) => ({ step: step as JobStep, ...one })),
    missingWork: wire.missingWork,
    workNames: wire.workNames,
  };
}
