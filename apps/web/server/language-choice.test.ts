import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { languageChoice } from './language-choice.ts';

async function choose(address: string) {
  const app = fastify();
  await app.register(cookie);
  await app.register(languageChoice);
  return app.inject(address);
}

it('stores the language and redirects back', async () => {
  const response = await choose('/language/hi?back=/jobs?cook-abc123');
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe('/hi/jobs?cook-abc123');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.cookies).toMatchObject([{ name: 'nukkad_language', value: 'hi' }]);
});

it.each([
  ['en', '/hi/faq', '/faq'],
  ['mr', '/hi/faq', '/mr/faq'],
  ['hi', '/', '/hi'],
  ['en', '/hi//evil.example', '/evil.example'],
])('to %s from %s redirects to %s', async (language, back, location) => {
  const response = await choose(`/language/${language}?back=${back}`);
  expect(response.headers.location).toBe(location);
});

it.each([
  ['/%09/evil.example:9977/lang', '/hi/joblist'],
  ['//evil.example', '/hi/joblist'],
  ['/%5Cevil.example', '/hi/joblist'],
  ['/.//evil.example', '/hi/evil.example'],
  ['/a%0d%0aX:1', '/hi/aX:1'],
  ['/a&back=/b', '/hi/joblist'],
  ['/%E0%A4%A8', '/hi/%E0%A4%A8'],
])('redirects back=%s to %s, never to another site', async (back, location) => {
  const response = await choose(`/language/hi?back=${back}`);
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(location);
});

it.each(['/language/xx', '/language?language=hi&language=mr', '/language/hi%20'])(
  'keeps nothing for %s',
  async (address) => {
    const response = await choose(address);
    expect(response.statusCode).toBe(303);
    expect(response.cookies).toEqual([]);
  },
);
