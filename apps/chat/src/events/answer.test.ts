import { AppError } from '@nukkad/core/errors/app-error.ts';
import { watchI18next } from '@nukkad/i18n/testing/watch-i18next.ts';
import { expect, it, vi } from 'vitest';
import type { ChatSocket } from '../context.ts';
import { answer } from './answer.ts';

it.each([
  ['en', 'Please write something first.'],
  ['hi', 'पहले कुछ लिखें।'],
  ['mr', 'आधी काहीतरी लिहा.'],
])('a refusal comes from i18next, in the sender’s language: %s', async (language, sentence) => {
  const socket = { data: { language } } as unknown as ChatSocket;
  const parts = {
    socket,
    event: 'new message',
    log: {},
    events: null,
    tracing: null,
  } as unknown as Parameters<typeof answer>[0];
  const reply = vi.fn();
  const { keys } = watchI18next();
  await answer(parts, [reply], () => Promise.reject(new AppError('EMPTY_MESSAGE')));
  expect(reply).toHaveBeenCalledWith(
    expect.objectContaining({ success: false, code: 'EMPTY_MESSAGE', msg: sentence }),
  );
  expect(keys()).toContain('code.EMPTY_MESSAGE');
});

it.each([
  [{ success: true, sequence: 3, at: new Date(0) }, 'ok', false],
  [{ success: false, code: 'EMPTY_MESSAGE', message: 'x', requestId: 'y' }, 'EMPTY_MESSAGE', false],
  [{ success: false, code: 'INTERNAL', message: 'x', requestId: 'y' }, 'INTERNAL', true],
])('the span and the count of the outcome %j are %s, failed: %s', async (outcome, code, isFailed) => {
  const end = vi.fn();
  const begin = vi.fn(() => ({ end, traceparent: 'x' }));
  const inc = vi.fn();
  const parts = {
    socket: { data: { language: 'en' } },
    event: 'new message',
    log: {},
    events: { inc },
    tracing: { begin },
  } as unknown as Parameters<typeof answer>[0];
  await answer(parts, [], () => Promise.resolve(outcome as never));
  expect(begin).toHaveBeenCalledWith('chat new message', 'server', undefined);
  expect(inc).toHaveBeenCalledWith({ outcome: code });
  const facts = {
    'nukkad.event': 'new message',
    'nukkad.outcome': code,
    'nukkad.request_id': expect.any(String),
  };
  expect(end).toHaveBeenCalledWith(facts, isFailed);
});

it.each([
  [new AppError('EMPTY_MESSAGE'), 0],
  [new Error('lost'), 1],
])('the error %s is logged %i times', async (error, times) => {
  const log = { error: vi.fn() };
  const parts = { socket: { data: { language: 'en' } }, event: 'read', log, events: null, tracing: null };
  const reply = vi.fn();
  const { code } = error instanceof AppError ? error : { code: 'INTERNAL' };
  await answer(parts as unknown as Parameters<typeof answer>[0], ['text', reply], () =>
    Promise.reject(error),
  );
  expect(log.error).toHaveBeenCalledTimes(times);
  expect(reply).toHaveBeenCalledWith(expect.objectContaining({ success: false, code }));
});
