import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '../errors.ts';
import * as contract from '../index.ts';
import { routes } from '../routes.ts';
import { PARTNER_ERRORS, partnerStatus } from './partner-errors.ts';
import { buildPartnerOpenApi } from './partner-openapi.ts';
import { partnerRoutes } from './routes.ts';

const keysOf = (values: readonly { key: string }[]) => values.map(({ key }) => key);

describe('the routes of companies', () => {
  it('have their own keys, numbers from 201 and addresses', () => {
    const addresses = partnerRoutes.map(({ method, path }) => `${method} ${path}`);
    const numbers = partnerRoutes.map(({ number }) => String(number));
    for (const values of [keysOf(partnerRoutes), numbers, addresses])
      expect(new Set(values).size).toBe(partnerRoutes.length);
    expect(partnerRoutes[0]?.number).toBe(201);
    for (const { path } of partnerRoutes) expect(path).toMatch(/^\/partner\/v1\//);
  });

  it('are no routes of seekers, and the entry point of seekers does not export them', () => {
    expect(keysOf(Object.values(routes)).filter((key) => keysOf(partnerRoutes).includes(key))).toEqual([]);
    const exported = new Set(Object.values(contract) as unknown[]);
    expect(partnerRoutes.filter((route) => exported.has(route))).toEqual([]);
  });

  it('name the company in the path if and only if a member of it calls', () => {
    for (const { key, access, path } of partnerRoutes)
      if (key !== 'company.claim')
        expect([key, path.includes('/companies/:company')]).toEqual([
          key,
          access === 'recruiter' || access === 'owner',
        ]);
  });

  it('describe each part of the path, and refuse only with known codes', () => {
    const codes = new Set([...Object.keys(ERRORS), ...Object.keys(PARTNER_ERRORS)]);
    for (const { path, request, refusals } of partnerRoutes) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(request.params?.shape ?? {}).sort()).toEqual(named.sort());
      expect(refusals.filter((code) => !codes.has(code))).toEqual([]);
    }
  });

  it('change data only with methods that other sites cannot send without asking', () => {
    for (const { kind, method } of partnerRoutes) expect(method === 'GET').toBe(kind === 'query');
  });
});

it('refusals have status 422, and other errors keep theirs', () => {
  expect([partnerStatus(200), partnerStatus(404), partnerStatus(409)]).toEqual([422, 404, 409]);
});

it('no code of companies is a code of seekers', () => {
  expect(Object.keys(PARTNER_ERRORS).filter((code) => Object.hasOwn(ERRORS, code))).toEqual([]);
});

it('the document is valid OpenAPI 3.1 and has every route', async () => {
  const document = JSON.parse(JSON.stringify(buildPartnerOpenApi())) as { paths: object };
  const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  const operations = Object.values(document.paths).flatMap((path) => Object.keys(path as object));
  expect(operations).toHaveLength(partnerRoutes.length);
});
