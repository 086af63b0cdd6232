import type { Judged } from './judge.ts';

/** What issue and decisions ask for; `recall` by whether the query has typing errors. */
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

/** Languages as they are tagged elsewhere. */
const NAMES: Readonly<Record<string, string>> = { 'latin-hi': 'hi-Latn', 'latin-mr': 'mr-Latn' };

function line(name: string, { queries, recall, mrr, empty }: Figures): string {
  return `${name.padEnd(24)}${String(queries).padStart(5)}   ${percent(recall)}   ${mrr.toFixed(3)}   ${percent(empty)}`;
}

/** A table: each language, with and without errors, and all together. */
export function tableOf(byLanguage: ReadonlyMap<string, readonly Judged[]>): string {
  const all = [...byLanguage.values()].flat();
  const parts = (judged: readonly Judged[]) =>
    [
      ['clean', judged.filter(({ query }) => !query.hasError)],
      ['errors', judged.filter(({ query }) => query.hasError)],
    ] as const;
  const rows = [...byLanguage, ['all', all] as const].flatMap(([language, judged]) =>
    parts(judged).map(([name, own]) => line(`${NAMES[language] ?? language} ${name}`, figuresOf(own))),
  );
  return ['language                queries  recall@10   MRR      zero', ...rows].join('\n');
}
