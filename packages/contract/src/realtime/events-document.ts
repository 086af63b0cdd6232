import type * as z from 'zod/mini';
import { CHAT_SOCKET_PUBLIC_PATH } from './realtime.domain.ts';
import { CHAT_EVENTS } from './realtime.events.ts';

/**
 * Formats a schema as text: `{ a, b }` for an object's fields, `{ a } or { b }` for a union. Null for other types.
 */
function fieldsOf(schema: z.core.$ZodType): string | null {
  const { def } = schema._zod as z.core.$ZodTypeInternals & {
    def: { shape?: object; options?: z.core.$ZodType[] };
  };
  if (def.shape) return `{ ${Object.keys(def.shape).join(', ')} }`;
  return def.options?.map(fieldsOf).join(' or ') ?? null;
}

function rowOf({ name, direction, places, payload, acknowledgement, summary }: Event): string {
  const items = payload._zod.def.items.map((item, place) => fieldsOf(item) ?? places[place]);
  const answer = acknowledgement ? (fieldsOf(acknowledgement) ?? '') : 'none';
  const way = direction === 'to-server' ? 'client → server' : 'server → client';
  return `| \`${name}\` | ${way} | ${items.join(', ')} | ${answer} | ${summary} |`;
}

type Event = (typeof CHAT_EVENTS)[keyof typeof CHAT_EVENTS];

/** Returns the Markdown text of docs/chat-events.md. */
export function chatEventsDocument(): string {
  return `# Events of the chat

Socket.IO at \`${CHAT_SOCKET_PUBLIC_PATH}\`; the handshake contains the access token as \`auth.token\`. Generated from
\`packages/contract/src/realtime/realtime.events.ts\` by \`pnpm documents\`; \`npm run check\` fails if it is outdated.

| event | direction | arguments | acknowledgement | what happens |
| ----- | --------- | ----------------------- | --------------- | ------------ |
${Object.values(CHAT_EVENTS).map(rowOf).join('\n')}
`;
}
