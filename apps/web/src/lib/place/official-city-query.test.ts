import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { officialCityQuery } from './official-city-query.ts';
import { popularCitiesQuery } from './popular-cities-query.ts';

const { cities } = exampleOf('cities.list');
const pune = cities.find(({ name }) => name === 'Pune');

function nameBeforeLoading(text: string) {
  const services = { api: fakeApi(), queryClient: new QueryClient() };
  services.queryClient.setQueryData(popularCitiesQuery(services).queryKey, cities);
  const query = { ...officialCityQuery(services, text), enabled: false };
  return new QueryObserver(services.queryClient, query).getCurrentResult().data?.names;
}

it('knows the names of a popular city before the cities are loaded', () => {
  expect(nameBeforeLoading('Pune')).toEqual(pune?.names);
  expect(nameBeforeLoading('पुणे')?.en).toBe('Pune');
  expect(nameBeforeLoading('Atlantis')).toBeUndefined();
});
