import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { OutboxSms } from './outbox-sms.ts';

it('lists the last 50 messages, newest first, and reports each that is sent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nukkad-outbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const onSent = vi.fn();
  const outbox = new OutboxSms(join(folder, 'data'), onSent);
  for (let number = 1; number <= 51; number += 1)
    await outbox.send({ to: '+919812345678', text: `Code ${number}` });
  expect(onSent).toHaveBeenCalledTimes(51);
  const texts = (await outbox.list()).map(({ text }) => text);
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([50, 'Code 51', 'Code 2']);
});
