import type { Check, SourceFile } from './check.ts';

const LIST = 'docs/security/asvs-5.0.0.json';
const SUMMARY = 'docs/security/README.md';
/** Matches the documents with one row for each requirement of a chapter, such as `v07-session-management.md`. */
const CHAPTER = /^docs\/security\/v\d\d-[a-z-]+\.md$/;
const ROW = /^\| v5\.0\.0-/;
const STATUSES = ['met', 'not applicable', 'accepted', 'open'] as const;
/** Minimum number of characters of a written reason. */
const REASON_MIN = 20;
/** A path between backticks, optionally followed by the name of a test in curly quotes. */
const EVIDENCE =
  /`([\w.()-]+(?:\/[\w.()-]+)+|[\w.-]+\.(?:md|json|ts|ya?ml)|\.env\.example)`(?::? “([^”]+)”)?/g;

type Status = (typeof STATUSES)[number];

interface Row {
  readonly id: string;
  readonly level: number;
  readonly status: string;
  readonly evidence: string;
  /** Path and line, for messages. */
  readonly at: string;
}

function rowsOf({ path, text }: SourceFile): Row[] {
  return text.split('\n').flatMap((line, index) => {
    if (!ROW.test(line)) return [];
    const [id = '', level = '', , status = '', evidence = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const at = `${path}:${index + 1}`;
    return [{ id: id.replace('v5.0.0-', ''), level: Number(level), status, evidence, at }];
  });
}

function evidenceProblems({ at, status, evidence }: Row, texts: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  let count = 0;
  for (const [, path = '', testName] of evidence.matchAll(EVIDENCE)) {
    count += 1;
    const text = texts.get(path);
    if (text === undefined) problems.push(`${at} names ${path}, which does not exist`);
    else if (testName !== undefined && !text.includes(testName))
      problems.push(`${at} names the test “${testName}”, which ${path} does not have`);
  }
  if (status === 'met' && count === 0) problems.push(`${at} is met, but names no file`);
  if (status !== 'met' && evidence.length < REASON_MIN) problems.push(`${at} gives no reason`);
  return problems;
}

function idProblems(rows: readonly Row[], levels: ReadonlyMap<string, number>): string[] {
  const problems: string[] = [];
  const found = new Set<string>();
  for (const { id, level, status, at } of rows) {
    if (found.has(id)) problems.push(`${at} repeats ${id}`);
    found.add(id);
    const expected = levels.get(id);
    if (expected === undefined) problems.push(`${at} has ${id}, which ${LIST} does not have`);
    else if (level !== expected) problems.push(`${at} gives ${id} level ${level}, but it has ${expected}`);
    if (!STATUSES.includes(status as Status)) problems.push(`${at} has the unknown status "${status}"`);
  }
  for (const id of levels.keys()) {
    if (!found.has(id)) problems.push(`docs/security has no row for ${id}`);
  }
  return problems;
}

/** Returns the line of the summary for a level: `| 1 | met | not applicable | accepted | open | all |`. @internal */
export function summaryLine(level: number, rows: readonly { level: number; status: string }[]): string {
  const own = rows.filter((row) => row.level === level);
  const counts = STATUSES.map((status) => own.filter((row) => row.status === status).length);
  return `| ${[level, ...counts, own.length].join(' | ')} |`;
}

function run(files: SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const list = texts.get(LIST);
  if (list === undefined) return [`${LIST} is missing`];
  const { levels } = JSON.parse(list) as { levels: Record<string, number> };
  const rows = files.filter(({ path }) => CHAPTER.test(path)).flatMap(rowsOf);
  const problems = idProblems(rows, new Map(Object.entries(levels)));
  problems.push(...rows.flatMap((row) => evidenceProblems(row, texts)));
  // The formatter aligns the columns of tables with spaces.
  const summary = texts.get(SUMMARY)?.replace(/ +/g, ' ');
  for (const level of [1, 2]) {
    const line = summaryLine(level, rows);
    if (!summary?.includes(line)) problems.push(`${SUMMARY} lacks the counts ${line}`);
  }
  return problems;
}

/**
 * Each requirement of ASVS 5.0 of levels 1 and 2 has one row in docs/security, with its level, a status and evidence.
 * Files and tests that a row names must exist.
 */
export const securityStandard: Check = { name: 'security standard', run };
