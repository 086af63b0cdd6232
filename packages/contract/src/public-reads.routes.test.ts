import { expect, it } from 'vitest';
import { PUBLIC_READS } from './public-reads.ts';
import { routes } from './routes.ts';

it('lists exactly the public queries', () => {
  const declared = Object.values(routes).filter(({ kind, auth }) => kind === 'query' && auth === 'public');
  expect(PUBLIC_READS).toEqual(declared.map(({ key }) => key).toSorted());
});
