import type { Ablated } from './ablate.ts';
import { dearerKinds, deepest, isOftenAsked, type MixCost, RADIUS, worstGrowth } from './worth.ts';

/** Floors that a part may hold up, as they show in pages read; the last two in times of what they are with all parts. */
const FLOORS = { asked: 0.25, rare: 0.5, deep: 1.2, radius: 2, spread: 1.6 };
const SHOWN = 3;

const sum = ({ pages }: MixCost): number => [...pages.values()].reduce((all, one) => all + one, 0);
const times = (number: number): string => `${number.toFixed(2)}×`;

function rowOf({ part, cost }: Ablated, base: Ablated, growth: number): string[] {
  const radius = (of: Ablated) => of.cost.large.pages.get(RADIUS) ?? Number.NaN;
  const spread = ({ cost: { large } }: Ablated) => large.p99 / large.p50;
  const asked = worstGrowth(cost, growth, isOftenAsked);
  const rare = worstGrowth(cost, growth, (kind) => !isOftenAsked(kind));
  const [radiusTimes, spreadTimes] = [
    radius({ part, cost }) / radius(base),
    spread({ part, cost }) / spread(base),
  ];
  const deep = deepest(cost.large);
  const fallen = [
    ...(asked.exponent > FLOORS.asked ? [`asked: ${asked.kind}`] : []),
    ...(rare.exponent > FLOORS.rare ? [`rare: ${rare.kind}`] : []),
    ...(deep > FLOORS.deep ? ['page 20'] : []),
    ...(radiusTimes > FLOORS.radius ? ['textbook'] : []),
    ...(spreadTimes > FLOORS.spread ? ['p99'] : []),
  ];
  const dearer = dearerKinds(base.cost.large, cost.large);
  const most = dearer.slice(0, SHOWN).map(({ kind, times: by }) => `${kind} ${times(by)}`);
  return [
    part?.name ?? '(nothing)',
    times(sum(cost.large) / sum(base.cost.large)),
    times(radiusTimes),
    (cost.large.p99 / cost.large.p50).toFixed(1),
    asked.exponent.toFixed(2),
    rare.exponent.toFixed(2),
    deep.toFixed(2),
    dearer.length === 0 ? '–' : `${dearer.length}: ${most.join('; ')}`,
    fallen.join('; ') || '–',
  ];
}

const HEAD = [
  'without',
  'pages of the mix',
  'radius and facets',
  'p99/p50',
  'exponent, often asked',
  'exponent, rare',
  'page 20',
  'kinds that read ≥ 1.5×, the most',
  'floor that falls',
];

/** What each part was worth, in pages read, as Markdown; `growth` is how many times the jobs the large database has. */
export function ablationTable(ablated: readonly Ablated[], growth: number): string {
  const [base] = ablated;
  if (base === undefined) return '';
  const rows = ablated.map((one) => rowOf(one, base, growth));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map(() => '---')), ...rows.map(line)].join('\n');
}
