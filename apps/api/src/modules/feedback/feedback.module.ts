import { routes } from '@nukkad/contract';
import { listCompanyFeedback } from '@nukkad/core/feedback/list-company-feedback.ts';
import { storeMessageToOperators } from '@nukkad/core/feedback/store-message-to-operators.ts';
import { acknowledge } from '@nukkad/core/shared/success.ts';
import { type ApiModule, forSeeker } from '../../mount/route-binding.ts';

/** Routes of messages to the operators, and of companies' feedback about the seeker. */
export const feedbackModule: ApiModule = {
  name: 'feedback',
  routes: [
    forSeeker(routes.feedbackSubmit, async ({ candidateId }, { text }, { container, language }) => {
      await storeMessageToOperators(container, 'productFeedback', candidateId, text);
      return acknowledge('feedbackSubmitted', language);
    }),
    forSeeker(routes.supportContact, async ({ candidateId }, { text }, { container, language }) => {
      await storeMessageToOperators(container, 'supportMessage', candidateId, text);
      return acknowledge('supportMessageSent', language);
    }),
    forSeeker(routes.feedbackFromCompanies, ({ candidateId }, _input, { container }) =>
      listCompanyFeedback(container, candidateId),
    ),
  ],
};
