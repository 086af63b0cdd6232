import 'fake-indexeddb/auto';
import type { SendAnswer } from '@nukkad/contract/realtime/realtime.domain.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../lib/services.ts';
import { createSessionStore } from '../../lib/session-store.ts';
import { forgetSeekers } from '../offline/forget-seekers.ts';
import { offlineDatabase } from '../offline/offline-database.ts';
import { outbox as stored } from '../offline/outbox/outbox.ts';
import { sendWaiting } from '../offline/outbox/send-waiting.ts';
import type { ChatListener } from './connect-chat.ts';
import { Outbox, type Outgoing } from './outbox.ts';
import { StoredOutgoing } from './stored-outgoing.ts';

const connectChat = vi.hoisted(() => vi.fn());
vi.mock('./connect-chat.ts', () => ({ connectChat }));
const { sendStoredMessages } = await import('./send-stored-messages.ts');

const ADMIN = { kind: 'admin', adminId: 'admin' } as const;
const COMPANY = { kind: 'company', company: { id: 'c1', name: 'Shinde Sweets', image: null } } as const;
const written = (text: string, problem: string | null = null): Outgoing => ({
  clientKey: `key ${text}`,
  text,
  problem,
});
const OK = { success: true, sequence: 1, createdAt: '2026-01-01T00:00:00.000Z' } as const;
const refusal = (code: string): SendAnswer => ({ success: false, code, message: '' });

async function textsIn(store: StoredOutgoing): Promise<string[]> {
  return (await store.read()).map(({ text, problem }) => (problem ? `${text}: ${problem}` : text));
}

async function storedTexts(): Promise<string[]> {
  await stored.read();
  return stored.get().map(({ about, problem }) => (problem ? `${about}: ${problem}` : about));
}

beforeEach(async () => {
  await (await offlineDatabase()).clear('outbox');
  await stored.read();
});

describe('messages written offline', () => {
  it('are stored in order for this account and conversation only', async () => {
    const room = new StoredOutgoing('asha', COMPANY);
    room.sync([written('one'), written('two'), written('three', 'OFFLINE')], false);
    new StoredOutgoing('asha', ADMIN).sync([written('to the admin')], false);
    new StoredOutgoing('ravi', COMPANY).sync([written('of ravi')], false);
    await vi.waitFor(async () => expect(await storedTexts()).toHaveLength(5));
    expect(await textsIn(new StoredOutgoing('asha', COMPANY))).toEqual(['one', 'two', 'three']);
    expect(await textsIn(new StoredOutgoing('asha', ADMIN))).toEqual(['to the admin']);
  });

  it('are removed when they are sent or deleted; a refused one stays with its error code', async () => {
    const room = new StoredOutgoing('asha', COMPANY);
    room.sync([written('one'), written('two'), written('three')], false);
    room.sync([written('two', 'FORBIDDEN'), written('three')], true);
    await vi.waitFor(async () => expect(await storedTexts()).toEqual(['two: FORBIDDEN', 'three']));
    room.sync([], true);
    await vi.waitFor(async () => expect(await storedTexts()).toEqual([]));
  });

  it('are not stored while the connection is open and nothing fails', async () => {
    const room = new StoredOutgoing('asha', COMPANY);
    room.sync([written('at once')], true);
    room.sync([written('at once'), written('lost', 'OFFLINE')], true);
    await vi.waitFor(async () => expect(await storedTexts()).toEqual(['lost']));
  });

  it('are reported as removed after another page has sent them, and only then', async () => {
    const room = new StoredOutgoing('asha', COMPANY);
    room.sync([written('one'), written('two')], false);
    await vi.waitFor(async () => expect(await storedTexts()).toEqual(['one', 'two']));
    expect(await room.takenOut()).toEqual([]);
    const [first] = stored.get();
    if (first) await stored.remove(first);
    expect(await room.takenOut()).toEqual(['key one']);
    expect(await room.takenOut()).toEqual([]);
  });

  it('are removed at sign-out', async () => {
    new StoredOutgoing('asha', COMPANY).sync([written('one')], false);
    await vi.waitFor(async () => expect(await storedTexts()).toEqual(['one']));
    await forgetSeekers();
    expect(await storedTexts()).toEqual([]);
  });
});

