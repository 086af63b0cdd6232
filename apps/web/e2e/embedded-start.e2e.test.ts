import { type RunningStack, startStack } from '@nukkad/testing/stack.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from './support/sign-up.ts';

let stack: RunningStack;

beforeAll(async () => {
  stack = await startStack({ jobs: 40 });
});
afterAll(() => stack.stop());

async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(stack.origin + path);
  return { status: response.status, text: await response.text() };
}

describe('a start on the embedded database', () => {
  it.each([
    ['/joblist?city=Pune', 'Jobs in Pune'],
    ['/hi/joblist?city=Pune', 'पुणे में काम'],
    ['/mr/joblist?city=Pune', 'पुणे इथली कामं'],
  ])('serves %s with jobs and the heading %s', async (path, heading) => {
    const { status, text } = await read(path);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<h1[^>]*>[^<]*${heading}`));
    expect(text).toContain('<article');
  });

  it('registers a new user with a verified number and a first profile', async () => {
    const person = { name: 'Seema Yadav', email: 'seema@mail.example', phone: '9000000001' };
    const { cookies } = await signUp('mr', person, stack.origin);
    expect(cookies.length).toBeGreaterThan(0);
  });
});
