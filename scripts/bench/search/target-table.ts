import { isOftenAsked } from './ablation/worth.ts';
import { type Growth, growthOf, type Results } from './results.ts';
import type { Target } from './targets.ts';

const worst = (numbers: readonly number[]): number => Math.max(...numbers);

/** The fastest growing of some kinds of query. */
function growthTarget(name: string, floor: number, growth: readonly Growth[]): Target {
  const fast = growth.filter(({ exponent }) => exponent > 0.13).length;
  return {
    name: `growth exponent of pages, ${name}`,
    floor,
    aim: 0.13,
    isMoreBetter: false,
    measured: growth[0]?.exponent,
    unit: '',
    note: `${growth[0]?.kind ?? '–'}; ${fast} of ${growth.length} kinds above the aim`,
  };
}

/** The targets of the search with what a run measured. */
export function targetsOf(results: Results): Target[] {
  const { sizes, radius, text, route, overhead, deepPages, loading } = results;
  const largest = sizes.at(-1);
  const growth = growthOf(sizes);
  const eight = route.find(({ clients }) => clients === 8) ?? route[0];
  const one = route.find(({ clients }) => clients === 1) ?? route[0];
  const whole = largest?.mix.whole.get(1);
  const form = overhead.validation + overhead.serialisation;
  return [
    {
      name: 'radius and facets against the textbook query',
      floor: 200,
      aim: 400,
      isMoreBetter: true,
      measured: radius.product / radius.textbook,
      unit: '×',
      note: `${radius.product.toFixed(0)} against ${radius.textbook.toFixed(1)} a second, ${radius.clients} clients; with the count of matches ${(radius.counted / radius.textbook).toFixed(0)}×`,
    },
    growthTarget(
      'often asked',
      0.25,
      growth.filter(({ kind }) => isOftenAsked(kind)),
    ),
    growthTarget(
      'rare',
      0.5,
      growth.filter(({ kind }) => !isOftenAsked(kind)),
    ),
    {
      name: 'filter route against pgbench on the same SQL',
      floor: 0.45,
      aim: 0.65,
      isMoreBetter: true,
      measured: eight && eight.route / eight.pgbench,
      unit: '',
      note: `${eight?.route.toFixed(0)} against ${eight?.pgbench.toFixed(0)} a second, ${eight?.clients} clients; empty route ${eight?.empty.toFixed(0)}`,
    },
    {
      name: 'validation and serialisation',
      floor: 0.1,
      aim: 0.03,
      isMoreBetter: false,
      measured: one && form / (1_000_000 / one.route),
      unit: '%',
      note: `${overhead.validation.toFixed(0)} + ${overhead.serialisation.toFixed(0)} µs of a request's ${(1_000_000 / (one?.route ?? 1)).toFixed(0)} µs with ${one?.clients} client`,
    },
    {
      name: 'p99 against p50, whole mix',
      floor: 8,
      aim: 5,
      isMoreBetter: false,
      measured: whole && whole.p99 / whole.p50,
      unit: '×',
      note: `${whole?.p99.toFixed(1)} and ${whole?.p50.toFixed(1)} ms, 1 client`,
    },
    {
      name: 'text and city against GIN',
      floor: 20,
      aim: 49,
      isMoreBetter: true,
      measured: text.product / text.textbook,
      unit: '×',
      note: `${text.product.toFixed(0)} against ${text.textbook.toFixed(1)} a second, ${text.clients} clients; with the count ${(text.counted / text.textbook).toFixed(0)}×`,
    },
    {
      name: 'page 20 against page 1, the worst list',
      floor: 1.2,
      aim: 1,
      isMoreBetter: false,
      measured: worst(deepPages.map(({ first, twentieth }) => twentieth / first)),
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
      isMoreBetter: false,
      measured: loading.withSearch / loading.plain,
      unit: '×',
      note: `${loading.withSearch.toFixed(1)} against ${loading.plain.toFixed(1)} s; into a heap without keys ${loading.heap.toFixed(1)} s, ${(loading.withSearch / loading.heap).toFixed(1)}×`,
    },
  ];
}
