import type { SendAnswer } from '@nukkad/contract/realtime/realtime.domain.ts';
import { sendAnswerToWire } from '@nukkad/contract/realtime/realtime.mapper.ts';
import { systemMessages } from '@nukkad/i18n/system-messages.ts';
import { ChatRefusal } from '../chat-refusal.ts';
import type { ChatSocket } from '../context.ts';

type Reply = (answer: ReturnType<typeof sendAnswerToWire>) => void;

/** Splits an event's arguments from the acknowledgement that clients may pass as the last one. */
export function splitReply(values: unknown[]): { values: unknown[]; reply: Reply } {
  const last = values.at(-1);
  if (typeof last !== 'function') return { values, reply: () => undefined };
  return { values: values.slice(0, -1), reply: last as Reply };
}

/** Runs an event's work and answers its sender, in the sender's language when a rule said no. */
export async function answering(
  socket: ChatSocket,
  reply: Reply,
  work: () => Promise<SendAnswer>,
): Promise<void> {
  const refuse = (code: ChatRefusal['code']) =>
    reply(sendAnswerToWire({ success: false, code, message: systemMessages[code][socket.data.language] }));
  try {
    reply(sendAnswerToWire(await work()));
  } catch (error) {
    refuse(error instanceof ChatRefusal ? error.code : 'INTERNAL');
    if (!(error instanceof ChatRefusal)) throw error;
  }
}
