import type { PageEnd } from '@nukkad/core/ports.ts';
import { beforeEach, expect, it } from 'vitest';
import { continueFromPage } from './continue-from-page.ts';

type Context = Parameters<typeof continueFromPage>[2];
interface Input {
  readonly page: number;
  readonly size: number;
  readonly cursor?: string;
  readonly extraSkip?: number;
  readonly text?: string;
}

let ends: Map<string, PageEnd>;
beforeEach(() => {
  ends = new Map();
});

const pageEnds = {
  get: async (key: string, page: number) => ends.get(`${key} ${page}`),
  set: async (key: string, page: number, end: PageEnd) => void ends.set(`${key} ${page}`, end),
};

function contextOf({ loginId = 'login', ip = '192.0.2.1', agent = 'Firefox' } = {}): Context {
  const request = { ip, headers: { 'user-agent': agent } };
  const container = { pageEnds, clock: { now: () => new Date() } };
  return { session: loginId === '' ? null : { loginId }, request, container } as unknown as Context;
}
const VISITOR = { loginId: '' };

/** Reads a page that ends at `nextCursor`. Returns what was read, and the answer. */
async function readPage(
  input: Omit<Input, 'size'>,
  { nextCursor = 'end', total = 50, list = 'filter', context = contextOf() } = {},
) {
  const asked: Omit<Input, 'size'>[] = [];
  const read = async ({ size, ...rest }: Input) => {
    expect(size).toBe(20);
    asked.push(rest);
    return { nextCursor: nextCursor === '' ? null : nextCursor, total };
  };
  const answer = await continueFromPage(list, { ...input, size: 20 }, context, read);
  expect(asked).toHaveLength(1);
  return { read: asked[0], answer };
}

it('a page starts where the one before it ended, and keeps the total of the first', async () => {
  const first = await readPage({ page: 1 }, { nextCursor: 'after 20' });
  expect(first).toEqual({ read: { page: 1 }, answer: { nextCursor: 'after 20', total: 50 } });
  const second = await readPage({ page: 2 }, { nextCursor: 'after 40', total: 51 });
  expect(second.read).toEqual({ page: 1, cursor: 'after 20' });
  expect(second.answer).toEqual({ nextCursor: 'after 40', total: 50 });
  const third = await readPage({ page: 3 }, { total: 52 });
  expect([third.read, third.answer.total]).toEqual([{ page: 1, cursor: 'after 40' }, 50]);
});

it('the first page is read again each time', async () => {
  await readPage({ page: 1 }, { nextCursor: 'after 20' });
  const again = await readPage({ page: 1 }, { nextCursor: 'after 21', total: 51 });
  expect(again).toEqual({ read: { page: 1 }, answer: { nextCursor: 'after 21', total: 51 } });
  expect((await readPage({ page: 2 })).read).toEqual({ page: 1, cursor: 'after 21' });
});

it('a page after the end is empty, and one without a page before it is read by its number', async () => {
  await readPage({ page: 1 }, { nextCursor: '' });
  expect((await readPage({ page: 2 })).read).toEqual({ page: 201 });
  expect((await readPage({ page: 5 })).read).toEqual({ page: 5 });
});

it.each([{ cursor: 'mine' }, { extraSkip: 1 }])(
  'an input with %o is passed on, and nothing is stored',
  async (more) => {
    await readPage({ page: 1 });
    const before = new Map(ends);
    expect((await readPage({ page: 2, ...more }, { total: 7 })).answer.total).toBe(7);
    expect((await readPage({ page: 2, ...more })).read).toEqual({ page: 2, ...more });
    expect(ends).toEqual(before);
  },
);

it('an input that skips nothing continues', async () => {
  await readPage({ page: 1, extraSkip: 0 });
  expect((await readPage({ page: 2, extraSkip: 0 })).read).toEqual({ page: 1, cursor: 'end', extraSkip: 0 });
});

it.each([
  ['list', { list: 'search' }, {}],
  ['search', {}, { text: 'cook' }],
  ['login', { context: contextOf({ loginId: 'other' }) }, {}],
  ['visitor', { context: contextOf(VISITOR) }, {}],
])('another %s does not continue it', async (_, options, more) => {
  await readPage({ page: 1 });
  expect((await readPage({ page: 2, ...more }, options)).read).toEqual({ page: 2, ...more });
});

it.each([
  ['the same', {}, { page: 1, cursor: 'end' }],
  ['another address', { ip: '192.0.2.2' }, { page: 2 }],
  ['another browser', { agent: 'Chrome' }, { page: 2 }],
])('a visitor is known by address and browser: %s', async (_, change, read) => {
  await readPage({ page: 1 }, { context: contextOf(VISITOR) });
  expect((await readPage({ page: 2 }, { context: contextOf({ ...VISITOR, ...change }) })).read).toEqual(read);
});
