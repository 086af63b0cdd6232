import { messageList, messageRead, messageSend, threadList } from '@nukkad/contract/partner/index.ts';
import { listThreads, markThreadRead, readThread } from '@nukkad/core/company-chat/read-threads.ts';
import { sendToApplicant } from '@nukkad/core/company-chat/send-to-applicant.ts';
import { bind } from './partner-binding.ts';

export const messageBindings = [
  bind(threadList, ({ query }, session, { container }) => listThreads(container, session, query)),

  bind(messageList, ({ params, query }, session, { container }) => {
    const before = query.before === undefined ? undefined : Number(query.before);
    return readThread(container, session, params.application, before);
  }),

  bind(messageSend, ({ params, body }, session, { container }) =>
    sendToApplicant(container, session, params.application, body),
  ),

  bind(messageRead, async ({ params }, session, { container }) => {
    await markThreadRead(container, session, params.application);
    return {};
  }),
];
