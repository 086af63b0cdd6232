import type { AbsentVerdict, PresentVerdict, WorkVerdicts } from './judge-by-work.ts';
import { judgedQueries } from './judged-queries/judged.ts';
import { wordingOf } from './judged-queries/wording.ts';
import { mean, percent } from './report.ts';

const HEADER = `Half C (judged by the work itself; only totals, so that nothing is tuned on it)
  right      a job of one of the query's sub-profiles, or whose title names the work; in the named city, if any
  recall@10  right jobs among the first 10, as a share of those that could be there
  R-prec     right jobs among the first n, as a share of n; n is the number of right jobs, at most 10
  absent     a work that the portal does not have; right if no work is understood and each row has its words
language                queries  recall@10  R-prec    MRR      zero`;

const ABSENT_HEADER = 'absent works            queries  right   renamed   other rows';

function line(name: string, verdicts: readonly PresentVerdict[]): string {
  const columns = [
    percent(mean(verdicts.map(({ recall }) => recall))),
    percent(mean(verdicts.map(({ rPrecision }) => rPrecision))),
    mean(verdicts.map(({ reciprocalRank }) => reciprocalRank)).toFixed(3),
    percent(mean(verdicts.map(({ isEmpty }) => (isEmpty ? 1 : 0)))),
  ];
  return `${name.padEnd(24)}${String(verdicts.length).padStart(5)}   ${columns.join('   ')}`;
}

function absentLine(name: string, verdicts: readonly AbsentVerdict[]): string {
  const share = (isIncluded: (verdict: AbsentVerdict) => boolean) =>
    percent(mean(verdicts.map((verdict) => (isIncluded(verdict) ? 1 : 0))));
  const right = share(({ isRight }) => isRight);
  const renamed = share(({ isRenamed }) => isRenamed);
  const other = share(({ hasOtherRows }) => hasOtherRows);
  return `${name.padEnd(24)}${String(verdicts.length).padStart(5)}   ${right}   ${renamed}   ${other}`;
}

type Verdict = { readonly query: { readonly kind: string } };
const cleanOf = <T extends Verdict>(rows: readonly T[]) => rows.filter(({ query }) => query.kind === 'clean');
const errorsOf = <T extends Verdict>(rows: readonly T[]) =>
  rows.filter(({ query }) => query.kind !== 'clean');

/** Returns the verdicts on queries whose words do not occur in half A, so that nothing was tuned on them. */
function outsideHalfA(verdicts: readonly PresentVerdict[]): PresentVerdict[] {
  const tunedOn = new Set(
    Object.values(judgedQueries)
      .flat()
      .filter(({ half }) => half === 'A')
      .map(wordingOf),
  );
  return verdicts.filter(({ query }) => !tunedOn.has(wordingOf(query)));
}

/**
 * Returns a report of totals by language, with and without typing errors. Contains no query, so that nobody tunes the
 * search on them.
 */
export function workReport({ present, absent, unanswerable }: WorkVerdicts): string {
  const languages = [...new Set(present.map(({ query }) => query.language))].sort();
  const groups = [
    ...languages.map((language) => [language, present.filter(({ query }) => query.language === language)]),
    ['outside half A', outsideHalfA(present)],
    ['all', present],
  ] as [string, PresentVerdict[]][];
  return [
    HEADER,
    ...groups.flatMap(([name, rows]) => [
      line(`${name} clean`, cleanOf(rows)),
      line(`${name} errors`, errorsOf(rows)),
    ]),
    ABSENT_HEADER,
    absentLine('absent clean', cleanOf(absent)),
    absentLine('absent errors', errorsOf(absent)),
    `${unanswerable} queries without a right job are left out`,
  ].join('\n');
}
