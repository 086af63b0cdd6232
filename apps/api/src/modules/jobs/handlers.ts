import type { routes } from '@nukkad/contract';
import { viewJob } from '@nukkad/core/jobs/view-job.ts';
import { requireUuid } from '@nukkad/core/shared/require-uuid.ts';
import type { OpenHandler } from '../../mount/route-binding.ts';

export const byId: OpenHandler<typeof routes.jobById> = async (session, input, { container, language }) => {
  const job = { id: requireUuid(input.jobId, 'JOB_REMOVED') };
  return { job: await viewJob(container, { candidateId: session?.candidateId ?? null, job, language }) };
};

export const byShareId: OpenHandler<typeof routes.jobByShareId> = async (
  session,
  { shareId, isPreview },
  { container, language },
) => ({
  job: await viewJob(container, {
    candidateId: session?.candidateId ?? null,
    job: { shareId },
    language,
    isPreview,
  }),
});
