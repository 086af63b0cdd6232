import type { Ablated } from './ablate.ts';
import { costlierKinds, deepest, isFrequent, type MixCost, RADIUS, worstGrowth } from './worth.ts';

/**
 * Limits of the cost without a part. `frequent` and `rare` are growth exponents of pages. `deep` is the ratio of page
 * 20 to page 1. `radius` and `spread` are ratios to the complete search.
 */
const LIMITS = { frequent: 0.25, rare: 0.5, deep: 1.2, radius: 2, spread: 1.6 };
const SHOWN = 3;

const sum = ({ pages }: MixCost): number => [...pages.values()].reduce((total, pages) => total + pages, 0);
const times = (number: number): string => `${number.toFixed(2)}×`;

function rowOf({ part, cost }: Ablated, base: Ablated, growth: number): string[] {
  const radius = (of: Ablated) => of.cost.large.pages.get(RADIUS) ?? Number.NaN;
  const spread = ({ cost: { large } }: Ablated) => large.p99 / large.p50;
  const frequent = worstGrowth(cost, growth, isFrequent);
  const rare = worstGrowth(cost, growth, (kind) => !isFrequent(kind));
  const radiusTimes = radius({ part, cost }) / radius(base);
  const spreadTimes = spread({ part, cost }) / spread(base);
  const deep = deepest(cost.large);
  const broken = [
    ...(frequent.exponent > LIMITS.frequent ? [`frequent: ${frequent.kind}`] : []),
    ...(rare.exponent > LIMITS.rare ? [`rare: ${rare.kind}`] : []),
    ...(deep > LIMITS.deep ? ['page 20'] : []),
    ...(radiusTimes > LIMITS.radius ? ['textbook'] : []),
    ...(spreadTimes > LIMITS.spread ? ['p99'] : []),
  ];
  const costlier = costlierKinds(base.cost.large, cost.large);
  const most = costlier.slice(0, SHOWN).map(({ kind, times: by }) => `${kind} ${times(by)}`);
  return [
    part?.name ?? '(nothing)',
    times(sum(cost.large) / sum(base.cost.large)),
    times(radiusTimes),
    (cost.large.p99 / cost.large.p50).toFixed(1),
    frequent.exponent.toFixed(2),
    rare.exponent.toFixed(2),
    deep.toFixed(2),
    costlier.length === 0 ? '–' : `${costlier.length}: ${most.join('; ')}`,
    broken.join('; ') || '–',
  ];
}

const HEAD = [
  'without',
  'pages of the mix',
  'radius and facets',
  'p99/p50',
  'exponent, frequent queries',
  'exponent, rare queries',
  'page 20',
  'kinds that read ≥ 1.5×, the worst',
  'broken floor',
];

/**
 * Returns a Markdown table of what each part contributes, in pages read. `growth` is the ratio of the two database
 * sizes.
 */
export function ablationTable(ablated: readonly Ablated[], growth: number): string {
  const [base] = ablated;
  if (base === undefined) return '';
  const rows = ablated.map((row) => rowOf(row, base, growth));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map(() => '---')), ...rows.map(line)].join('\n');
}
