import { expect, it } from 'vitest';
import type { ChatContext } from '../context.ts';
import { loginRoomOf } from '../rooms.ts';
import { LoginWatch } from './login-watch.ts';

/** Checks so many sockets, whose logins have all ended. Returns the sizes of the statements, and the rooms that were cut. */
async function check(count: number) {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const sockets = new Map(
    numbers.map((number) => [
      number,
      { data: { candidateId: `seeker ${number}`, loginId: `login ${number}` } },
    ]),
  );
  const sizes: number[] = [];
  const cut: string[] = [];
  const context = {
    io: {
      sockets: { sockets },
      in: (room: string) => ({ disconnectSockets: () => cut.push(room) }),
    },
    database: {
      query: ({ values: [accounts, logins] }: { values: [string[], string[]] }) => {
        expect(accounts).toHaveLength(logins.length);
        sizes.push(logins.length);
        return Promise.resolve(logins.map((login) => ({ login })));
      },
    },
  };
  await new LoginWatch(context as unknown as ChatContext).check();
  expect(cut).toEqual(numbers.map((number) => loginRoomOf(`login ${number}`)));
  return sizes;
}

it.each([
  [0, []],
  [1, [1]],
  [1999, [1999]],
  [2000, [2000]],
  [2001, [2000, 1]],
  [4001, [2000, 2000, 1]],
])('checks each of %i sockets once, at most 2,000 with a statement', async (count, sizes) => {
  expect(await check(count)).toEqual(sizes);
});
