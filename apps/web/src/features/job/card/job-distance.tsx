import { usualTravel } from '@nukkad/domain/travel.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useDistanceText } from './use-distance-text.ts';
import type { PlacedJob } from './use-job-distance.ts';

/**
 * The distance to a job, before the name of its place: "2.1 km · about 25 min by bus · ". Screen readers also hear what
 * it is measured from. Renders nothing if it is unknown.
 */
export function JobDistance({ job }: { readonly job: PlacedJob }) {
  const t = useT('jobs');
  const distance = useDistanceText(job);
  if (distance === null) return null;
  const travel = distance.ownKm === null ? null : usualTravel(distance.ownKm);
  return (
    <>
      <b aria-hidden>{distance.short}</b>
      <span className="nk-hidden">{distance.whole}</span>
      {travel && `, ${t(`travel.${travel.mode}`, { minutes: travel.minutes })}`}
      {' · '}
    </>
  );
}
