import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RepeatedLines } from './repeated-lines.ts';
import { reportingHooks } from './reporting-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls the hook as pino does. Returns the written lines. */
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

it('writes the first three lines of an error in a minute, then the number of others', () => {
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

it('distinguishes messages, codes, causes and tasks', () => {
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

it('keeps all lines of a request, because its id can be searched for', () => {
  const { written, hook } = log();
  const request = { bindings: () => ({ reqId: 'a' }) };
  for (let index = 0; index < 9; index += 1) hook.call(request, [{ err: away() }, 'request failed'], 50);
  expect(written).toHaveLength(9);
  for (let index = 0; index < 9; index += 1)
    hook.call({ bindings: () => ({}) }, [{ err: away(), requestId: `${index}` }, 'A chat event failed'], 50);
  expect(written).toHaveLength(18);
});

it('keeps all lines without an error, and those below warnings', () => {
  const { written, write } = log();
  for (let index = 0; index < 50; index += 1) {
    write(30, { route: '/x', status: 503 }, 'answered');
    write(40, { code: 'OVERLOADED' }, 'request turned away');
    write(40, 'database out of reach');
    write(30, { err: away() }, 'for those who asked for more');
  }
  expect(written).toHaveLength(200);
});

it('limits the number of kinds', () => {
  const { written, write } = log();
  for (let index = 0; index < 300; index += 1) write(40, { err: away(`E${index}`) }, 'one');
  expect(written).toHaveLength(300);
});
