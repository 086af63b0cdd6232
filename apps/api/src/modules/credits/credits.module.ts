import { routes } from '@nukkad/contract';
import { type ApiModule, forSeeker, type SeekerHandler } from '../../mount/route-binding.ts';
import { creditStatement } from './credit-statement.ts';
import { requestCredits } from './request-credits.ts';
import { creditRequestState } from './request-state.ts';

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
