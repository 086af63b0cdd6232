import { defineRoute } from '../define-route.ts';
import { metaFromWire, metaToWire, presentText, withoutRequest } from '../shared/shared.mapper.ts';
import type { CityList, ListAddressInput } from './city.domain.ts';
import { cityFromWire, cityToWire, listAddressFromWire, listAddressToWire } from './city.mapper.ts';
import { wireCityList, wireCityNames, wireListAddress, wireListAddressRequest } from './city.wire.ts';

export const cityList = defineRoute({
  key: 'cities.list',
  number: 27,
  method: 'GET',
  path: '/jobseeker/getCities',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'Lists the cities with their positions, popular ones first.',
  ...withoutRequest,
  result: wireCityList,
  refusals: [],
  encodeResult: (output: CityList) => ({
    cities: output.cities.map(cityToWire),
    ...metaToWire(output.meta),
  }),
  decodeResult: (wire): CityList => ({ cities: wire.cities.map(cityFromWire), meta: metaFromWire(wire) }),
});

export const cityNames = defineRoute({
  key: 'cities.names',
  number: 28,
  method: 'GET',
  path: '/jobseeker/getAllCities',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'bare',
  summary: 'Lists the names of all cities as a bare array.',
  ...withoutRequest,
  result: wireCityNames,
  refusals: [],
  encodeResult: (output: { names: readonly string[] }) => ({ items: [...output.names] }),
  decodeResult: (wire) => ({ names: wire.items }),
});

export const listAddress = defineRoute({
  key: 'cities.listAddress',
  number: 118,
  method: 'GET',
  path: '/jobs/listAddress',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: "Returns the city and occupation of a list's URL, with its canonical path in each language.",
  request: { query: wireListAddressRequest },
  result: wireListAddress,
  refusals: ['NOT_FOUND'],
  decodeRequest: ({ query }): ListAddressInput => ({
    city: presentText(query.city),
    work: presentText(query.work),
  }),
  encodeRequest: ({ city, work }: ListAddressInput) => ({
    query: { ...(city && { city }), ...(work && { work }) },
  }),
  encodeResult: listAddressToWire,
  decodeResult: listAddressFromWire,
});
