import { routes } from '@nukkad/contract';
import { listAccesses } from '@nukkad/core/applicants/list-accesses.ts';
import { deleteAccount } from '@nukkad/core/erasure/delete-account.ts';
import { exportData } from '@nukkad/core/erasure/export-data.ts';
import { requireFreshLogin } from '@nukkad/core/logins/require-fresh-login.ts';
import { acknowledge } from '@nukkad/core/shared/success.ts';
import { type ApiModule, forSeeker } from '../../mount/route-binding.ts';
import { clearRefreshCookie } from '../session/refresh-cookie.ts';

/** Routes that show who saw a seeker's data, export the data, and delete the account. */
export const erasureModule: ApiModule = {
  name: 'erasure',
  routes: [
    forSeeker(routes.accountWhoSawMyData, ({ candidateId }, input, { container }) =>
      listAccesses(container, candidateId, input),
    ),
    forSeeker(
      routes.accountExport,
      async ({ candidateId, loginId }, _input, { container }) => {
        await requireFreshLogin(container, loginId);
        return exportData(container, candidateId);
      },
      { perMinute: 'EXPORTS_PER_MINUTE' },
    ),
    forSeeker(routes.accountDelete, async ({ candidateId, loginId }, _input, context) => {
      const { container, language, request, reply } = context;
      await requireFreshLogin(container, loginId);
      await deleteAccount(container, candidateId, { network: request.network });
      clearRefreshCookie(reply, container.config);
      return acknowledge('accountDeleted', language);
    }),
  ],
};
