import { describe, expect, it } from 'vitest';
import { failedTests, firstLines, outputLines } from './failure-excerpt.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

describe('firstLines', () => {
  it('returns as many lines as fit on a screen', () => {
    expect(firstLines(numbered(20))).toEqual(numbered(20));
    expect(firstLines(numbered(21))).toEqual([...numbered(19), '… and 2 more lines']);
  });

  it('cuts long lines', () => {
    expect(firstLines(['x'.repeat(200)])[0]).toHaveLength(200);
    expect(firstLines(['x'.repeat(201)])).toEqual([`${'x'.repeat(199)}…`]);
  });
});

it('outputLines removes colours and empty lines', () => {
  expect(outputLines('\n\u001b[31mred\u001b[0m  \n\n  indented\n')).toEqual(['red', '  indented']);
});

const test = (fullName: string, message?: string) => ({
  fullName,
  status: message === undefined ? 'passed' : 'failed',
  failureMessages: message === undefined ? [] : [message],
});
const file = (name: string, ...assertionResults: ReturnType<typeof test>[]) => ({
  name: `/clone/${name}`,
  startTime: 0,
  endTime: 0,
  status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  assertionResults,
});

describe('failedTests', () => {
  it('returns each error once, the most frequent first', () => {
    const stack = '\n    at /clone/a.ts:1:1\n    at more';
    const files = [
      file('a.test.ts', test('one', `Error: alone${stack}`), test('good')),
      file('b.test.ts', test('two', `Error: shared${stack}`), test('three', 'Error: shared\n    at other')),
      file('c.test.ts', test('four', `Error: shared${stack}`)),
    ];
    expect(failedTests(files, '/clone')).toEqual([
      'Error: shared',
      '  b.test.ts › two',
      '  … and 2 more tests for the same reason',
      'Error: alone',
      '  a.test.ts › one',
    ]);
  });

  it('includes files that did not run', () => {
    const broken = { ...file('a.test.ts'), status: 'failed', message: 'SyntaxError: no' };
    expect(failedTests([broken], '/clone')).toEqual(['SyntaxError: no', '  a.test.ts']);
  });

  it('returns as many lines as fit on a screen', () => {
    const files = Array.from({ length: 40 }, (_, index) =>
      file(`${index}.test.ts`, test('x', `Error: ${index}`)),
    );
    const lines = failedTests(files, '/clone');
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('… and 30 more reasons');
  });

  it('returns nothing if all tests passed', () => {
    expect(failedTests([file('a.test.ts', test('good'))], '/clone')).toEqual([]);
  });
});
