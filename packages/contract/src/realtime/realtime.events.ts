import * as z from 'zod/mini';
import { withoutControls } from '../shared/control-characters.ts';
import type {
  Bell,
  ChatDelivery,
  ChatDraft,
  ChatMarks,
  ChatTyping,
  ReadPosition,
} from './realtime.domain.ts';
import {
  adminMessageFromWire,
  adminMessageToWire,
  bellFromWire,
  bellToWire,
  companyMessageFromWire,
  companyMessageToWire,
  marksFromWire,
  marksToWire,
  peerFromWire,
  peerToWire,
} from './realtime.mapper.ts';
import {
  wireAdminMessage,
  wireBell,
  wireCompanyMessage,
  wireJoin,
  wireMarks,
  wireReadPosition,
  wireSendAnswer,
  wireSendToAdmin,
  wireSendToCompany,
  wireTyping,
} from './realtime.wire.ts';

type Payload = z.ZodMiniTuple;

interface EventOf<Name extends string, P extends Payload, Read, Written> {
  /** The event's name on the socket. */
  readonly name: Name;
  readonly summary: string;
  /** A description of each argument. */
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

/** All events of the chat's socket. Source of Socket.IO's types, the handlers' validation and docs/chat-events.md. */
export const CHAT_EVENTS = {
  join: toServer({
    name: 'add user',
    summary: "The device joins the seeker's own room; the id of another seeker is refused.",
    places: ['seeker id'],
    payload: wireJoin,
    decode: ([candidateId]) => ({ candidateId }),
    encode: ({ candidateId }: { readonly candidateId: string }) => [candidateId],
  }),
  sendToCompany: toServer({
    name: 'new message',
    summary:
      'Sends a message to a company. It is trimmed and stored before it is acknowledged; a blank one is refused.',
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
    summary: 'Sends a message to the admin, in the same way.',
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
  read: toServer({
    name: 'read messages',
    summary:
      'Reports that the seeker has read up to a message. A lower number than before changes nothing. The acknowledgement has the stored number.',
    places: ['company id, empty for the admin', 'sequence number'],
    payload: wireReadPosition,
    decode: ([peer, read]): ReadPosition => ({ companyId: peerFromWire(peer), read }),
    encode: ({ companyId, read }: ReadPosition) => [peerToWire(companyId), read],
  }),
  typing: toServer({
    name: 'typing',
    summary:
      'Reports that the seeker is typing. Nothing is stored. Clients send it every three seconds at most.',
    places: ['company id, empty for the admin'],
    payload: wireTyping,
    decode: ([peer]): ChatTyping => ({ companyId: peerFromWire(peer) }),
    encode: ({ companyId }: ChatTyping) => [peerToWire(companyId)],
  }),
  companyMessage: toClient({
    name: 'news message',
    summary:
      'Delivers a message of the conversation with a company to every open device of the seeker, in order and once.',
    places: ['message'],
    payload: z.tuple([wireCompanyMessage]),
    decode: ([wire]): ChatDelivery => companyMessageFromWire(wire),
    encode: (delivery: ChatDelivery) => [companyMessageToWire(delivery)],
  }),
  adminMessage: toClient({
    name: 'newAdminMessage',
    summary: 'Delivers a message of the conversation with the admin in the same way.',
    places: ['message'],
    payload: z.tuple([wireAdminMessage]),
    decode: ([wire]): ChatDelivery => adminMessageFromWire(wire),
    encode: (delivery: ChatDelivery) => [adminMessageToWire(delivery)],
  }),
  marks: toClient({
    name: 'marks',
    summary:
      'Sends how far a conversation is read: after a device has joined, and whenever a number changes. `readSequence` is the seeker’s own position, `seenSequence` that of the other side.',
    places: ['marks'],
    payload: z.tuple([wireMarks]),
    decode: ([wire]): ChatMarks => marksFromWire(wire),
    encode: (marks: ChatMarks) => [marksToWire(marks)],
  }),
  otherTyping: toClient({
    name: 'is typing',
    summary: 'The company or the admin is typing. It is over after six seconds, or with their next message.',
    places: ['company id, empty for the admin'],
    payload: wireTyping,
    decode: ([peer]): ChatTyping => ({ companyId: peerFromWire(peer) }),
    encode: ({ companyId }: ChatTyping) => [peerToWire(companyId)],
  }),
  bell: toClient({
    name: 'bell',
    summary: 'Sends the number of unread notifications: after a device has joined, and whenever it changes.',
    places: ['bell'],
    payload: z.tuple([wireBell]),
    decode: ([wire]) => bellFromWire(wire),
    encode: (bell: Bell) => [bellToWire(bell)],
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

/** Socket.IO types of the events in each direction. */
export type ClientToServerEvents = EventsThatGo<'to-server'>;
export type ServerToClientEvents = EventsThatGo<'to-client'>;

interface ReadableEvent<Read> {
  readonly payload: Payload;
  readonly decode: (wire: never) => Read;
}

/** An event that the server receives, with the type of its decoded arguments. */
export interface ToServerEvent<Read> extends ReadableEvent<Read> {
  readonly name: keyof ClientToServerEvents;
}

/**
 * Returns an event's decoded arguments; null if they do not match the schema. The last arguments may be missing, and
 * additional ones are ignored.
 */
export function readEvent<Read>(event: ReadableEvent<Read>, values: readonly unknown[]): Read | null {
  const { length } = event.payload._zod.def.items;
  const padded = Array.from({ length }, (_, place) => values[place] ?? undefined);
  const parsed = event.payload.safeParse(padded);
  return parsed.success ? event.decode(parsed.data as never) : null;
}
