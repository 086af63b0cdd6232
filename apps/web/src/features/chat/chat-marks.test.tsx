import type { ChatMarks } from '@nukkad/contract/realtime/realtime.domain.ts';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { ChatListener } from './connect-chat.ts';

const connectChat = vi.hoisted(() => vi.fn());
vi.mock('./connect-chat.ts', () => ({ connectChat }));

const LANGUAGES = ['en', 'hi', 'mr'] as const;
const company = exampleOf('companies.one');
const WITH_COMPANY = `/chatcompany?${encodeURIComponent(company.link)}`;
const connection = { send: vi.fn(), markRead: vi.fn(), typing: vi.fn(), close: vi.fn() };

beforeEach(() => {
  for (const call of Object.values(connection)) call.mockReset();
  connectChat.mockReset().mockReturnValue(connection);
});

/** The part of the page that listens to the connection. */
const page = (): Required<ChatListener> => connectChat.mock.calls.at(-1)?.[2];
const notify = (what: (listener: Required<ChatListener>) => void) => act(async () => what(page()));
const marksOf = (change: Partial<ChatMarks> = {}): ChatMarks => ({
  companyId: company.id,
  unread: 0,
  read: 8,
  seen: 0,
  ...change,
});

async function openChat(language: (typeof LANGUAGES)[number] = 'en', address = WITH_COMPANY) {
  const screen = await renderScreen(address, { language });
  await vi.waitFor(() => expect(connectChat).toHaveBeenCalled());
  await notify(({ onJoined }) => onJoined());
  await screen.settled();
  return screen;
}

const seenLines = () =>
  [...document.querySelectorAll('.chat-message__seen')].map(({ textContent }) => textContent?.trim());
const typingLine = () => document.querySelector('.chat-typing')?.textContent;

describe('a chat that is open', () => {
  // The example has message 7 of the seeker and message 8 of the company.
  it.each([
    ['en', 'Seen'],
    ['hi', 'देख लिया'],
    ['mr', 'पाहिलं'],
  ] as const)('shows in %s which message was seen', async (language, text) => {
    await openChat(language);
    await notify(({ onMarks }) => onMarks(marksOf({ seen: 6 })));
    expect(seenLines()).toEqual([]);
    await notify(({ onMarks }) => onMarks(marksOf({ seen: 7 })));
    await vi.waitFor(() => expect(seenLines()).toEqual([text]));
    expect(document.querySelector('.chat-message[data-mine] .chat-message__seen')).not.toBeNull();
    // A delayed event does not take the mark away.
    await notify(({ onMarks }) => onMarks(marksOf({ seen: 6 })));
    expect(seenLines()).toEqual([text]);
  });

  it('does not show the marks of another conversation', async () => {
    await openChat();
    await notify(({ onMarks }) => onMarks(marksOf({ companyId: null, seen: 7 })));
    expect(seenLines()).toEqual([]);
  });

  it('reports the newest message as read, once, and the next one when it arrives', async () => {
    await openChat();
    await vi.waitFor(() => expect(connection.markRead).toHaveBeenCalledTimes(1));
    expect(connection.markRead.mock.calls[0]?.[1]).toBe(8);
    await notify(({ onMarks }) => onMarks(marksOf()));
    expect(connection.markRead).toHaveBeenCalledTimes(1);
    const { messages } = exampleOf('chat.withCompany');
    const message = { ...(messages[1] as (typeof messages)[number]), id: 'new', sequence: 9 };
    await notify(({ onMessage }) => onMessage({ conversationId: 'c', companyId: company.id, message }));
    await vi.waitFor(() =>
      expect(connection.markRead.mock.calls.map(([, number]) => number)).toEqual([8, 9]),
    );
  });

  it('reports nothing that was read before', async () => {
    await renderScreen(WITH_COMPANY);
    await vi.waitFor(() => expect(connectChat).toHaveBeenCalled());
    await notify(({ onMarks }) => onMarks(marksOf()));
    await notify(({ onJoined }) => onJoined());
    expect(connection.markRead).not.toHaveBeenCalled();
  });

  it.each([
    ['en', `${company.name} is typing…`],
    ['hi', `${company.name} लिख रहे हैं…`],
    ['mr', `${company.name} लिहीत आहे…`],
  ] as const)('shows in %s that the other side is typing, for six seconds', async (language, text) => {
    await openChat(language);
    vi.useFakeTimers();
    try {
      await notify(({ onTyping }) => onTyping({ companyId: null }));
      expect(typingLine()).toBe('');
      await notify(({ onTyping }) => onTyping({ companyId: company.id }));
      expect(typingLine()).toBe(text);
      await act(() => vi.advanceTimersByTimeAsync(5999));
      expect(typingLine()).toBe(text);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(typingLine()).toBe('');
    } finally {
      vi.useRealTimers();
    }
  });

  it('names the support in all languages', async () => {
    for (const [language, text] of [
      ['en', 'Support is typing…'],
      ['hi', 'सपोर्ट लिख रहे हैं…'],
      ['mr', 'सपोर्ट लिहीत आहे…'],
    ] as const) {
      await openChat(language, '/chatadmin');
      await notify(({ onTyping }) => onTyping({ companyId: null }));
      expect(typingLine()).toBe(text);
    }
  });

  it('ends the sign of typing with the message', async () => {
    await openChat();
    await notify(({ onTyping }) => onTyping({ companyId: company.id }));
    const [, answer] = exampleOf('chat.withCompany').messages;
    if (!answer) throw new Error('the example has no answer');
    await notify(({ onMessage }) =>
      onMessage({ conversationId: 'c', companyId: company.id, message: { ...answer, id: 'n', sequence: 9 } }),
    );
    expect(typingLine()).toBe('');
  });

  it('reports that the seeker is typing, at most once in three seconds and never for blanks', async () => {
    const screen = await openChat();
    let now = 10_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const write = (text: string) => screen.type('Message', text);
    await write(' ');
    expect(connection.typing).not.toHaveBeenCalled();
    await write('He');
    await vi.waitFor(() => expect(connection.typing).toHaveBeenCalledTimes(1));
    now += 2999;
    await write('Hell');
    now += 1;
    await write('Hello');
    await vi.waitFor(() => expect(connection.typing).toHaveBeenCalledTimes(2));
  });
});

