import { routes } from '@nukkad/contract';
import { deleteAccount } from '@nukkad/core/erasure/delete-account.ts';
import { exportData } from '@nukkad/core/erasure/export-data.ts';
import { requireFreshLogin } from '@nukkad/core/logins/require-fresh-login.ts';
import { acknowledge } from '@nukkad/core/shared/success.ts';
import { type ApiModule, forSeeker } from '../../mount/route-binding.ts';
import { clearRefreshCookie } from '../session/refresh-cookie.ts';

/** Routes that export a seeker's data and delete the account. */
export const erasureModule: ApiModule = {
  name: 'erasure',
  routes: [
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
