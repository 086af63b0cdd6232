import { routes } from '@nukkad/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('serves every icon that a response names', async () => {
  const options = await test.client.raw(routes.jobFilterOptions);
  const cities = await test.client.raw(routes.cityList);
  const named: string[] = [
    ...options.body.jobProfiles.flatMap((profile: Record<string, string>) => [
      profile.jobIcon_white,
      profile.jobIcon_blue,
    ]),
    ...options.body.jobTypes.map((type: { icon: string }) => type.icon),
    ...options.body.experience.map((kind: { icon: string }) => kind.icon),
    ...cities.body.cities.map((city: { cityIcon: string }) => city.cityIcon).filter(Boolean),
  ];
  const { blogPosts } = (await test.client.raw(routes.blogList)).body;
  named.push(...blogPosts.map((post: { blogImage: string }) => post.blogImage));
  const { posts } = (await test.client.raw(routes.shortPosts)).body;
  named.push(...posts.map((post: { image: string }) => post.image));
  expect(named.length).toBeGreaterThan(68);
  for (const path of named) {
    const answer = await test.app.inject({ url: `/${path}` });
    expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([path, 200, 'image/svg+xml']);
  }
  expect((await test.app.inject({ url: '/icons/../package.json' })).statusCode).toBe(404);
});
