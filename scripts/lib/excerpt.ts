import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { VitestFile } from './tally.ts';

/** Lines of a failure that fit on one screen, with the summary below them. */
const LINES = 24;
const WIDTH = 200;
/** Of a message: what went wrong, and a difference or two. */
const MESSAGE_LINES = 6;
const TYPE_ERROR = /error TS\d+:/;

const cut = (line: string): string => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line);

/** Returns the lines of a part's output that say what is wrong, as many as fit on a screen: mistakes of types, else its first. */
export function excerptOf(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => cut(line.trimEnd()))
    .filter((line) => line !== '' && !line.startsWith('== '));
  const mistakes = lines.filter((line) => TYPE_ERROR.test(line));
  const told = mistakes.length > 0 ? mistakes : lines;
  if (told.length <= LINES) return told;
  return [...told.slice(0, LINES - 1), `… and ${told.length - LINES + 1} more lines`];
}

/** Tests that failed for one reason. */
interface Failure {
  readonly reason: readonly string[];
  readonly tests: string[];
}

/** The start of a test's error: the message, without the stack. */
function reasonOf(message: string): string[] {
  const lines = stripVTControlCharacters(message).split('\n');
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const text = (stack < 0 ? lines : lines.slice(0, stack)).filter((line) => line.trim() !== '');
  return text.slice(0, MESSAGE_LINES).map(cut);
}

function failuresIn(files: readonly VitestFile[], root: string): Failure[] {
  const failures = new Map<string, Failure>();
  const note = (test: string, message: string): void => {
    const reason = reasonOf(message);
    const key = reason.join('\n');
    const failure = failures.get(key) ?? { reason, tests: [] };
    failure.tests.push(cut(test));
    failures.set(key, failure);
  };
  for (const { name, status, message = '', assertionResults } of files) {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) note(file, message);
    for (const test of failed) note(`${file} › ${test.fullName}`, test.failureMessages?.[0] ?? '');
  }
  return [...failures.values()].toSorted((a, b) => b.tests.length - a.tests.length);
}

/**
 * Returns the failures of Vitest's reports, each reason once with the first test that it failed, as many as fit on a screen.
 * Empty if no test failed.
 */
export function failedTests(files: readonly VitestFile[], root: string): string[] {
  const lines: string[] = [];
  const failures = failuresIn(files, root);
  for (const [index, { reason, tests }] of failures.entries()) {
    const others = tests.length > 1 ? [`  … and ${tests.length - 1} more tests for the same reason`] : [];
    const told = [...reason, `  ${tests[0]}`, ...others];
    if (lines.length + told.length > LINES) {
      lines.push(`… and ${failures.length - index} more reasons`);
      break;
    }
    lines.push(...told);
  }
  return lines;
}

/** The files of the packages' reports of unit tests. */
export function unitReports(root: string, folders: readonly string[]): VitestFile[] {
  return folders.flatMap((folder) => {
    try {
      const text = readFileSync(join(root, folder, '.vitest', 'unit.json'), 'utf8');
      return (JSON.parse(text) as { testResults: VitestFile[] }).testResults;
    } catch {
      return [];
    }
  });
}
