import { expect, it } from 'vitest';
import { ContractInputError } from '../errors.ts';
import { companyRefFromWire } from './company.mapper.ts';

it('reads either id of a company, preferring the full id', () => {
  expect(companyRefFromWire('abc', 'aZ09bY')).toEqual({ companyId: 'abc' });
  expect(companyRefFromWire('', 'aZ09bY')).toEqual({ shareId: 'aZ09bY' });
  expect(() => companyRefFromWire('', null)).toThrow(ContractInputError);
});
