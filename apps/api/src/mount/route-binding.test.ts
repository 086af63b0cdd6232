import { type AnyRoute, routes } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { forAnyone, forSeeker } from './route-binding.ts';

const handler = () => {
  throw new Error('is never called');
};
const ALL = Object.values(routes) as unknown as readonly AnyRoute[];

it.each(ALL.filter(({ auth }) => auth === 'seeker'))('$key needs a session, also in its binding', (route) => {
  expect(forSeeker(route, handler)).toMatchObject({ route, limits: {} });
  expect(() => forAnyone(route, handler)).toThrow(`${route.key} needs a session: bind it with forSeeker`);
});

it.each(ALL.filter(({ auth }) => auth !== 'seeker'))('$key is open, also in its binding', (route) => {
  expect(forAnyone(route, handler)).toMatchObject({ route, limits: {} });
  expect(() => forSeeker(route, handler)).toThrow(`${route.key} is open: bind it with forAnyone`);
});
