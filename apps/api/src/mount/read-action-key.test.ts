import { type AnyRoute, routes } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { readActionKey } from './read-action-key.ts';

const session = { candidateId: 'asha' } as never;
const KEY = 'a-key-of-an-action';
const read = (
  route: AnyRoute = routes.hrContact,
  input: unknown = { jobId: 'x' },
  request: { key?: unknown; session?: never } = {},
) =>
  readActionKey(
    route,
    { headers: { 'idempotency-key': ('key' in request ? request.key : KEY) as string }, session, ...request },
    input,
  );

it('the key of an action has the fingerprint of its route and input', () => {
  const key = read();
  expect(key).toMatchObject({
    candidateId: 'asha',
    key: KEY,
    fingerprint: expect.stringMatching(/^[\da-f]{64}$/),
  });
  expect(read()).toEqual(key);
  expect(read(routes.creditsRequest)?.fingerprint).not.toBe(key?.fingerprint);
  expect(read(routes.hrContact, { jobId: 'y' })?.fingerprint).not.toBe(key?.fingerprint);
});

it('an action without a key, without a seeker, or on a route that takes none has none', () => {
  expect(read(routes.hrContact, {}, { key: undefined })).toBeNull();
  expect(read(routes.hrContact, {}, { session: null as never })).toBeNull();
  expect(read(routes.jobSave)).toBeNull();
});

it.each(['short', 'with spaces in it', ['twice', 'twice'], 'x'.repeat(101)])('refuses the key %j', (key) => {
  expect(() => read(routes.hrContact, {}, { key })).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED' }),
  );
});
