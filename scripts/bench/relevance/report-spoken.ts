import type { SpokenVerdict, SpokenVerdicts } from './judge-spoken.ts';
import { mean, percent } from './report.ts';

/** The required recall for queries without and with errors, and the permitted number of opposites. */
export const SPOKEN_TARGETS = { cleanRecall: 0.93, errorRecall: 0.88, opposites: 0 } as const;

/** The halves of spoken sentences. */
type SpokenHalf = 'D' | 'E' | 'F' | 'G';

const BLIND: ReadonlySet<SpokenHalf> = new Set(['F', 'G']);

const headerOf = (
  half: SpokenHalf,
) => `Half ${half} (spoken sentences${BLIND.has(half) ? '; blind, so the search must not be tuned on it' : ''})
  right      a job that meets all conditions and has nothing that the seeker excluded
  opposite   queries that show an excluded job in the first 10, or that are understood as what they exclude
  false      harmless queries ("night shift no problem") that exclude something
spoken                  queries  recall@10  R-prec    zero    opposite  false`;

function line(name: string, verdicts: readonly SpokenVerdict[]): string {
  const columns = [
    percent(mean(verdicts.map(({ recall }) => recall))),
    percent(mean(verdicts.map(({ rPrecision }) => rPrecision))),
    percent(mean(verdicts.map(({ isEmpty }) => (isEmpty ? 1 : 0)))),
  ];
  const opposites = verdicts.filter(({ isOpposite }) => isOpposite).length;
  const falseOnes = verdicts.filter(({ isFalseExclusion }) => isFalseExclusion).length;
  return `${name.padEnd(24)}${String(verdicts.length).padStart(5)}   ${columns.join('   ')}   ${String(opposites).padStart(5)}   ${String(falseOnes).padStart(5)}`;
}

const cleanOf = (rows: readonly SpokenVerdict[]) => rows.filter(({ query }) => !query.hasError);
const errorsOf = (rows: readonly SpokenVerdict[]) => rows.filter(({ query }) => query.hasError);

function groupsOf(
  judged: readonly SpokenVerdict[],
  keyOf: (verdict: SpokenVerdict) => string,
): [string, SpokenVerdict[]][] {
  return [...Map.groupBy(judged, keyOf)].sort(([a], [b]) => a.localeCompare(b, 'en'));
}

/** Whether a half of spoken sentences meets its targets. */
export function meetsSpokenTargets({ judged }: SpokenVerdicts): boolean {
  const recallOf = (rows: readonly SpokenVerdict[]) => mean(rows.map(({ recall }) => recall));
  return (
    recallOf(cleanOf(judged)) >= SPOKEN_TARGETS.cleanRecall &&
    recallOf(errorsOf(judged)) >= SPOKEN_TARGETS.errorRecall &&
    judged.filter(({ isOpposite }) => isOpposite).length <= SPOKEN_TARGETS.opposites
  );
}

/**
 * Returns the figures of half D, E, F or G: in total, by language and by kind, without and with errors. With `isShown`, also prints
 * the queries that miss jobs, are opposite, or exclude something although they are harmless.
 */
export function spokenReport(half: SpokenHalf, verdicts: SpokenVerdicts, isShown: boolean): string {
  const { judged, withoutField, unanswerable } = verdicts;
  const groups = [
    ...groupsOf(judged, ({ query }) => query.language),
    ...groupsOf(judged, ({ query }) => query.kind),
    ['all', judged],
  ] as [string, SpokenVerdict[]][];
  const recallOf = (rows: readonly SpokenVerdict[]) => mean(rows.map(({ recall }) => recall)).toFixed(3);
  const opposites = judged.filter(({ isOpposite }) => isOpposite).map(({ query }) => query.id);
  const misses = judged.filter(
    ({ recall, isOpposite, isFalseExclusion }) => recall < 1 || isOpposite || isFalseExclusion,
  );
  return [
    headerOf(half),
    ...groups.flatMap(([name, rows]) => [
      line(`${name} clean`, cleanOf(rows)),
      line(`${name} errors`, errorsOf(rows)),
    ]),
    `${withoutField.length} queries for a work place or hours that no job states are left out`,
    `${unanswerable.length} queries without a right job are left out: ${unanswerable.join(' ') || 'none'}`,
    `opposites: ${opposites.join(' ') || 'none'}`,
    `half ${half}: clean ${recallOf(cleanOf(judged))} (≥ ${SPOKEN_TARGETS.cleanRecall}), errors ${recallOf(errorsOf(judged))} (≥ ${SPOKEN_TARGETS.errorRecall}), opposites ${opposites.length} (≤ ${SPOKEN_TARGETS.opposites}): targets ${meetsSpokenTargets(verdicts) ? 'met' : 'missed'}`,
    ...(isShown
      ? misses.map(
          ({ query, recall, isOpposite, isFalseExclusion, details }) =>
            `   ${query.id} ${recall.toFixed(2)}${isOpposite ? ' opposite' : ''}${isFalseExclusion ? ' false' : ''} "${query.query}" ${JSON.stringify(query.expect)}\n   ${details}`,
        )
      : []),
  ].join('\n');
}
