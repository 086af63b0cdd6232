import type { Point } from '@nukkad/domain/geo.ts';
import { areaOf } from '../geo/circle.ts';
import { cityNamed } from '../store/search-places.ts';
import type { InterpretedFilter } from './interpretation.ts';
import type { LadderStep } from './ladder.ts';
import { localityOf, type ResolvedQuery, viewerPointNear } from './resolve.ts';

/** A job within this many kilometres of a locality's centre is in the locality. */
const LOCALITY_KM = 3;

/**
 * Returns the part of a query inside the named place: the jobs of the city, or those around the locality's centre.
 * Null if no place is named, or if the query is sorted by distance anyway.
 */
function insidePlace(
  query: ResolvedQuery,
  { interpretation, places }: InterpretedFilter,
): ResolvedQuery | null {
  const { area } = query;
  if (area === null || query.side !== 'inside' || query.order !== 'NEWEST') return null;
  if (localityOf(interpretation, places) !== undefined)
    return area.radiusKm <= LOCALITY_KM
      ? null
      : { ...query, area: areaOf({ centre: area.centre, radiusKm: LOCALITY_KM }) };
  const city = cityNamed(places, interpretation.input.city);
  if (city === undefined) return null;
  // A smaller circle passes fewer jobs of neighbouring cities, each of which costs a look-up.
  const isAroundCity = area.centre.latitude === city.latitude && area.centre.longitude === city.longitude;
  const extentKm = places.cityExtentKm.get(city.id) ?? area.radiusKm;
  const radiusKm = isAroundCity ? Math.min(area.radiusKm, extentKm) : area.radiusKm;
  return { ...query, cityId: city.id, area: areaOf({ centre: area.centre, radiusKm }) };
}

/**
 * Returns the point that jobs should be near to: the seeker's home if it is near the place, else the centre of the named
 * locality. Undefined for a city alone. Its centre is not where the seeker lives, so nearness to it would only make
 * jobs older.
 */
function nearTo({ area }: ResolvedQuery, { interpretation, places }: InterpretedFilter): Point | undefined {
  if (area === null) return undefined;
  const home = viewerPointNear(interpretation.input.home, area.centre);
  return home ?? (localityOf(interpretation, places) === undefined ? undefined : area.centre);
}

/** Puts the jobs in the named place before those around it, in one group of steps. */
function placeFirst(steps: readonly LadderStep[], filter: InterpretedFilter): readonly LadderStep[] {
  const split = steps.flatMap((step) => {
    const isOfWork = step.step === 'NAMED_WORK' || step.step === 'WITHOUT_WORDS';
    const inside = isOfWork && !step.isOnlyIfEmpty ? insidePlace(step.query, filter) : null;
    return inside === null ? [] : [{ step, inside }];
  });
  if (split.length === 0) return steps;
  const blended = (query: ResolvedQuery): ResolvedQuery => ({ ...query, nearTo: nearTo(query, filter) });
  return [
    ...split.map(({ step, inside }) => ({ ...step, query: blended(inside), whole: step.query })),
    ...steps.map(
      (step): LadderStep =>
        step.step === 'NAMED_WORK' ? { ...step, step: 'FARTHER', query: blended(step.query) } : step,
    ),
  ];
}

/**
 * Splits the steps of the named occupation: the jobs in the named place come first, then those around it (`FARTHER`).
 * With a home or a locality, both are sorted by the blend of near and new (`sql/blend.ts`), else newest first. Other
 * steps follow as before. Jobs of a named skill and similar ones come before all jobs without it, also if they are around
 * the place. The steps exclude the jobs of earlier ones, so no job is missing or doubled. See
 * docs/decisions/0089-order-near-and-new.md.
 */
export function nearFirst(steps: readonly LadderStep[], filter: InterpretedFilter): readonly LadderStep[] {
  const ofSkill = steps.findIndex(
    ({ query, isOfSkill }) => isOfSkill === true && query.titleWords !== undefined,
  );
  // The similar jobs follow those whose titles show the skill.
  const first = ofSkill < 0 ? 0 : ofSkill + 2;
  return [...placeFirst(steps.slice(0, first), filter), ...placeFirst(steps.slice(first), filter)];
}

/** Returns the steps as they were before `nearFirst`, for callers that need the newest jobs of the whole circle. */
export const withoutNearFirst = (steps: readonly LadderStep[]): LadderStep[] =>
  steps
    .filter(({ whole }) => whole === undefined)
    .map(({ query, ...step }) => ({
      ...step,
      step: step.step === 'FARTHER' ? 'NAMED_WORK' : step.step,
      query: { ...query, nearTo: undefined },
    }));
