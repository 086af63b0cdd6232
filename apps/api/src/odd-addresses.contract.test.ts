import { type AnyRoute, routes } from '@nukkad/contract';
import { partnerRoutes } from '@nukkad/contract/partner/routes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WITH_HIRE } from '../test/hire-site.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';

/** Parts of an address, as they are sent: control characters, broken encodings, and what leads to another folder. */
const ODD = [
  ...[
    '%00',
    '%0a',
    '%0d%0a',
    '%1b[31m',
    '%7f',
    '%c2%85',
    'a%00b',
    '%ff',
    '%c3',
    '%',
    '%zz',
    '%2e%2e',
    '%2f',
    '%5c',
  ],
  ...['%ed%a0%80', '%e2%80%ae', '%f0%9f%9a%80', 'x'.repeat(201), '%25', ';a=b', "'", '%22', '__proto__'],
];
const OTHERS = ['/', '/jobs/', '/healthz/', '/dev/', '/auth/', '/partner/', '/partner/v1/'];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

const seekerRoutes = Object.values(routes) as AnyRoute[];
const withParams = [...seekerRoutes, ...partnerRoutes].filter(({ path }) => path.includes(':'));

it.each(ODD)('an address with %j gets a well-formed error', async (odd) => {
  const addresses = [
    ...withParams.map(({ method, path }) => ({ method, url: path.replace(/:\w+/g, odd) })),
    ...OTHERS.map((path) => ({ method: 'GET' as const, url: path + odd })),
    ...seekerRoutes.map(({ method, path }) => ({ method, url: `${path}/${odd}` })),
  ];
  expect(addresses.length).toBeGreaterThan(100);
  for (const { method, url } of addresses) {
    const { statusCode, headers, body } = await test.app.inject({ method, url });
    const what = `${method} ${url}`;
    expect([what, statusCode >= 400 && statusCode < 500]).toEqual([what, true]);
    expect([what, headers['content-type']]).toEqual([what, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toMatchObject({ requestId: expect.any(String), code: expect.any(String) });
  }
});
