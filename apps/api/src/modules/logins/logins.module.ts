import { routes } from '@nukkad/contract';
import { endOneLogin, endOtherLogins } from '@nukkad/core/logins/end-logins.ts';
import { listLogins } from '@nukkad/core/logins/list-logins.ts';
import { listSignIns } from '@nukkad/core/logins/list-sign-ins.ts';
import { acknowledge } from '@nukkad/core/shared/success.ts';
import { type ApiModule, forSeeker } from '../../mount/route-binding.ts';

/** Routes that list the seeker's logins and end one. */
export const loginsModule: ApiModule = {
  name: 'logins',
  routes: [
    forSeeker(routes.loginsList, async (session, _input, { container }) => ({
      logins: await listLogins(container, session),
    })),
    forSeeker(routes.loginsWays, ({ candidateId }, _input, { container }) =>
      listSignIns(container, candidateId),
    ),
    forSeeker(routes.loginsEnd, async ({ candidateId }, { loginId }, { container, language }) => {
      await endOneLogin(container, candidateId, loginId);
      return acknowledge('loginEnded', language);
    }),
    forSeeker(routes.loginsEndOthers, async ({ candidateId, loginId }, _input, { container, language }) => {
      await endOtherLogins(container, candidateId, loginId);
      return acknowledge('otherLoginsEnded', language);
    }),
  ],
};
