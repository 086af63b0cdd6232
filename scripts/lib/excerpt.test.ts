import { describe, expect, it } from 'vitest';
import { excerptOf, failedTests } from './excerpt.ts';

describe('what is shown of a part that failed', () => {
  it('is its first lines, as many as fit on a screen', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);
    expect(excerptOf(`\n== Lint\n${lines(24).join('\n\n')}\n`)).toEqual(lines(24));
    expect(excerptOf(lines(25).join('\n'))).toEqual([...lines(23), '… and 2 more lines']);
  });

  it('is the mistakes of types alone, without colours', () => {
    const mistake = '@nukkad/web:typecheck: src/a.ts(1,2): error TS2741: Property is missing.';
    expect(excerptOf(`Packages in scope: all\n\u001b[31m${mistake}\u001b[0m\n Tasks: 3\n`)).toEqual([
      mistake,
    ]);
  });

  it('cuts long lines', () => {
    expect(excerptOf('x'.repeat(200))[0]).toHaveLength(200);
    expect(excerptOf('x'.repeat(201))).toEqual([`${'x'.repeat(199)}…`]);
  });
});

const test = (fullName: string, message?: string) => ({
  fullName,
  status: message === undefined ? 'passed' : 'failed',
  failureMessages: message === undefined ? [] : [message],
});
const file = (name: string, ...assertionResults: ReturnType<typeof test>[]) => ({
  name: `/clone/${name}`,
  status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  assertionResults,
});

describe('tests that failed', () => {
  it('are told once for each reason, the most frequent first', () => {
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

  it('include files that did not run', () => {
    const broken = { ...file('a.test.ts'), status: 'failed', message: 'SyntaxError: no' };
    expect(failedTests([broken], '/clone')).toEqual(['SyntaxError: no', '  a.test.ts']);
  });

  it('fit on a screen', () => {
    const files = Array.from({ length: 40 }, (_, index) =>
      file(`${index}.test.ts`, test('x', `Error: ${index}`)),
    );
    const lines = failedTests(files, '/clone');
    expect(lines).toHaveLength(25);
    expect(lines.at(-1)).toBe('… and 28 more reasons');
  });

  it('are none where all passed', () => {
    expect(failedTests([file('a.test.ts', test('good'))], '/clone')).toEqual([]);
  });
});
