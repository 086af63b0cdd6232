import { expect, it } from 'vitest';
import { PUBLIC_READS } from './public-reads.ts';
import { routes } from './routes.ts';

it('names the reads that ask nobody to sign in and answer nobody otherwise, and no other', () => {
  const declared = Object.values(routes).filter(({ kind, auth }) => kind === 'query' && auth === 'public');
  expect(PUBLIC_READS).toEqual(declared.map(({ key }) => key).toSorted());
});
