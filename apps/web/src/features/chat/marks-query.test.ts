import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { storeMarks } from './marks-query.ts';

const stored = (queryClient: QueryClient) => queryClient.getQueryData(['chat.marks']);
const marks = { companyId: 'a', unread: 0, read: 5, seen: 5 };

it.each([
  ['an earlier read position', { read: 4 }, marks],
  ['an earlier seen position', { seen: 4 }, marks],
  ['a later read position', { read: 6 }, { ...marks, read: 6 }],
  ['a later seen position', { seen: 6 }, { ...marks, seen: 6 }],
  ['more unread messages', { unread: 2 }, { ...marks, unread: 2 }],
])('after an event with %s, the marks do not go back', (_name, change, expected) => {
  const queryClient = new QueryClient();
  storeMarks(queryClient, marks);
  storeMarks(queryClient, { ...marks, ...change });
  expect(stored(queryClient)).toEqual([expected]);
});

it('each conversation has its own marks', () => {
  const queryClient = new QueryClient();
  const support = { companyId: null, unread: 1, read: 0, seen: 0 };
  for (const one of [marks, support, { ...marks, companyId: 'b', read: 1 }]) storeMarks(queryClient, one);
  expect(stored(queryClient)).toEqual([marks, support, { ...marks, companyId: 'b', read: 1 }]);
});
