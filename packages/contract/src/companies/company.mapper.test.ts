import { expect, it } from 'vitest';
import { ContractInputError } from '../errors.ts';
import { companyRefFromWire } from './company.mapper.ts';

it('finds a company by either of its ids, the full one first', () => {
  expect(companyRefFromWire('abc', 'aZ09bY')).toEqual({ companyId: 'abc' });
  expect(companyRefFromWire('', 'aZ09bY')).toEqual({ shareId: 'aZ09bY' });
  expect(() => companyRefFromWire('', null)).toThrow(ContractInputError);
});
