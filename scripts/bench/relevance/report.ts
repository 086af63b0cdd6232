import type { Judged } from './judge.ts';

/**
 * The required recall and the maximum share of empty results for half B. Recall is required separately for queries
 * without and with typing errors.
 */
export const TARGETS = { cleanRecall: 0.97, errorRecall: 0.92, empty: 0.01 } as const;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
export const percent = (value: number): string => `${(value * 100).toFixed(1)}%`.padStart(7);

export interface Figures {
  readonly queries: number;
  readonly recall: number;
  readonly mrr: number;
  readonly empty: number;
}

export function figuresOf(judged: readonly Judged[]): Figures {
  return {
    queries: judged.length,
    recall: mean(judged.map(({ recall }) => recall)),
    mrr: mean(judged.map(({ reciprocalRank }) => reciprocalRank)),
    empty: mean(judged.map(({ isEmpty }) => (isEmpty ? 1 : 0))),
  };
}

/** BCP 47 tags of the languages in Latin letters. */
const NAMES: Readonly<Record<string, string>> = { 'latin-hi': 'hi-Latn', 'latin-mr': 'mr-Latn' };

function line(name: string, { queries, recall, mrr, empty }: Figures): string {
  return `${name.padEnd(24)}${String(queries).padStart(5)}   ${percent(recall)}   ${mrr.toFixed(3)}   ${percent(empty)}`;
}

/** Returns a table with the figures of each language and of all together, without and with typing errors. */
export function tableOf(byLanguage: ReadonlyMap<string, readonly Judged[]>): string {
  const all = [...byLanguage.values()].flat();
  const parts = (judged: readonly Judged[]) =>
    [
      ['clean', judged.filter(({ query }) => !query.hasError)],
      ['errors', judged.filter(({ query }) => query.hasError)],
    ] as const;
  const rows = [...byLanguage, ['all', all] as const].flatMap(([language, judged]) =>
    parts(judged).map(([name, part]) => line(`${NAMES[language] ?? language} ${name}`, figuresOf(part))),
  );
  return ['language                queries  recall@10   MRR      zero', ...rows].join('\n');
}
