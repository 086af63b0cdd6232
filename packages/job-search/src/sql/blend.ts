import { AFTER_CURSOR } from './matching-rows.ts';

/**
 * Distance bands of the blend of near and new. A job within `km` of the seeker's home, or of the named locality, ranks
 * like one that is `daysNewer` days newer; a job beyond the last band ranks by its age alone. Three kilometres can be
 * walked, eight cycled, and fifteen take an hour by bus.
 */
const NEAR_BANDS = [
  { km: 3, daysNewer: 14 },
  { km: 8, daysNewer: 11 },
  { km: 15, daysNewer: 7 },
] as const;

/**
 * How many jobs of a step's circle are blended: the newest ones. All of them are read for each page, so a larger number
 * costs more. Older jobs follow, newest first.
 */
export const BLENDED_JOBS = 50;

const NORTH = '(latitude - $nearLatitude::float8)';
const EAST = '(longitude - $nearLongitude::float8)';
/** SQL for the square of the planar distance in km². Its error is below 1% (`circle.ts`), less than a band matters. */
const SQUARE_KM = `${NORTH} * ${NORTH} * $nearNorthSquare::float8 + ${EAST} * ${EAST} * $nearEastSquare::float8`;

const HOURS_PER_DAY = 24;
const BRANCHES = NEAR_BANDS.map(
  ({ km, daysNewer }) => `WHEN ${SQUARE_KM} <= ${km * km} THEN interval '${daysNewer * HOURS_PER_DAY} hours'`,
).join('\n        ');

/**
 * SQL for the score of a job: its creation time, moved forward by the days of its band. It does not depend on the
 * current time, so a cursor stays valid.
 */
const SCORE = `created_at + CASE ${BRANCHES}
        ELSE interval '0' END`;

/**
 * SQL condition: the job is not older than those that an earlier page has blended. A job newer than the cursor's score
 * was shown before, as no score is less than the creation time.
 */
export const BLENDED_BEFORE = `${AFTER_CURSOR} AND (created_at, job_id) >= ($untilTime::timestamptz, $untilId::uuid)`;

/**
 * Returns SQL for the best of these rows, which are sorted newest first. `lookedUp` are conditions that read a job's
 * row. They are tested in the order of the score, so only for the rows of the page. `until_time` and `until_id` are
 * those of the oldest row, and `blended` is the number of rows.
 */
export const bestOfNewest = (newest: string, lookedUp: string): string => `SELECT * FROM (
    SELECT * FROM (
      SELECT candidates.*, ${SCORE} AS score, count(*) OVER () AS blended,
        last_value(created_at) OVER whole AS until_time, last_value(job_id) OVER whole AS until_id
      FROM (
  ${newest} LIMIT $candidates::int
      ) candidates
      WINDOW whole AS (ORDER BY created_at DESC, job_id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
    ) scored WHERE (score, job_id) < ($afterTime::timestamptz, $afterId::uuid)
    ORDER BY score DESC, job_id DESC OFFSET 0
  ) sorted WHERE ${lookedUp}`;
