import { routes } from '@nukkad/contract';
import { listReasons } from '@nukkad/core/reports/list-reasons.ts';
import { reportContact } from '@nukkad/core/reports/report-contact.ts';
import { reportJob } from '@nukkad/core/reports/report-job.ts';
import { acknowledge } from '@nukkad/core/shared/success.ts';
import { type ApiModule, forAnyone, forSeeker } from '../../mount/route-binding.ts';

/** Routes for reporting a job, a call or an interview. */
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
    forSeeker(routes.reportContact, async ({ candidateId }, input, { container, language }) => {
      await reportContact(container, candidateId, input);
      return acknowledge('reportSubmitted', language);
    }),
  ],
};
