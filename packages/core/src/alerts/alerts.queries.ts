import type { AlertSearch } from '@nukkad/contract';
import { bool, float, json, nullable, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { type RowOf, sql } from '@nukkad/db/sql.ts';

const ALERT = { id: uuid, search: json<AlertSearch>(), createdAt: timestamptz };

export type AlertRow = RowOf<ReturnType<typeof selectAlerts>>;

export const selectAlerts = (candidateId: string) =>
  sql(ALERT)`
  SELECT id::text, search, created_at AS "createdAt" FROM job_alert
   WHERE candidate_id = ${candidateId}::uuid ORDER BY created_at DESC, id DESC`;

export const selectSameAlert = (candidateId: string, searchHash: string) =>
  sql(ALERT)`
  SELECT id::text, search, created_at AS "createdAt" FROM job_alert
   WHERE candidate_id = ${candidateId}::uuid AND search_hash = ${searchHash}`;

interface NewAlert {
  readonly candidateId: string;
  readonly search: AlertSearch;
  readonly searchHash: string;
  readonly now: Date;
}

export const insertAlert = ({ candidateId, search, searchHash, now }: NewAlert) =>
  sql(ALERT)`
  INSERT INTO job_alert (id, candidate_id, search, search_hash, created_at, checked_at)
  VALUES (gen_random_uuid(), ${candidateId}::uuid, ${JSON.stringify(search)}::jsonb, ${searchHash},
          ${now}::timestamptz, ${now}::timestamptz)
  RETURNING id::text, search, created_at AS "createdAt"`;

/** An alert that is due, with the position that "near me" means: the seeker's last one, or the centre of the seeker's city. */
export type DueAlert = RowOf<ReturnType<typeof selectDueAlerts>>;

interface Due {
  readonly until: Date;
  /** The last alert of the previous batch. */
  readonly after: { readonly searchHash: string; readonly id: string };
  readonly limit: number;
}

/** Selects alerts that were last checked before `until`, in batches. Equal searches follow each other. */
export const selectDueAlerts = ({ until, after, limit }: Due) =>
  sql({
    id: uuid,
    candidateId: uuid,
    search: json<AlertSearch>(),
    searchHash: text,
    checkedAt: timestamptz,
    latitude: nullable(float),
    longitude: nullable(float),
  })`
  SELECT a.id::text, a.candidate_id::text AS "candidateId", a.search, a.search_hash AS "searchHash",
         a.checked_at AS "checkedAt", coalesce(c.latitude, ci.latitude) AS latitude,
         coalesce(c.longitude, ci.longitude) AS longitude
    FROM job_alert a JOIN candidate c ON c.id = a.candidate_id AND c.deleted_at IS NULL
    LEFT JOIN city ci ON ci.id = c.city_id
   WHERE a.checked_at < ${until}::timestamptz
     AND (a.search_hash, a.id) > (${after.searchHash}::text, ${after.id}::uuid)
   ORDER BY a.search_hash, a.id
   LIMIT ${limit}`;

/** Selects whether a job was posted since the oldest check of an alert. */
export const selectHasNewJobs = (until: Date) =>
  sql({ hasNew: bool })`
  SELECT EXISTS (SELECT FROM job WHERE status = 'ACTIVE' AND created_at <= ${until}::timestamptz
                    AND created_at > (SELECT min(checked_at) FROM job_alert)) AS "hasNew"`;

/**
 * Stores the time of the check (compare and set): if two runs check one alert at the same time, only one of them gets
 * its row.
 */
export const markChecked = (due: readonly Pick<DueAlert, 'id' | 'checkedAt'>[], until: Date) =>
  sql({ id: uuid })`
  UPDATE job_alert a SET checked_at = ${until}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(due)}::jsonb) AS d (id uuid, "checkedAt" timestamptz)
   WHERE a.id = d.id AND a.checked_at = d."checkedAt"
  RETURNING a.id::text`;

/** Selects those of the given jobs that the seeker hid or applied for. */
export const selectSeenJobs = (candidateId: string, jobIds: readonly string[]) =>
  sql({ id: text })`
  SELECT job_id::text AS id FROM dismissed_job
   WHERE candidate_id = ${candidateId}::uuid AND job_id = ANY(${[...jobIds]}::uuid[])
   UNION
  SELECT job_id::text FROM application
   WHERE candidate_id = ${candidateId}::uuid AND job_id = ANY(${[...jobIds]}::uuid[])`;
