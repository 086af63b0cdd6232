import { wireSendToCompany } from '@nukkad/contract/realtime/realtime.wire.ts';
import { ChatRefusal } from '../chat-refusal.ts';
import type { ChatSocket } from '../context.ts';
import type { Handler } from './answer.ts';
import { padded } from './padded.ts';
import { type Sending, send } from './send.ts';

const FIELDS = 6;

/** `new message`: from the seeker to a company. */
export function onSendToCompany(socket: ChatSocket, sending: Sending): Handler {
  return async (values) => {
    const parsed = wireSendToCompany.safeParse(padded(values, FIELDS));
    if (!parsed.success) throw new ChatRefusal('VALIDATION_FAILED');
    const [text, companyId, claimedCandidateId, , , clientKey] = parsed.data;
    return send(sending, socket, { text, companyId, claimedCandidateId, clientKey: clientKey ?? null });
  };
}
