import { wireSendToAdmin } from '@nukkad/contract/realtime/realtime.wire.ts';
import { ChatRefusal } from '../chat-refusal.ts';
import type { ChatSocket } from '../context.ts';
import type { Handler } from './answer.ts';
import { padded } from './padded.ts';
import { type Sending, send } from './send.ts';

const FIELDS = 7;

/** `adminAndJs`: from the seeker to the product's admin. */
export function onSendToAdmin(socket: ChatSocket, sending: Sending): Handler {
  return async (values) => {
    const parsed = wireSendToAdmin.safeParse(padded(values, FIELDS));
    if (!parsed.success) throw new ChatRefusal('VALIDATION_FAILED');
    const [text, , claimedCandidateId, , , , clientKey] = parsed.data;
    return send(sending, socket, {
      text,
      companyId: null,
      claimedCandidateId,
      clientKey: clientKey ?? null,
    });
  };
}