describe('unread messages', () => {
  const LABELS = {
    en: ['Chat with us, 1 new message', 'Chat with us, 2 new messages', 'Chat with us'],
    hi: ['हमसे बात करें, 1 नया मैसेज', 'हमसे बात करें, 2 नए मैसेज', 'हमसे बात करें'],
    mr: ['आमच्याशी बोला, 1 नवीन मेसेज', 'आमच्याशी बोला, 2 नवीन मेसेज', 'आमच्याशी बोला'],
  };
  it.each(LANGUAGES)('are counted in %s at the link to the chat, and the bell rings', async (language) => {
    const api = fakeApi({ 'notifications.unreadCount': { unread: 0 } });
    await renderScreen('/joblist', { language, api });
    window.dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(connectChat).toHaveBeenCalled(), 10_000);
    const [one, two, none] = LABELS[language];
    const count = (label = '') =>
      document.querySelector(`button[aria-label="${label}"] .nk-count`)?.getAttribute('data-count');
    const shows = (label = '') => expect.poll(() => document.querySelector(`button[aria-label="${label}"]`));
    await shows(none).not.toBeNull();
    await notify(({ onMarks }) => onMarks(marksOf({ companyId: null, unread: 1, read: 1 })));
    await expect.poll(() => count(one)).toBe('1');
    await notify(({ onMarks }) => onMarks(marksOf({ companyId: null, unread: 2, read: 1 })));
    await expect.poll(() => count(two)).toBe('2');
    await notify(({ onMarks }) => onMarks(marksOf({ companyId: null, unread: 0, read: 3 })));
    await shows(none).not.toBeNull();
    await notify(({ onBell }) => onBell({ unread: 3 }));
    await expect.poll(() => document.querySelector('.site-header__bell .nk-count')?.textContent).toBe('3');
  });
});
