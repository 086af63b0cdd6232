import { type GeoPoint, type PickedJob, TOP_PICKS } from '@nukkad/contract';
import { type SearchPlaces, searchPlaces } from '@nukkad/job-search';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import type { Session } from '../session/session.ts';
import { cardOf } from './card-of.ts';
import { bestOf } from './picks/best-of.ts';
import { type PooledJob, readJobPool } from './picks/job-pool.ts';
import { usualPay } from './picks/score-parts.ts';
import { scorePick } from './picks/score-pick.ts';
import { type KnownSeeker, readSeekerTaste } from './picks/seeker-taste.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

const ROWS_OF_EACH = 15;

/** Returns the profiles of a seeker's interests or past work; undefined if both are unknown. */
function profilesFor({ taste }: KnownSeeker): (string | undefined)[] {
  const profiles = taste.interests.size > 0 ? taste.interests : taste.pastProfiles;
  return profiles.size === 0 ? [undefined] : [...profiles];
}

function scored(pool: readonly PooledJob[], { taste }: KnownSeeker, places: SearchPlaces, now: Date) {
  const cards = shownRows('picks', pool, (job) => ({ job, card: cardOf(job, places) }));
  const usual = usualPay(cards.map(({ card }) => card.pay));
  return shownRows('picks', cards, ({ job, card }) => {
    const { profileKey, minYears } = { profileKey: job.jobProfileKey, minYears: job.experienceMin ?? 0 };
    const { skills, createdAt } = job;
    const { pay, distanceKm } = card;
    const fit = scorePick({ profileKey, skills, minYears, pay, distanceKm, createdAt }, taste, usual, now);
    return { job, card, ...fit };
  });
}

/**
 * Returns the four jobs that fit this seeker best, with reasons. Jobs applied to or hidden are left out. The score is
 * in docs/decisions/0032-recommendation-score.md.
 */
export async function topPicks(
  { database, clock }: Deps,
  session: Pick<Session, 'candidateId'> | null,
  { point }: { readonly point?: GeoPoint | undefined },
): Promise<PickedJob[]> {
  const candidateId = session?.candidateId ?? null;
  const places = await searchPlaces.read(database);
  const seeker = await readSeekerTaste(database, candidateId);
  const pool = await readJobPool(database, {
    centre: point ?? seeker.point,
    profiles: profilesFor(seeker),
    candidateId,
    rows: ROWS_OF_EACH,
    atLeast: TOP_PICKS,
  });
  const open = pool.filter(({ application }) => !application);
  const best = bestOf(scored(open, seeker, places, clock.now()), TOP_PICKS);
  return best.map(({ card, reasons }) => ({ ...card, reasons }));
}
