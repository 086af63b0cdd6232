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
