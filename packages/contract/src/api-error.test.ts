import { expect, it } from 'vitest';
import { errorFromAnswer } from './api-error.ts';

const answered = (headers: Record<string, string>, status = 429) => new Response(null, { status, headers });

it.each<[string, Record<string, string>, number | undefined]>([
  ['30 seconds', { 'retry-after': '30' }, 30],
  ['one second', { 'retry-after': '1' }, 1],
  ['no seconds', { 'retry-after': '0' }, undefined],
  ['less than nothing', { 'retry-after': '-1' }, undefined],
  ['a date', { 'retry-after': 'Sat, 28 Nov 2026 10:00:00 GMT' }, undefined],
  ['nothing', {}, undefined],
])('a response that asks to wait %s', (_what, headers, seconds) => {
  expect(errorFromAnswer(answered(headers), {}).retryAfter).toBe(seconds);
});

it('takes code, message, request id and issues of the body, and keeps the whole body', () => {
  const issues = [{ path: 'city', message: 'is missing' }];
  const body = { code: 'HR_WINDOW_CLOSED', msg: 'Closed', requestId: 'r-1', issues, fromHour: 9 };
  const error = errorFromAnswer(answered({}, 200), body);
  expect([error.code, error.message, error.status, error.requestId]).toEqual([
    'HR_WINDOW_CLOSED',
    'Closed',
    200,
    'r-1',
  ]);
  expect(error.issues).toEqual(issues);
  expect(error.details).toEqual(body);
});

it.each([[null], ['<html>'], [{ code: 7, msg: 7, requestId: 7, issues: 'none' }]])(
  'is an internal error of its status if the body is %j',
  (body) => {
    const error = errorFromAnswer(answered({}, 502), body);
    expect([error.code, error.message, error.status]).toEqual(['INTERNAL', 'HTTP 502', 502]);
    expect([error.requestId, error.issues]).toEqual([undefined, []]);
  },
);
