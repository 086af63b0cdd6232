import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { emit, openSocket } from '../shared/chat-socket.ts';
import type { Checks } from '../shared/checks.ts';
import type { ServerProcess } from '../shared/server.ts';
import { changedTables, settledTables } from '../shared/tables.ts';
import type { Victim } from '../shared/victim.ts';
import type { World } from '../shared/world.ts';
import { wrongIdentities } from './identities.ts';

/** The chat: every wrong identity is refused, and nobody writes or listens as somebody else. */
export async function refusesAtTheChat(
  checks: Checks,
  { world, victim, api, chat }: { world: World; victim: Victim; api: ServerProcess; chat: ServerProcess },
): Promise<void> {
  for (const { name, authorization } of await wrongIdentities(world, api, victim)) {
    const { socket, refusal } = await openSocket(chat.origin, authorization?.replace(/^Bearer /, ''));
    socket.close();
    checks.check(refusal === 'NOT_SIGNED_IN', `the chat with ${name}: ${refusal}`);
  }
  const mallory = await world.person();
  const before = await settledTables(world.database);
  const { socket, refusal } = await openSocket(chat.origin, mallory.token);
  checks.check(refusal === null, `the chat refuses a valid session: ${refusal}`);
  const heard: string[] = [];
  socket.onAny((...values: unknown[]) => heard.push(JSON.stringify(values)));
  for (const [key, event] of Object.entries(CHAT_EVENTS)) {
    if (event.direction !== 'to-server') continue;
    for (const id of victim.ids) {
      const values = event.places.map((place) => (/seeker id|company id|admin id/.test(place) ? id : 'text'));
      const answer = await emit(socket, event.name, values);
      checks.check(!answer.includes('"success":true'), `${key} as somebody else: ${answer}`);
      checks.check(!answer.includes(victim.marker), `${key} shows somebody's data`);
    }
  }
  checks.check(!heard.join().includes(victim.marker), 'the chat delivers the messages of somebody else');
  socket.close();
  const changed = changedTables(before, await settledTables(world.database));
  checks.check(changed.length === 0, `refused chat events changed ${changed.join(', ')}`);
}
