import { expect, it } from 'vitest';
import { schemaStub } from './without-schemas.ts';

it('exports schemas that can be combined', async () => {
  const stub = await import(`data:text/javascript,${encodeURIComponent(schemaStub())}`);
  const text = stub.string().check(stub.minLength(1), stub.regex(/x/));
  expect(() =>
    stub.object({ a: stub.nullable(text), b: stub.enum(['x']), c: stub.iso.datetime() }),
  ).not.toThrow();
  expect(stub.parse).toBeUndefined();
});
