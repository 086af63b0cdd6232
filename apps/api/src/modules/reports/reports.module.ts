import { routes } from '@nukkad/contract';
import { type ApiModule, forAnyone, forSeeker } from '../../mount/route-binding.ts';
import { acknowledge } from '../../shared/success.ts';
import { listReasons } from './list-reasons.ts';
import { reportJob } from './report-job.ts';

/** Reporting a job. */
export const reportsModule: ApiModule = {
  name: 'reports',
  routes: [
    forAnyone(routes.reportReasons, (_session, _input, { container, language }) =>
      listReasons(container, language),
    ),
    forSeeker(routes.reportJob, async ({ candidateId }, input, { container, language, request }) => {
      await reportJob(container, candidateId, input, request.network);
      return acknowledge('reportSubmitted', language);
    }),
  ],
};
