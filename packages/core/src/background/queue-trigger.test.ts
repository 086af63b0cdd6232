import { describe, expect, it } from 'vitest';
import type { TaskName } from '../task-names.ts';
import { QueueTrigger } from './queue-trigger.ts';

function recordedSends() {
  const sent: TaskName[] = [];
  const send = async (task: TaskName) => {
    sent.push(task);
  };
  return { sent, send };
}

describe('QueueTrigger', () => {
  it('adds each task that was requested before the queue was there, once', () => {
    const trigger = new QueueTrigger();
    const { sent, send } = recordedSends();
    for (const task of ['push', 'job-alerts', 'push'] as const) trigger.soon(task);
    expect(sent).toEqual([]);
    trigger.connect(send);
    expect(sent).toEqual(['push', 'job-alerts']);
  });

  it('adds a task each time it is requested afterwards', () => {
    const trigger = new QueueTrigger();
    const { sent, send } = recordedSends();
    trigger.connect(send);
    for (const task of ['push', 'push'] as const) trigger.soon(task);
    expect(sent).toEqual(['push', 'push']);
  });

  it('adds early tasks only to the first queue', () => {
    const trigger = new QueueTrigger();
    const { sent, send } = recordedSends();
    trigger.soon('push');
    trigger.connect(async () => {});
    trigger.connect(send);
    expect(sent).toEqual([]);
  });

  it('ignores a queue that refuses a task, before and after it connects', async () => {
    const trigger = new QueueTrigger();
    trigger.soon('push');
    trigger.connect(() => Promise.reject(new Error('no database')));
    trigger.soon('job-alerts');
    await new Promise((done) => setImmediate(done));
  });
});
