import { routes } from '@nukkad/contract';
import { creditStatement } from '@nukkad/core/credits/credit-statement.ts';
import { requestCredits } from '@nukkad/core/credits/request-credits.ts';
import { creditRequestState } from '@nukkad/core/credits/request-state.ts';
import { type ApiModule, forSeeker, type SeekerHandler } from '../../mount/route-binding.ts';

const request: SeekerHandler<typeof routes.creditsRequest> = (
  { candidateId },
  _input,
  { container, language, actionKey },
) => requestCredits(container, { candidateId, language, actionKey });

const statement: SeekerHandler<typeof routes.creditsStatement> = ({ candidateId }, input, { container }) =>
  creditStatement(container, candidateId, input);

const state: SeekerHandler<typeof routes.creditsRequestState> = ({ candidateId }, _input, { container }) =>
  creditRequestState(container, candidateId);

export const creditsModule: ApiModule = {
  name: 'credits',
  routes: [
    forSeeker(routes.creditsRequest, request),
    forSeeker(routes.creditsStatement, statement),
    forSeeker(routes.creditsRequestState, state),
  ],
};
