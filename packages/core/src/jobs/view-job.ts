import type { JobDetail, Language } from '@nukkad/contract';
import { searchPlaces } from '@nukkad/job-search';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { isHidden, REMOVED_AS_FAKE } from '../shared/hidden-job.ts';
import { countView } from './count-view.ts';
import { jobDetailOf } from './job-detail.ts';
import { type JobDetailRow, selectJobById, selectJobByShareId } from './jobs.queries.ts';
import { skillNamesOf } from './skill-names.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'settings' | 'config'>;

interface ViewJob {
  readonly candidateId: string | null;
  /** The id of the job, or the share id at the end of its link. */
  readonly job: { readonly id: string } | { readonly shareId: string };
  readonly language: Language;
  /** Whether the job is only shown beside a list. Its view is not counted then. */
  readonly isPreview?: boolean | undefined;
}

async function countSeekerView(deps: Deps, candidateId: string, job: JobDetailRow, isPreview: boolean) {
  const { newJobsAWeek } = await deps.settings.read();
  const viewing = { candidateId, job, now: deps.clock.now(), allowance: newJobsAWeek, isPreview };
  return deps.database.transaction((tx) => countView(tx, viewing));
}

/**
 * Returns the error for a hidden job. If people could see the job before it was removed, the error names its occupation
 * and city, so that the page can offer similar jobs. A job that was never visible looks as if it had never existed.
 */
function hiddenJobError({ statusReason, jobProfileKey, city }: JobDetailRow): AppError {
  const wasVisible = statusReason === REMOVED_AS_FAKE;
  return new AppError(
    'JOB_REMOVED',
    wasVisible ? { extra: { removed: { profile: jobProfileKey, city } } } : {},
  );
}

/**
 * Returns a job with all details, and counts the view of a seeker. When the weekly allowance of new jobs is exhausted,
 * it returns only the fields of the card, also for a preview. Throws JOB_REMOVED if the job does not exist or is hidden.
 */
export async function viewJob(
  deps: Deps,
  { candidateId, job, language, isPreview = false }: ViewJob,
): Promise<JobDetail> {
  const row = await firstRow(
    deps.database,
    'id' in job ? selectJobById(candidateId, job.id) : selectJobByShareId(candidateId, job.shareId),
  );
  if (!row) throw new AppError('JOB_REMOVED');
  if (isHidden(row.statusReason)) throw hiddenJobError(row);
  const counted = candidateId ? await countSeekerView(deps, candidateId, row, isPreview) : null;
  const isWithinAllowance = counted !== 'used-up';
  const viewCount = typeof counted === 'number' ? counted : row.viewCount;
  const places = await searchPlaces.read(deps.database);
  const skillNames = await skillNamesOf(deps, row.skills);
  const context = { language, isWithinAllowance, places, skillNames };
  // `shownRows` reports a row that cannot be converted; it is then treated as a hidden job.
  const [detail] = shownRows('job', [{ ...row, viewCount }], (job) => jobDetailOf(job, context));
  if (detail === undefined) throw new AppError('JOB_REMOVED');
  return detail;
}
