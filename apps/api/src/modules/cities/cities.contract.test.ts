import { routes } from '@nukkad/contract';
import { buildCity } from '@nukkad/testing/factories/build-city.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  await buildCity(test.database, { nameEn: 'Tinytown', latitude: 20.25, longitude: 74.5, population: 7 });
});

afterAll(() => test.close());

it('lists popular cities first, longitude before latitude, with the page meta', async () => {
  const { status, body } = await test.client.raw(routes.cityList);
  expect(status).toBe(200);
  const popular = body.cities.map((city: { popular: boolean }) => city.popular);
  expect(popular).toEqual([...popular].sort((a, b) => Number(b) - Number(a)));
  const last = body.cities.at(-1);
  expect(last).toMatchObject({ cityName: 'Tinytown', position: { coordinates: [74.5, 20.25] } });
  expect(last.cityIcon).toEqual(expect.any(String));
  for (const text of [body.title, body.description, body.keywords]) expect(text).toMatch(/\w{3}/);
});

it('returns the page meta in the reader’s language', async () => {
  const titles = await Promise.all(
    (['en', 'hi', 'mr'] as const).map(
      async (language) => (await test.client.as({ language }).raw(routes.cityList)).body.title,
    ),
  );
  expect(new Set(titles).size).toBe(3);
});

it('returns the names as a list of strings', async () => {
  const { status, body } = await test.client.raw(routes.cityNames);
  expect(status).toBe(200);
  const { cities } = (await test.client.raw(routes.cityList)).body;
  expect(body).toEqual(cities.map((city: { cityName: string }) => city.cityName));
  expect(body).toContain('Pune');
});
