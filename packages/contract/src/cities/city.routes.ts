import { defineRoute } from '../define-route.ts';
import { metaFromWire, metaToWire, withoutRequest } from '../shared/shared.mapper.ts';
import type { CityList } from './city.domain.ts';
import { cityFromWire, cityToWire } from './city.mapper.ts';
import { wireCityList, wireCityNames } from './city.wire.ts';

export const cityList = defineRoute({
  key: 'cities.list',
  number: 27,
  method: 'GET',
  path: '/jobseeker/getCities',
  kind: 'query',
  auth: 'public',
  subject: 'none',
  envelope: 'object',
  summary: 'The cities with their places, popular ones first.',
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
  summary: 'The names of all cities, as a bare list.',
  ...withoutRequest,
  result: wireCityNames,
  refusals: [],
  encodeResult: (output: { names: readonly string[] }) => ({ items: [...output.names] }),
  decodeResult: (wire) => ({ names: wire.items }),
});
