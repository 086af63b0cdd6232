import { helpList, helpSend } from '@nukkad/contract/partner/index.ts';
import { listHelpMessages } from '@nukkad/core/help/list-help-messages.ts';
import { writeHelpMessage } from '@nukkad/core/help/write-help-message.ts';
import { bind } from './partner-binding.ts';

export const helpBindings = [
  bind(helpList, ({ query }, { memberId }, { container }) => listHelpMessages(container, memberId, query)),

  bind(helpSend, ({ body }, session, { container, key }) =>
    writeHelpMessage(container, session, body.text, key),
  ),
];
