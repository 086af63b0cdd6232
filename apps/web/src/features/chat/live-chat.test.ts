import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../lib/services.ts';
import type { ChatListener } from './connect-chat.ts';

const connectChat = vi.hoisted(() => vi.fn());
vi.mock('./connect-chat.ts', () => ({ connectChat }));
const { joinLiveChat } = await import('./live-chat.ts');

const services = {} as Services;
const leaving: (() => void)[] = [];

type Listener = Required<ChatListener>;

function listener() {
  return {
    onJoined: vi.fn<Listener['onJoined']>(),
    onLost: vi.fn<Listener['onLost']>(),
    onMessage: vi.fn<Listener['onMessage']>(),
    onMarks: vi.fn<Listener['onMarks']>(),
    onTyping: vi.fn<Listener['onTyping']>(),
    onBell: vi.fn<Listener['onBell']>(),
  };
}

/** Starts to use the connection. Returns a function that stops, which is called after the test too. */
function join(one: ChatListener, candidateId = 'seeker') {
  const live = joinLiveChat(services, candidateId, one);
  leaving.push(live.leave);
  return live;
}

/** The listener that was given to the connection with this number. */
const heard = (): Listener => connectChat.mock.calls[0]?.[2];
const close = vi.fn();

beforeEach(() => {
  close.mockReset();
  connectChat.mockReset().mockReturnValue({ close });
});
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

describe('the shared connection', () => {
  it('is opened once for all parts, which receive every event', async () => {
    const [first, second] = [listener(), listener()];
    const live = join(first);
    join(second);
    await live.opening;
    expect(connectChat).toHaveBeenCalledTimes(1);
    const marks = { companyId: null, unread: 1, read: 2, seen: 3 };
    heard().onJoined();
    heard().onMarks(marks);
    heard().onTyping({ companyId: 'c' });
    heard().onBell({ unread: 4 });
    heard().onLost();
    for (const one of [first, second]) {
      expect(one.onJoined).toHaveBeenCalledTimes(1);
      expect(one.onMarks).toHaveBeenCalledWith(marks);
      expect(one.onTyping).toHaveBeenCalledWith({ companyId: 'c' });
      expect(one.onBell).toHaveBeenCalledWith({ unread: 4 });
      expect(one.onLost).toHaveBeenCalledTimes(1);
    }
  });

  it('tells a later part that the device has joined, unless it left or the connection was lost', async () => {
    await join(listener()).opening;
    heard().onJoined();
    const later = listener();
    join(later);
    const gone = listener();
    join(gone).leave();
    await Promise.resolve();
    expect(later.onJoined).toHaveBeenCalledTimes(1);
    expect(gone.onJoined).not.toHaveBeenCalled();
    heard().onLost();
    const last = listener();
    join(last);
    await Promise.resolve();
    expect(last.onJoined).not.toHaveBeenCalled();
    heard().onJoined();
    expect(last.onJoined).toHaveBeenCalledTimes(1);
  });

  it('closes when the last part leaves, and is opened again for the next one', async () => {
    const first = join(listener());
    const second = join(listener());
    await first.opening;
    first.leave();
    await Promise.resolve();
    expect(close).not.toHaveBeenCalled();
    second.leave();
    await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    await join(listener()).opening;
    expect(connectChat).toHaveBeenCalledTimes(2);
  });

  it('is not opened if everybody left while its code was loading', async () => {
    const live = join(listener());
    live.leave();
    expect(await live.opening).toBeNull();
    expect(connectChat).not.toHaveBeenCalled();
  });

  it('belongs to one account', async () => {
    await join(listener(), 'first').opening;
    await join(listener(), 'second').opening;
    expect(connectChat.mock.calls.map(([, id]) => id)).toEqual(['first', 'second']);
  });
});
