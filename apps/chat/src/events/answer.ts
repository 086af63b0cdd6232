import type { SendAnswer } from '@nukkad/contract/realtime/realtime.domain.ts';
import { sendAnswerToWire } from '@nukkad/contract/realtime/realtime.mapper.ts';
import { errorMessage } from '@nukkad/i18n/error-message.ts';
import { ChatRefusal, codeOf } from '../chat-refusal.ts';
import type { ChatContext, ChatSocket } from '../context.ts';

type Reply = (answer: ReturnType<typeof sendAnswerToWire>) => void;

/** Does what an event asks for; throws a refusal when a rule says no. */
export type Handler<Input> = (input: Input) => Promise<SendAnswer>;

/** Splits an event's arguments from the acknowledgement that clients may pass as the last one. */
function splitReply(values: readonly unknown[]): { values: readonly unknown[]; reply: Reply } {
  const last = values.at(-1);
  if (typeof last !== 'function') return { values, reply: () => undefined };
  return { values: values.slice(0, -1), reply: last as Reply };
}

/** Runs an event's handler and answers its sender, in the sender's language when it was refused. Never rejects. */
export async function answer(
  { socket, log, events }: Pick<ChatContext, 'log' | 'events'> & { socket: ChatSocket },
  received: readonly unknown[],
  handler: Handler<readonly unknown[]>,
): Promise<void> {
  const { values, reply } = splitReply(received);
  try {
    reply(sendAnswerToWire(await handler(values)));
    events?.inc({ outcome: 'ok' });
  } catch (error) {
    if (!(error instanceof ChatRefusal)) log.error({ err: error }, 'A chat event failed');
    const code = codeOf(error);
    events?.inc({ outcome: code });
    reply(sendAnswerToWire({ success: false, code, message: errorMessage(code, socket.data.language) }));
  }
}
