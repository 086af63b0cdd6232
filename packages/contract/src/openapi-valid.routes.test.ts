import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { type AnyRoute, routes } from './index.ts';
import { buildOpenApi } from './openapi.ts';

// biome-ignore lint/suspicious/noExplicitAny: a JSON document is looked into
type Json = any;
const document: Json = JSON.parse(JSON.stringify(buildOpenApi()));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'https://openapi.test/', ...document });

/** Escapes `/` and `~` in a property name, for use in a JSON pointer. */
const step = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Validates `value` against the schema at the path `place` in the document. Returns the errors; empty if it is valid.
 */
function schemaErrors(place: readonly string[], value: unknown): unknown[] {
  const fits = ajv.compile({
    $ref: `https://openapi.test/#/${place.map(step).map(encodeURIComponent).join('/')}`,
  });
  return fits(value) ? [] : [place.join(' '), fits.errors];
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect([valid, validator.version, document.openapi]).toEqual([
      true,
      '3.1',
      expect.stringMatching(/^3\.1/),
    ]);
  });

  it.each(Object.values(routes) as AnyRoute[])('has valid examples of $key', (route) => {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const method = route.method.toLowerCase();
    const { responses, requestBody } = document.paths[path][method];
    if (route.method === 'POST' && route.request.body && !route.multipart) {
      const { example } = requestBody.content['application/json'];
      const place = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
      expect(example).toBeDefined();
      expect(schemaErrors(place, example)).toEqual([]);
    }
    for (const [status, response] of Object.entries<Json>(responses)) {
      const answer = response.content?.['application/json'];
      if (!answer) continue;
      const shown = [answer.example, ...Object.values<Json>(answer.examples ?? {}).map(({ value }) => value)];
      const values = shown.filter((value) => value !== undefined);
      expect(values.length, `${route.key} ${status}`).toBeGreaterThan(0);
      const place = ['paths', path, method, 'responses', status, 'content', 'application/json', 'schema'];
      for (const value of values) expect(schemaErrors(place, value)).toEqual([]);
    }
  });

  it('detects an invalid example', () => {
    const answer = ['responses', '200', 'content', 'application/json', 'schema'];
    const place = ['paths', routes.jobApply.path, 'post', ...answer];
    expect(schemaErrors(place, [{ success: true }])).not.toEqual([]);
    expect(schemaErrors(place, {})).not.toEqual([]);
  });
});
