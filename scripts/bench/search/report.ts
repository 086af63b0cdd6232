import { growthOf, kindsWithoutGrowth, type Results, type SizeResults } from './results.ts';

const SHOWN = 20;
const count = (value: number): string => value.toLocaleString('en');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function mixTable(sizes: readonly SizeResults[]): string {
  const rows = sizes.flatMap(({ jobs, mix }) =>
    [...mix.whole].map(([clients, { p50, p99, perSecond }]) => [
      count(jobs),
      String(clients),
      p50.toFixed(2),
      p99.toFixed(1),
      (p99 / p50).toFixed(1),
      perSecond.toFixed(0),
    ]),
  );
  return table(['jobs', 'clients', 'p50 ms', 'p99 ms', 'p99/p50', 'requests/s'], rows);
}

function groupTable(sizes: readonly SizeResults[]): string {
  const groups = [...(sizes.at(-1)?.mix.byGroup.keys() ?? [])];
  const rows = groups.map((group) => [
    group,
    ...sizes.map(({ mix }) => mix.byGroup.get(group)?.toFixed(2) ?? '–'),
  ]);
  return table(['median in ms, 1 client', ...sizes.map(({ jobs }) => count(jobs))], rows);
}

function slowTable({ mix }: SizeResults): string {
  const slowest = [...mix.byKind].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
  return table(
    ['slowest kinds', 'ms'],
    slowest.map(([kind, time]) => [kind, time.toFixed(2)]),
  );
}

function pagesTable(sizes: readonly SizeResults[], isWhole: boolean): string {
  const growth = growthOf(sizes);
  const rows = (isWhole ? growth : growth.slice(0, SHOWN)).map(({ kind, exponent }) => [
    kind,
    ...sizes.map(({ pages }) => pages.get(kind)?.toFixed(0) ?? '–'),
    exponent.toFixed(2),
  ]);
  return table(['pages per query', ...sizes.map(({ jobs }) => count(jobs)), 'exponent'], rows);
}

/** Returns the results as Markdown: with all kinds of query if `isWhole`, else with the 20 that grow fastest. */
export function reportOf({ sizes, route }: Results, isWhole: boolean): string {
  const onlyInLargest = kindsWithoutGrowth(sizes);
  const routes = route.map((figures) => [
    String(figures.clients),
    figures.pgbench.toFixed(0),
    figures.route.toFixed(0),
    figures.empty.toFixed(0),
    (figures.route / figures.pgbench).toFixed(2),
  ]);
  const largest = sizes.at(-1);
  return [
    '## The mix over HTTP',
    mixTable(sizes),
    groupTable(sizes),
    ...(largest ? [slowTable(largest)] : []),
    '## Pages per query',
    pagesTable(sizes, isWhole),
    ...(onlyInLargest.length > 0 ? [`Only the largest size has: ${onlyInLargest.join('; ')}.`] : []),
    '## Radius and facets, requests per second',
    table(['clients', 'pgbench', 'filter route', 'empty route', 'route/pgbench'], routes),
  ].join('\n\n');
}
