import { describe, expect, it } from 'vitest';
import { securityStandard, summaryLine } from './security-standard.ts';

const LIST = { path: 'docs/security/asvs-5.0.0.json', text: '{"levels":{"1.1.1":1,"1.1.2":2}}' };
const TEST = { path: 'apps/api/src/x.test.ts', text: `it('refuses a stranger', () => {});` };
const REASON = 'The product has no such part at all.';
const FIRST = '| v5.0.0-1.1.1 | 1 | Rule | met | `apps/api/src/x.test.ts`: “refuses a stranger” |';
const SECOND = `| v5.0.0-1.1.2 | 2 | Rule | not applicable | ${REASON} |`;
const COUNTS = '| 1 | 1 | 0 | 0 | 0 | 1 |\n| 2 | 0 | 1 | 0 | 0 | 1 |';

function problemsOf(rows: readonly string[], counts = COUNTS): string[] {
  const chapter = { path: 'docs/security/v01-encoding.md', text: rows.join('\n') };
  const summary = { path: 'docs/security/README.md', text: counts };
  return securityStandard.run([LIST, TEST, chapter, summary], '') as string[];
}

const changed = (from: string, to: string) => problemsOf([FIRST.replace(from, to), SECOND]);

describe('the rows of the security standard', () => {
  it('are accepted if each requirement has one with evidence', () => {
    expect(problemsOf([FIRST, SECOND])).toEqual([]);
  });

  it('are refused if a requirement is missing, doubled or unknown', () => {
    expect(problemsOf([FIRST], '| 1 | 1 | 0 | 0 | 0 | 1 |\n| 2 | 0 | 0 | 0 | 0 | 0 |')).toEqual([
      'docs/security has no row for 1.1.2',
    ]);
    const twice = problemsOf([FIRST, FIRST, SECOND], '| 1 | 2 | 0 | 0 | 0 | 2 |\n| 2 | 0 | 1 | 0 | 0 | 1 |');
    expect(twice).toEqual(['docs/security/v01-encoding.md:2 repeats 1.1.1']);
    expect(changed('1.1.1', '1.9.9')).toEqual([
      'docs/security/v01-encoding.md:1 has 1.9.9, which docs/security/asvs-5.0.0.json does not have',
      'docs/security has no row for 1.1.1',
    ]);
  });

  it('are refused with another level or status', () => {
    expect(changed('| 1 |', '| 2 |')).toContain(
      'docs/security/v01-encoding.md:1 gives 1.1.1 level 2, but it has 1',
    );
    expect(changed('| met |', '| done |')).toContain(
      'docs/security/v01-encoding.md:1 has the unknown status "done"',
    );
  });

  it('are refused if a file or test that they name does not exist', () => {
    expect(changed('x.test.ts', 'y.test.ts')).toEqual([
      'docs/security/v01-encoding.md:1 names apps/api/src/y.test.ts, which does not exist',
    ]);
    expect(changed('a stranger', 'a friend')).toEqual([
      'docs/security/v01-encoding.md:1 names the test “refuses a friend”, which apps/api/src/x.test.ts does not have',
    ]);
  });

  it('are refused without evidence or reason', () => {
    expect(changed('`apps/api/src/x.test.ts`: “refuses a stranger”', REASON)).toEqual([
      'docs/security/v01-encoding.md:1 is met, but names no file',
    ]);
    const rows = (reason: string) => problemsOf([FIRST, SECOND.replace(REASON, reason)]);
    expect(rows('x'.repeat(19))).toEqual(['docs/security/v01-encoding.md:2 gives no reason']);
    expect(rows('x'.repeat(20))).toEqual([]);
    expect(rows('x'.repeat(21))).toEqual([]);
  });
});

describe('the summary', () => {
  it('has the counts of each level', () => {
    expect(problemsOf([FIRST, SECOND], COUNTS.replace('| 1 | 1 | 0', '| 1 | 0 | 1'))).toEqual([
      'docs/security/README.md lacks the counts | 1 | 1 | 0 | 0 | 0 | 1 |',
    ]);
  });

  it('may have aligned columns', () => {
    expect(problemsOf([FIRST, SECOND], COUNTS.replaceAll(' | ', '     | '))).toEqual([]);
  });

  it('counts only the rows of the level', () => {
    const rows = [
      { level: 1, status: 'met' },
      { level: 1, status: 'open' },
      { level: 1, status: 'accepted' },
      { level: 2, status: 'met' },
    ];
    expect(summaryLine(1, rows)).toBe('| 1 | 1 | 0 | 1 | 1 | 3 |');
    expect(summaryLine(2, rows)).toBe('| 2 | 1 | 0 | 0 | 0 | 1 |');
  });
});
