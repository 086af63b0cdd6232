import type { WorkVerdicts } from './judge-by-work.ts';
import { mean, percent } from './report.ts';

/**
 * Returns a report of the tuning half: totals in one line and, if `hasMisses`, its queries with missing or wrong
 * jobs.
 */
export function tuningReport({ present, absent }: WorkVerdicts, hasMisses: boolean): string {
  const recallOf = (kind: string) => {
    const ofKind = present.filter(({ query }) => query.kind === kind);
    return `${percent(mean(ofKind.map(({ recall }) => recall))).trim()} of ${ofKind.length}`;
  };
  const right = percent(mean(absent.map(({ isRight }) => (isRight ? 1 : 0)))).trim();
  const totals = `tuning half: clean ${recallOf('clean')}, with errors ${recallOf('with-errors')}, absent works ${right} of ${absent.length}`;
  const misses = [
    ...present
      .filter(({ recall }) => recall < 1)
      .map(({ query, recall }) => [recall.toFixed(2), query.query]),
    ...absent
      .filter(({ isRight }) => !isRight)
      .map(({ query, isRenamed }) => [isRenamed ? 'renamed' : 'other', query.query]),
  ];
  return [totals, ...(hasMisses ? misses.map(([how, query]) => `   ${how} "${query}"`) : [])].join('\n');
}
