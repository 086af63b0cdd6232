import type { ChatMessage } from '@nukkad/contract';

/** Returns a message of a company with this number in its conversation. */
export function companyMessage(sequence: number): ChatMessage {
  return {
    id: `c-${sequence}`,
    sequence,
    text: `message ${sequence}`,
    sender: 'COMPANY',
    senderName: 'Chai Point',
    createdAt: '2026-11-21T10:00:00Z',
  };
}
