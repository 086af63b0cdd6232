import { expect, it } from 'vitest';
import { causeFacts } from './cause-facts.ts';

it('returns class, code and status of an error, without its message', () => {
  const error = Object.assign(new TypeError('The number +919822012345 is not valid'), {
    code: 21211,
    status: 400,
  });
  expect(causeFacts(error)).toEqual({ cause: 'TypeError', causeCode: 21_211, causeStatus: 400 });
  expect(causeFacts(Object.assign(new Error('x'), { code: 'ECONNREFUSED', status: {} }))).toEqual({
    cause: 'Error',
    causeCode: 'ECONNREFUSED',
  });
  for (const other of [undefined, 'Asha', { code: 'Asha' }]) expect(causeFacts(other)).toEqual({});
});
