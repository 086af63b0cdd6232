import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildOpenApi } from '../../packages/contract/src/openapi.ts';
import { buildPartnerOpenApi } from '../../packages/contract/src/partner/partner-openapi.ts';
import { chatEventsDocument } from '../../packages/contract/src/realtime/events-document.ts';
import { routesDocument } from '../routes-document.ts';
import { openApi, withoutExample } from './openapi.ts';

const committed = (routes: string, events = chatEventsDocument(), table = routesDocument()) => [
  { path: 'docs/openapi.json', text: routes },
  { path: 'docs/openapi-partner.json', text: JSON.stringify(buildPartnerOpenApi()) },
  { path: 'docs/chat-events.md', text: events },
  { path: 'docs/routes.md', text: table },
];
const ROUTES = JSON.stringify(buildOpenApi(), null, 4);

it('a route without an example is named', () => {
  expect(withoutExample(['reportJob', 'toString'], { reportJob: {} })).toEqual([
    'the route toString has no example: add it to the *.examples.ts of its folder in packages/contract/src',
  ]);
  expect(withoutExample(['reportJob'], { reportJob: {} })).toEqual([]);
});

describe('the documents made from the contract', () => {
  it('are current in the repository, so that a changed field or refusal is noticed', () => {
    const documents = committed('').map(({ path }) => ({
      path,
      text: readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'),
    }));
    expect(openApi.run(documents, '')).toEqual([]);
  });

  it('are fine when current; the routes may be formatted as one likes', () => {
    expect(openApi.run(committed(ROUTES), '')).toEqual([]);
  });

  it('must be there and be current', () => {
    expect(openApi.run([], '')).toHaveLength(4);
    expect(openApi.run(committed('{"openapi":"3.1.0"}'), '')).toEqual([
      'docs/openapi.json differs from the contract: run `pnpm documents`',
    ]);
    expect(openApi.run(committed(ROUTES, `${chatEventsDocument()}| more |`), '')).toEqual([
      'docs/chat-events.md differs from the contract: run `pnpm documents`',
    ]);
    expect(openApi.run(committed(ROUTES, chatEventsDocument(), '# Routes'), '')).toEqual([
      'docs/routes.md differs from the contract: run `pnpm documents`',
    ]);
  });
});
