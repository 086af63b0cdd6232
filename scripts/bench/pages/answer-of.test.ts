import { expect, it } from 'vitest';
import { answerOf } from './answer-of.ts';

const CLICK = { handled: 140, painted: 200 };

it.each([
  ['a change in a handler of the click', { changed: 120, at: 330 }, CLICK, 200],
  ['a change at the end of its last handler', { changed: 140, at: 330 }, CLICK, 200],
  ['a change after its handlers', { changed: 141, at: 330 }, CLICK, 330],
  ['a task that ran before the rounded time of the paint', { changed: 120, at: 197 }, CLICK, 197],
  ['a click that the browser did not report', { changed: 120, at: 330 }, null, 330],
])('%s is answered when it was painted', (_, change, click, answered) => {
  expect(answerOf(change, click)).toBe(answered);
});
