import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { VitestFile } from './tally.ts';

/** Maximum number of lines of a failure, so that it fits on one screen together with the summary. */
const MAX_LINES = 20;
const MAX_WIDTH = 200;
/** Maximum number of lines of an error message: the message, and the first differences. */
const MESSAGE_LINES = 6;

const cut = (line: string): string => (line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH - 1)}…` : line);

/** Returns the first lines, as many as fit on a screen, with the number of those left out. */
export function firstLines(lines: readonly string[]): string[] {
  const shown = lines.map(cut);
  if (shown.length <= MAX_LINES) return shown;
  return [...shown.slice(0, MAX_LINES - 1), `… and ${shown.length - MAX_LINES + 1} more lines`];
}

/** Returns the lines of a program's output, without colours and empty lines. */
export function outputLines(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

/** Tests that failed with the same error. */
interface Failure {
  readonly reason: readonly string[];
  readonly tests: string[];
}

/** Returns the beginning of a test's error: the message without the stack. */
function reasonOf(message: string): string[] {
  const lines = stripVTControlCharacters(message).split('\n');
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const text = (stack < 0 ? lines : lines.slice(0, stack)).filter((line) => line.trim() !== '');
  return text.slice(0, MESSAGE_LINES).map(cut);
}

function failuresIn(files: readonly VitestFile[], root: string): Failure[] {
  const failures = new Map<string, Failure>();
  const add = (test: string, message: string): void => {
    const reason = reasonOf(message);
    const key = reason.join('\n');
    const failure = failures.get(key) ?? { reason, tests: [] };
    failure.tests.push(cut(test));
    failures.set(key, failure);
  };
  for (const { name, status, message = '', assertionResults } of files) {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) add(file, message);
    for (const test of failed) add(`${file} › ${test.fullName}`, test.failureMessages?.[0] ?? '');
  }
  return [...failures.values()].toSorted((a, b) => b.tests.length - a.tests.length);
}

/**
 * Returns the failures in a Vitest report, as many as fit on a screen: each error once, with the first test that failed with
 * it. Empty if no test failed.
 */
export function failedTests(files: readonly VitestFile[], root: string): string[] {
  const lines: string[] = [];
  const failures = failuresIn(files, root);
  for (const [index, { reason, tests }] of failures.entries()) {
    const others = tests.length > 1 ? [`  … and ${tests.length - 1} more tests for the same reason`] : [];
    const block = [...reason, `  ${tests[0]}`, ...others];
    if (lines.length + block.length > MAX_LINES) {
      lines.push(`… and ${failures.length - index} more reasons`);
      break;
    }
    lines.push(...block);
  }
  return lines;
}
