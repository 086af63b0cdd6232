import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RepeatedLines } from './repeated-lines.ts';
import { reportingHooks } from './reporting-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A log as pino calls its hook; answers what is written. */
function log() {
  const written: unknown[][] = [];
  const { hooks } = reportingHooks(null, new RepeatedLines(60_000));
  const method = (...line: unknown[]) => void written.push(line);
  const write = (level: number, ...args: unknown[]) =>
    hooks.logMethod.call(null, args, method as never, level);
  const hook = {
    call: (logger: unknown, args: unknown[], level: number) =>
      hooks.logMethod.call(logger, args, method as never, level),
  };
  return { written, write, hook };
}
const away = (code = 'ECONNREFUSED') => Object.assign(new Error('somewhere 10.0.0.1'), { code });

it('writes the first three lines of an error in a minute, then how many others there were', () => {
  const { written, write } = log();
  for (let index = 0; index < 1000; index += 1) write(40, { err: away() }, 'the queue of background work');
  expect(written).toHaveLength(3);
  vi.advanceTimersByTime(59_999);
  expect(written).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(written.at(-1)).toEqual([{ leftOut: 997 }, 'the queue of background work: repeated']);
  write(40, { err: away() }, 'the queue of background work');
  expect(written).toHaveLength(5);
  vi.advanceTimersByTime(60_000);
  expect(written).toHaveLength(5);
});

it('tells apart messages, codes, causes and tasks', () => {
  const { written, write } = log();
  const lines: unknown[][] = [
    [{ err: away() }, 'one'],
    [{ err: away() }, 'two'],
    [{ err: away('ETIMEDOUT') }, 'one'],
    [{ err: new Error('x', { cause: away() }) }, 'one'],
    [{ err: new Error('x', { cause: away('ETIMEDOUT') }) }, 'one'],
    [{ err: away(), task: 'push' }, 'one'],
    [away()],
  ];
  for (const line of lines) for (let index = 0; index < 5; index += 1) write(50, ...line);
  expect(written).toHaveLength(3 * lines.length);
});

it('leaves out no line of a request, which is searched for by its id', () => {
  const { written, hook } = log();
  const request = { bindings: () => ({ reqId: 'a' }) };
  for (let index = 0; index < 9; index += 1) hook.call(request, [{ err: away() }, 'request failed'], 50);
  expect(written).toHaveLength(9);
  for (let index = 0; index < 9; index += 1)
    hook.call({ bindings: () => ({}) }, [{ err: away(), requestId: `${index}` }, 'A chat event failed'], 50);
  expect(written).toHaveLength(18);
});

it('leaves out no line that tells of no error, and none below a warning', () => {
  const { written, write } = log();
  for (let index = 0; index < 50; index += 1) {
    write(30, { route: '/x', status: 503 }, 'answered');
    write(40, { code: 'OVERLOADED' }, 'request turned away');
    write(40, 'database out of reach');
    write(30, { err: away() }, 'for those who asked for more');
  }
  expect(written).toHaveLength(200);
});

it('bounds the kinds that it counts', () => {
  const { written, write } = log();
  for (let index = 0; index < 300; index += 1) write(40, { err: away(`E${index}`) }, 'one');
  expect(written).toHaveLength(300);
});
