import { routes } from '@nukkad/contract';
import { readHistory } from '@nukkad/core/chat/read-history.ts';
import { type ApiModule, forSeeker } from '../../mount/route-binding.ts';

/** Routes that return chat history. Messages are sent through the chat service. */
export const chatModule: ApiModule = {
  name: 'chat',
  routes: [
    forSeeker(routes.chatWithCompany, ({ candidateId }, input, { container }) =>
      readHistory(container, { candidateId, ...input }),
    ),
    forSeeker(routes.chatWithAdmin, ({ candidateId }, input, { container }) =>
      readHistory(container, { candidateId, companyId: null, ...input }),
    ),
  ],
};
