import { removeFakeJob, resumeJob } from '@nukkad/api/modules/moderation/settle-reports.ts';
import { type Command, ROWS_MAX, type Row } from '../command.ts';

const OPEN = `
  SELECT j.id::text AS job, j.title, co.name AS company, j.status::text AS status, count(*)::int AS reports,
         min(r.created_at) AS first, string_agg(DISTINCT r.text, ' | ') AS reasons
    FROM job_report r JOIN job j ON j.id = r.job_id JOIN company co ON co.id = j.company_id
   WHERE r.handled_at IS NULL
   GROUP BY j.id, co.name ORDER BY count(*) DESC, min(r.created_at) LIMIT ${ROWS_MAX}`;

export const reportsList: Command = {
  name: 'reports list',
  parameters: [],
  summary: 'Reported jobs that nobody has looked at, those with most reports first.',
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
