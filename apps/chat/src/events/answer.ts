import { randomUUID } from 'node:crypto';
import type { SendAnswer } from '@nukkad/contract/realtime/realtime.domain.ts';
import { sendAnswerToWire } from '@nukkad/contract/realtime/realtime.mapper.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { errorMessage } from '@nukkad/i18n/error-message.ts';
import { workScope } from '@nukkad/telemetry/work-scope.ts';
import type { ChatContext, ChatSocket } from '../context.ts';
import { codeOf } from '../error-code.ts';

type Reply = (answer: ReturnType<typeof sendAnswerToWire>) => void;

/** Splits an event's arguments from the acknowledgement that clients may pass as the last one. */
function splitReply(values: readonly unknown[]): { values: readonly unknown[]; reply: Reply } {
  const last = values.at(-1);
  if (typeof last !== 'function') return { values, reply: () => undefined };
  return { values: values.slice(0, -1), reply: last as Reply };
}

type Parts = Pick<ChatContext, 'log' | 'events' | 'tracing'> & {
  readonly socket: ChatSocket;
  readonly event: string;
};

/** Runs an event's handler and acknowledges the event. Error messages are in the sender's language. Never rejects. */
export async function answer(
  parts: Parts,
  received: readonly unknown[],
  handle: (values: readonly unknown[]) => Promise<SendAnswer>,
): Promise<void> {
  const { values, reply } = splitReply(received);
  const requestId = randomUUID();
  const span = parts.tracing?.begin(`chat ${parts.event}`, 'server', undefined) ?? null;
  const outcome = await workScope.run({ requestId, span }, () =>
    outcomeOf({ ...parts, requestId }, () => handle(values)),
  );
  parts.events?.inc({ outcome: outcome.success ? 'ok' : outcome.code });
  const facts = { 'nukkad.event': parts.event, 'nukkad.outcome': outcome.success ? 'ok' : outcome.code };
  span?.end({ ...facts, 'nukkad.request_id': requestId }, !outcome.success && outcome.code === 'INTERNAL');
  reply(sendAnswerToWire(outcome));
}

async function outcomeOf(
  { socket, log, requestId }: Pick<Parts, 'socket' | 'log'> & { readonly requestId: string },
  work: () => Promise<SendAnswer>,
): Promise<SendAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error, requestId }, 'A chat event failed');
    const code = codeOf(error);
    return { success: false, code, message: errorMessage(code, socket.data.language), requestId };
  }
}
