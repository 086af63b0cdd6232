import * as z from 'zod/mini';
import { withoutControls } from '../shared/control-characters.ts';
import type { ChatDelivery, ChatDraft } from './realtime.domain.ts';
import {
  adminMessageFromWire,
  adminMessageToWire,
  companyMessageFromWire,
  companyMessageToWire,
} from './realtime.mapper.ts';
import {
  wireAdminMessage,
  wireCompanyMessage,
  wireJoin,
  wireSendAnswer,
  wireSendToAdmin,
  wireSendToCompany,
} from './realtime.wire.ts';

type Payload = z.ZodMiniTuple;

interface EventOf<Name extends string, P extends Payload, Read, Written> {
  /** As every client speaks it. */
  readonly name: Name;
  readonly summary: string;
  /** What stands in each place of the payload. */
  readonly places: readonly string[];
  readonly payload: P;
  readonly decode: (wire: z.infer<P>) => Read;
  readonly encode: (value: Written) => z.infer<P>;
}

function toServer<const Name extends string, P extends Payload, Read, Written>(
  event: EventOf<Name, P, Read, Written>,
) {
  return { ...event, direction: 'to-server', acknowledgement: wireSendAnswer } as const;
}

function toClient<const Name extends string, P extends Payload, Value>(
  event: EventOf<Name, P, Value, Value>,
) {
  return { ...event, direction: 'to-client', acknowledgement: null } as const;
}

const SENDER_KIND = 'Jobseeker';

/** Every event of the chat's socket; Socket.IO's types, the handlers' validation and docs/chat-events.md come from it. */
export const CHAT_EVENTS = {
  join: toServer({
    name: 'add user',
    summary: "The device joins its seeker's own room; another's id is refused.",
    places: ['seeker id'],
    payload: wireJoin,
    decode: ([candidateId]) => ({ candidateId }),
    encode: ({ candidateId }: { readonly candidateId: string }) => [candidateId],
  }),
  sendToCompany: toServer({
    name: 'new message',
    summary: 'A message to a company: trimmed, blank refused, stored before it is acknowledged.',
    places: ['text', 'company id', 'seeker id', 'seeker name', 'company name', 'client key'],
    payload: wireSendToCompany,
    decode: ([text, companyId, candidateId, , , clientKey]): ChatDraft => ({
      text,
      companyId,
      candidateId,
      clientKey: clientKey ?? null,
    }),
    encode: (draft: ChatDraft & { readonly companyId: string; readonly companyName: string }) => [
      withoutControls(draft.text),
      draft.companyId,
      draft.candidateId,
      null,
      draft.companyName,
      draft.clientKey,
    ],
  }),
  sendToAdmin: toServer({
    name: 'adminAndJs',
    summary: "The same to the product's admin.",
    places: ['text', 'admin id', 'seeker id', 'image', 'admin id', `'${SENDER_KIND}'`, 'client key'],
    payload: wireSendToAdmin,
    decode: ([text, , candidateId, , , , clientKey]): ChatDraft => ({
      text,
      companyId: null,
      candidateId,
      clientKey: clientKey ?? null,
    }),
    encode: ({
      text,
      candidateId,
      clientKey,
      adminId,
    }: Omit<ChatDraft, 'companyId'> & { readonly adminId: string }) => [
      withoutControls(text),
      adminId,
      candidateId,
      null,
      adminId,
      SENDER_KIND,
      clientKey,
    ],
  }),
  companyMessage: toClient({
    name: 'news message',
    summary:
      'A message of a conversation with a company, to every open device of the seeker: in order, once.',
    places: ['message'],
    payload: z.tuple([wireCompanyMessage]),
    decode: ([wire]): ChatDelivery => companyMessageFromWire(wire),
    encode: (delivery: ChatDelivery) => [companyMessageToWire(delivery)],
  }),
  adminMessage: toClient({
    name: 'newAdminMessage',
    summary: "The same of the conversation with the product's admin.",
    places: ['message'],
    payload: z.tuple([wireAdminMessage]),
    decode: ([wire]): ChatDelivery => adminMessageFromWire(wire),
    encode: (delivery: ChatDelivery) => [adminMessageToWire(delivery)],
  }),
} as const;

type Catalogue = typeof CHAT_EVENTS;

type ListenerOf<Event> = Event extends { payload: infer P extends Payload; acknowledgement: infer A }
  ? A extends z.core.$ZodType
    ? (...values: [...z.infer<P>, acknowledge: (answer: z.infer<A>) => void]) => void
    : (...values: z.infer<P>) => void
  : never;

type EventsThatGo<Direction> = {
  [Key in keyof Catalogue as Catalogue[Key]['direction'] extends Direction
    ? Catalogue[Key]['name']
    : never]: ListenerOf<Catalogue[Key]>;
};

/** Socket.IO's types of the events, either way. */
export type ClientToServerEvents = EventsThatGo<'to-server'>;
export type ServerToClientEvents = EventsThatGo<'to-client'>;

interface ReadableEvent<Read> {
  readonly payload: Payload;
  readonly decode: (wire: never) => Read;
}

/** An event that the server hears, with what its handler is given. */
export interface ToServerEvent<Read> extends ReadableEvent<Read> {
  readonly name: keyof ClientToServerEvents;
}

/** What came with an event, or null where it is not what the catalogue says. Places at the end may be left out or added. */
export function readEvent<Read>(event: ReadableEvent<Read>, values: readonly unknown[]): Read | null {
  const { length } = event.payload._zod.def.items;
  const padded = Array.from({ length }, (_, place) => values[place] ?? undefined);
  const parsed = event.payload.safeParse(padded);
  return parsed.success ? event.decode(parsed.data as never) : null;
}
