import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { printer, readableLine } from './print-log.ts';

it('tells a line of pino as time, message and facts', () => {
  const time = new Date('2026-01-02T03:04:05').getTime();
  const line = JSON.stringify({
    level: 30,
    time,
    pid: 1,
    hostname: 'h',
    route: '/a',
    status: 200,
    msg: 'answered',
  });
  expect(readableLine(line)).toBe('03:04:05 answered route=/a status=200');
});

it('shows the stack of what was thrown', () => {
  const line = JSON.stringify({
    level: 50,
    time: 0,
    msg: 'failed',
    err: { stack: 'Error: no\n    at a.ts:1' },
  });
  expect(stripVTControlCharacters(readableLine(line))).toContain('failed\nError: no\n    at a.ts:1');
});

it.each(['plain words', '{"half": ', '42', '{"a":1}'])('leaves %s as it is', (line) => {
  expect(readableLine(line)).toBe(line);
});

it('prints whole lines only, behind the name of the service', () => {
  const lines: string[] = [];
  const print = printer('web', (line) => lines.push(stripVTControlCharacters(line)));
  print('one\ntw');
  expect(lines).toEqual(['web    │ one']);
  print('o\n\n');
  expect(lines).toEqual(['web    │ one', 'web    │ two']);
});
