import { expect, it } from 'vitest';
import { partnerRoutes } from '../packages/contract/src/partner/routes.ts';
import { routes } from '../packages/contract/src/routes.ts';
import { routesDocument } from './routes-document.ts';

const [companies = '', seekers = ''] = routesDocument().split('## Seekers');

/** Returns the cells of the lines that begin with a number, which are the routes. */
const routeLines = (text: string) =>
  [...text.matchAll(/^\| \d+ +\|.*\|$/gm)].map(([line]) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

it('lists each route of companies once, with its access', () => {
  const expected = partnerRoutes.map(({ number, method, path, access }) => [
    String(number),
    method,
    `\`${path}\``,
    access,
  ]);
  expect(routeLines(companies).map((cells) => cells.slice(0, 4))).toEqual(expected);
});

it('lists each route of seekers once, with its access', () => {
  const expected = Object.values(routes)
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, method, path, auth }) => [String(number), method, `\`${path}\``, auth]);
  expect(routeLines(seekers).map((cells) => cells.slice(0, 4))).toEqual(expected);
});

it('counts the routes of each label', () => {
  const owners = partnerRoutes.filter(({ access }) => access === 'owner').length;
  expect(companies).toMatch(new RegExp(`with the role OWNER \\| ${owners} +\\|`));
  const signedIn = Object.values(routes).filter(({ auth }) => auth === 'seeker').length;
  expect(seekers).toMatch(new RegExp(`\\| seeker +\\| a signed-in seeker +\\| ${signedIn} +\\|`));
});

it('says which commands demand a key, and where a seeker’s own id is', () => {
  const ofKey = (text: string, word: string) => routeLines(text).filter((cells) => cells[4] === word);
  expect(ofKey(companies, 'key required')).toHaveLength(
    partnerRoutes.filter(({ idempotency }) => idempotency === 'required').length,
  );
  expect(ofKey(seekers, 'in the path')).toHaveLength(
    Object.values(routes).filter(({ subject }) => subject === 'path').length,
  );
});
