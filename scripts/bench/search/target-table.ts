import { isFrequent } from './ablation/worth.ts';
import { type Growth, growthOf, type Results } from './results.ts';
import type { Target } from './targets.ts';

const highest = (numbers: readonly number[]): number => Math.max(...numbers);

/** Returns the target for the kind of query that grows fastest. */
function growthTarget(name: string, floor: number, growth: readonly Growth[]): Target {
  const fast = growth.filter(({ exponent }) => exponent > 0.13).length;
  return {
    name: `growth exponent of pages, ${name}`,
    floor,
    aim: 0.13,
    isHigherBetter: false,
    measured: growth[0]?.exponent,
    unit: '',
    note: `${growth[0]?.kind ?? '–'}; ${fast} of ${growth.length} kinds above the aim`,
  };
}

/** Returns the targets of the search with the values that a run has measured. */
export function targetsOf(results: Results): Target[] {
  const { sizes, radius, text, route, overhead, deepPages, loading } = results;
  const largest = sizes.at(-1);
  const growth = growthOf(sizes);
  const eightClients = route.find(({ clients }) => clients === 8) ?? route[0];
  const oneClient = route.find(({ clients }) => clients === 1) ?? route[0];
  const whole = largest?.mix.whole.get(1);
  const overheadMicros = overhead.validation + overhead.serialisation;
  return [
    {
      name: 'radius and facets against the textbook query',
      floor: 200,
      aim: 400,
      isHigherBetter: true,
      measured: radius.product / radius.textbook,
      unit: '×',
      note: `${radius.product.toFixed(0)} against ${radius.textbook.toFixed(1)} per second, ${radius.clients} clients; with the count of matches ${(radius.counted / radius.textbook).toFixed(0)}×`,
    },
    growthTarget(
      'frequent queries',
      0.25,
      growth.filter(({ kind }) => isFrequent(kind)),
    ),
    growthTarget(
      'rare queries',
      0.5,
      growth.filter(({ kind }) => !isFrequent(kind)),
    ),
    {
      name: 'filter route against pgbench on the same SQL',
      floor: 0.45,
      aim: 0.65,
      isHigherBetter: true,
      measured: eightClients && eightClients.route / eightClients.pgbench,
      unit: '',
      note: `${eightClients?.route.toFixed(0)} against ${eightClients?.pgbench.toFixed(0)} per second, ${eightClients?.clients} clients; empty route ${eightClients?.empty.toFixed(0)}`,
    },
    {
      name: 'validation and serialisation',
      floor: 0.1,
      aim: 0.03,
      isHigherBetter: false,
      measured: oneClient && overheadMicros / (1_000_000 / oneClient.route),
      unit: '%',
      note: `${overhead.validation.toFixed(0)} + ${overhead.serialisation.toFixed(0)} µs of a request's ${(1_000_000 / (oneClient?.route ?? 1)).toFixed(0)} µs with ${oneClient?.clients} client`,
    },
    {
      name: 'p99 against p50, whole mix',
      floor: 8,
      aim: 5,
      isHigherBetter: false,
      measured: whole && whole.p99 / whole.p50,
      unit: '×',
      note: `${whole?.p99.toFixed(1)} and ${whole?.p50.toFixed(1)} ms, 1 client`,
    },
    {
      name: 'text and city against GIN',
      floor: 20,
      aim: 49,
      isHigherBetter: true,
      measured: text.product / text.textbook,
      unit: '×',
      note: `${text.product.toFixed(0)} against ${text.textbook.toFixed(1)} per second, ${text.clients} clients; with the count ${(text.counted / text.textbook).toFixed(0)}×`,
    },
    {
      name: 'page 20 against page 1, slowest list',
      floor: 1.2,
      aim: 1,
      isHigherBetter: false,
      measured: highest(deepPages.map(({ first, twentieth }) => twentieth / first)),
      unit: '×',
      note: deepPages
        .map(
          ({ kind, first, twentieth }) =>
            `${kind.replace('page 20, ', '')} ${(twentieth / first).toFixed(2)}`,
        )
        .join('; '),
    },
    {
      name: `loading ${loading.jobs.toLocaleString('en')} jobs against plain COPY`,
      floor: 4,
      aim: 3,
      isHigherBetter: false,
      measured: loading.withSearch / loading.withoutSearch,
      unit: '×',
      note: `${loading.withSearch.toFixed(1)} against ${loading.withoutSearch.toFixed(1)} s; into a heap without keys ${loading.heap.toFixed(1)} s, ${(loading.withSearch / loading.heap).toFixed(1)}×`,
    },
  ];
}