describe('a conversation opened again', () => {
  it('sends stored messages before new ones, each once with its key', async () => {
    const sent: string[] = [];
    const outbox = new Outbox({
      send: async ({ clientKey }) => {
        sent.push(clientKey);
        return OK;
      },
      onStored: () => undefined,
      onChange: () => undefined,
    });
    outbox.restore([written('one'), written('two')]);
    outbox.restore([written('one')]);
    outbox.add('now');
    outbox.remove('key two');
    expect(sent).toEqual([]);
    outbox.open();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toBe('key one');
  });

  it('cannot remove a message that is being sent', async () => {
    const answer = Promise.withResolvers<SendAnswer>();
    let shown: readonly Outgoing[] = [];
    const outbox = new Outbox({
      send: () => answer.promise,
      onStored: () => undefined,
      onChange: (all) => {
        shown = all;
      },
    });
    outbox.open();
    outbox.restore([written('one')]);
    outbox.remove('key one');
    expect(shown).toHaveLength(1);
    answer.resolve(OK);
    await vi.waitFor(() => expect(shown).toEqual([]));
  });
});

describe('messages stored offline, when the connection is back', () => {
  const close = vi.fn();

  /** Creates a chat that returns these acknowledgements in turn, or cannot be reached (`lost`). */
  function chat(answers: readonly (SendAnswer | null)[] | 'lost') {
    const sent: string[] = [];
    connectChat.mockImplementation((_services: Services, _id: string, listener: ChatListener) => {
      queueMicrotask(answers === 'lost' ? listener.onLost : listener.onJoined);
      return {
        close,
        send: async (peer: { kind: string }, text: string, key: string) => {
          sent.push(`${peer.kind} ${text} ${key}`);
          const answer = answers[sent.length - 1];
          if (!answer || typeof answer === 'string') throw new Error('no answer');
          return answer;
        },
      };
    });
    return sent;
  }

  function page(candidateId: string) {
    const session = createSessionStore({ status: 'signed-in', candidateId, accessToken: 'token' });
    const call = vi.fn();
    return { services: { session, api: { call } } as unknown as Services, call };
  }

  beforeEach(async () => {
    close.mockClear();
    connectChat.mockReset();
    new StoredOutgoing('asha', COMPANY).sync([written('one'), written('two')], false);
    await vi.waitFor(async () => expect(await storedTexts()).toEqual(['one', 'two']));
  });

  it('are sent in order from any page, and refused ones stay until they are read', async () => {
    const sent = chat([refusal('FORBIDDEN'), OK]);
    expect(await sendStoredMessages(page('asha').services)).toBe(true);
    expect(sent).toEqual(['company one key one', 'company two key two']);
    expect(await storedTexts()).toEqual(['one: FORBIDDEN']);
    expect(close).toHaveBeenCalledOnce();
    await sendStoredMessages(page('asha').services);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['no answer comes', [null]],
    ['the chat is busy', [refusal('OVERLOADED')]],
    ['the chat cannot be reached', 'lost'],
  ] as const)('they wait on, and all behind, while %s', async (_why, answers) => {
    const sent = chat(answers);
    expect(await sendStoredMessages(page('asha').services)).toBe(false);
    expect(sent.length).toBeLessThanOrEqual(1);
    expect(await storedTexts()).toEqual(['one', 'two']);
    expect(close).toHaveBeenCalledOnce();
  });

  it('are not sent by another account or by a call of the API', async () => {
    chat([OK, OK]);
    expect(await sendStoredMessages(page('ravi').services)).toBe(true);
    expect(connectChat).not.toHaveBeenCalled();
    const asha = page('asha');
    expect(await sendWaiting(asha.services)).toBe(true);
    expect(asha.call).not.toHaveBeenCalled();
    expect(await storedTexts()).toEqual(['one', 'two']);
  });
});
