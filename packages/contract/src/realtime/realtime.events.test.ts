import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ChatDelivery } from './realtime.domain.ts';
import {
  CHAT_EVENTS,
  type ClientToServerEvents,
  readEvent,
  type ServerToClientEvents,
} from './realtime.events.ts';

const DRAFT = { text: 'Hello', candidateId: 'seeker', clientKey: 'key' };

const delivery = (change: Partial<ChatDelivery> = {}): ChatDelivery => ({
  conversationId: 'c',
  companyId: 'company',
  message: {
    id: 'c-7',
    sequence: 7,
    text: 'Hello',
    sender: 'COMPANY',
    senderName: 'Chai Point',
    createdAt: '2026-11-21T10:00:00.000Z',
  },
  ...change,
});

describe('the events that go to the server', () => {
  const { join, sendToAdmin, sendToCompany } = CHAT_EVENTS;

  it('are decoded as they were encoded', () => {
    const { candidateId } = DRAFT;
    expect(readEvent(join, join.encode({ candidateId }))).toEqual({ candidateId });
    const toCompany = sendToCompany.encode({ ...DRAFT, companyId: 'company', companyName: 'Chai Point' });
    expect(toCompany).toEqual(['Hello', 'company', 'seeker', null, 'Chai Point', 'key']);
    expect(readEvent(sendToCompany, toCompany)).toEqual({ ...DRAFT, companyId: 'company' });
    const toAdmin = sendToAdmin.encode({ ...DRAFT, adminId: 'admin' });
    expect(toAdmin).toEqual(['Hello', 'admin', 'seeker', null, 'admin', 'Jobseeker', 'key']);
    expect(readEvent(sendToAdmin, toAdmin)).toEqual({ ...DRAFT, companyId: null });
  });

  it('may lack their last arguments (older clients) or have more (newer clients)', () => {
    const older = { ...DRAFT, companyId: 'company', clientKey: null };
    expect(readEvent(sendToCompany, ['Hello', 'company', 'seeker'])).toEqual(older);
    expect(readEvent(sendToCompany, ['Hello', 'company', 'seeker', '', '', 'key', 'more'])).toEqual({
      ...DRAFT,
      companyId: 'company',
    });
    expect(readEvent(sendToAdmin, ['Hello', null, 'seeker'])).toEqual({ ...older, companyId: null });
  });

  it.each([
    ['nothing', []],
    ['a text that is none', [7, 'company', 'seeker']],
    ['no company', ['Hello', null, 'seeker']],
    ['a text too long by one', ['x'.repeat(2001), 'company', 'seeker']],
    ['a text that no database stores', ['a\0b', 'company', 'seeker']],
    ['a text that steers terminals', ['a\u001B]0;b', 'company', 'seeker']],
    ['a key too long by one', ['Hello', 'company', 'seeker', null, null, 'k'.repeat(65)]],
  ])('are rejected with %s', (_, values) => {
    expect(readEvent(sendToCompany, values)).toBeNull();
  });

  it('are encoded without control characters', () => {
    const draft = { ...DRAFT, text: 'a\u001Bb\u0000', companyId: 'company', companyName: '' };
    expect(sendToCompany.encode(draft)[0]).toBe('ab');
    expect(sendToAdmin.encode({ ...draft, adminId: 'a' })[0]).toBe('ab');
  });

  it('accept the longest text and key', () => {
    const text = 'x'.repeat(2000);
    const clientKey = 'k'.repeat(64);
    expect(readEvent(sendToCompany, [text, 'company', 'seeker', null, null, clientKey])).toEqual({
      ...DRAFT,
      companyId: 'company',
      text,
      clientKey,
    });
  });
});

describe('the events that go to the clients', () => {
  const { adminMessage, companyMessage } = CHAT_EVENTS;

  it('are decoded as they were encoded, from either sender', () => {
    const fromCompany = delivery();
    expect(readEvent(companyMessage, companyMessage.encode(fromCompany))).toEqual(fromCompany);
    const { message } = fromCompany;
    const own = delivery({ message: { ...message, sender: 'CANDIDATE' } });
    expect(readEvent(companyMessage, companyMessage.encode(own))).toEqual(own);
    for (const sender of ['ADMIN', 'CANDIDATE'] as const) {
      const ofAdmin = delivery({ companyId: null, message: { ...message, sender, senderName: '' } });
      expect(readEvent(adminMessage, adminMessage.encode(ofAdmin))).toEqual(ofAdmin);
    }
  });

  it('are ignored if they are not understood', () => {
    expect(readEvent(adminMessage, [{ sequence: 1 }])).toBeNull();
    expect(readEvent(companyMessage, [])).toBeNull();
  });
});

describe('the catalogue', () => {
  it('describes each argument', () => {
    for (const { places, payload } of Object.values(CHAT_EVENTS)) {
      expect(places).toHaveLength(payload._zod.def.items.length);
    }
  });

  it('defines the Socket.IO types', () => {
    expectTypeOf<keyof ClientToServerEvents>().toEqualTypeOf<
      'add user' | 'new message' | 'adminAndJs' | 'read messages' | 'typing'
    >();
    expectTypeOf<keyof ServerToClientEvents>().toEqualTypeOf<
      'news message' | 'newAdminMessage' | 'marks' | 'is typing' | 'bell'
    >();
    type Join = Parameters<ClientToServerEvents['add user']>;
    expectTypeOf<Join[0]>().toEqualTypeOf<string>();
    expectTypeOf<Parameters<Join[1]>[0]>().toExtend<{ success: boolean }>();
    type Received = Parameters<ServerToClientEvents['newAdminMessage']>;
    expectTypeOf<Received[0]['sequence']>().toEqualTypeOf<number>();
  });
});
