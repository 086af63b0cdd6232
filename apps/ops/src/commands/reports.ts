import { removeFakeJob, resumeJob } from '@nukkad/api/modules/moderation/settle-reports.ts';
import { type Command, ROWS_MAX, type Row } from '../command.ts';

/** Jobs that reports paused, whatever became of the reports, and those with reports that nobody has looked at. */
const OPEN = `
  SELECT j.id::text AS job, j.title, co.name AS company, j.status::text AS status,
         count(r.id) FILTER (WHERE r.is_counted)::int AS counted,
         count(r.id) FILTER (WHERE NOT r.is_counted)::int AS "notCounted",
         coalesce(min(r.created_at), j.status_changed_at) AS since, string_agg(DISTINCT r.text, ' | ') AS reasons
    FROM job j JOIN company co ON co.id = j.company_id
    LEFT JOIN job_report r ON r.job_id = j.id AND r.handled_at IS NULL
   WHERE j.id IN (SELECT id FROM job WHERE status = 'PAUSED' AND status_reason = 'reported'
                   UNION SELECT job_id FROM job_report WHERE handled_at IS NULL)
   GROUP BY j.id, co.name
   ORDER BY (j.status = 'PAUSED' AND j.status_reason = 'reported') IS TRUE DESC, 5 DESC, 6 DESC, since, j.id
   LIMIT ${ROWS_MAX}`;

export const reportsList: Command = {
  name: 'reports list',
  parameters: [],
  summary:
    'Jobs that reports paused, then other reported ones; "counted" are seekers with a verified mobile who opened the job.',
  run: ({ container }) => container.database.query<Row>(OPEN),
};

export const reportsResume: Command = {
  name: 'reports resume',
  parameters: ['job'],
  summary: 'Finds the reports groundless: a job that they paused is open again.',
  run: async ({ container, actor }, jobId = '') => {
    await resumeJob(container, { jobId, actor });
    return { job: jobId, settled: 'resumed' };
  },
};

export const reportsRemove: Command = {
  name: 'reports remove',
  parameters: ['job'],
  summary: 'Removes a job as fake, and gives back every credit spent on it.',
  run: async ({ container, actor }, jobId = '') => {
    const { refunds } = await removeFakeJob(container, { jobId, actor });
    return { job: jobId, settled: 'removed as fake', refunds };
  },
};
