import { expect, it } from 'vitest';
import { findCycle } from './no-chunk-cycles.ts';

it('finds a ring of chunks, and none where several merely share one', () => {
  const shared = new Map([
    ['entry', ['a', 'b']],
    ['a', ['base']],
    ['b', ['base']],
    ['base', []],
  ]);
  expect(findCycle(shared)).toBeNull();
  expect(findCycle(new Map([...shared, ['base', ['runtime', 'b']]]))).toEqual(['base', 'b', 'base']);
});
