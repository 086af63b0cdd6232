import { REALTIME_EVENTS } from '@nukkad/contract/realtime/realtime.wire.ts';
import type { ChatPeer } from './chat-peer.ts';

interface Draft {
  readonly text: string;
  readonly candidateId: string;
  /** The sender's own key, so that sending again stores the message once. */
  readonly clientKey: string;
}

const SENDER_KIND = 'Jobseeker';

/** The socket's event and its arguments, in the order that every client speaks them; names and pictures prove nothing. */
export function sendArguments(peer: ChatPeer, draft: Draft): readonly [event: string, values: unknown[]] {
  const { text, candidateId, clientKey } = draft;
  if (peer.kind === 'company') {
    const values = [text, peer.company.id, candidateId, null, peer.company.name, clientKey];
    return [REALTIME_EVENTS.sendToCompany, values];
  }
  const { adminId } = peer;
  return [REALTIME_EVENTS.sendToAdmin, [text, adminId, candidateId, null, adminId, SENDER_KIND, clientKey]];
}
