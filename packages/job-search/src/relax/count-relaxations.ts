import { type JobFilterInput, type JobFilterOutput, NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { ladder } from '../query/ladder.ts';
import type { SearchTools } from '../query/prepare-search.ts';
import type { ReadText } from '../query/read-text.ts';
import type { Search } from '../query/search.ts';
import { planOf, sideOf, wordVariant } from '../run/find-page.ts';
import { readLadder } from '../run/read-ladder.ts';
import { searchValues } from '../run/search-values.ts';
import { countStatement } from '../sql/page-statement.ts';
import { type Relaxation, relaxationsOf, relaxed } from './relaxations.ts';

/** Enough to choose by; counting on would cost more than the search itself. */
const COUNT_TO = 50;

async function countMatches(database: Database, search: Search): Promise<number> {
  const wanted = { after: null, rows: 1, countTo: COUNT_TO };
  const { count } = await planOf(database, { ...search, order: 'NEWEST' }, wanted);
  if (count === null) return 0;
  const statement = countStatement({ count, side: sideOf(search), words: wordVariant(search) });
  const [counted] = await database.query<{ total: number }>(
    statement.with({ ...searchValues(search), countTo: COUNT_TO }),
  );
  return counted?.total ?? 0;
}

/** As many as the list would show; work that is only near in meaning is no help in finding more. */
async function countFound(database: Database, text: ReadText, tools: SearchTools): Promise<number> {
  const [first, ...rest] = [...ladder(text, tools)].filter(({ step }) => step !== 'NEAR_IN_MEANING');
  if (first === undefined) return 0;
  const exact = await countMatches(database, first.search);
  const [second, ...wider] = rest;
  if (exact >= NEARBY_FILL_BELOW || second === undefined) return exact;
  const isLoose = second.step === 'WITHOUT_WORDS';
  const total = isLoose ? await countMatches(database, second.search) : exact;
  const { size } = text.input;
  if ((isLoose && wider.length === 0) || total >= Math.min(NEARBY_FILL_BELOW, size)) return total;
  // Without its words a search finds what it found with them, and more.
  const steps = isLoose ? rest : [first, ...rest];
  const { order } = first.search;
  const { rows } = await readLadder(database, steps, { page: 1, size, order });
  return rows.length;
}

type Advice = Pick<JobFilterOutput, 'loosen' | 'loosenTogether'>;

interface Counted {
  readonly relaxations: readonly Relaxation[];
  readonly total: number;
}

/** Six pairs are tried: those of what is most easily given up. */
const PAIRED = 4;
const PAIRS_SHOWN = 3;

/** Pairs but for those that leave nothing of the text: that is the text as a whole. */
function pairsOf(all: readonly Relaxation[], { places }: ReadText): Relaxation[][] {
  const few = all.filter(({ filter }) => filter !== 'text').slice(0, PAIRED);
  const pairs = few.flatMap((one, at) => few.slice(at + 1).map((other) => [one, other]));
  return pairs.filter((pair) => {
    const gone = new Set(pair.flatMap((one) => one.places));
    return gone.size === 0 || !places.flat().every((place) => gone.has(place));
  });
}

const named = ({ relaxations }: Counted) => relaxations.map(({ filter, part }) => ({ filter, part }));
const totalOf = ({ total }: Counted) => ({ total, isTotalCapped: total >= COUNT_TO });

/**
 * Which filter or part of the text, given up, would bring how many jobs (up to 50), most first; where none does alone,
 * which two together. The text as a whole is offered where no part of it helps.
 */
export async function countRelaxations(
  database: Database,
  input: JobFilterInput,
  text: ReadText,
  tools: SearchTools,
): Promise<Advice> {
  const countAll = async (ways: readonly (readonly Relaxation[])[]): Promise<Counted[]> => {
    const counted = await Promise.all(
      ways.map(async (relaxations) => ({
        relaxations,
        total: await countFound(database, relaxed(input, text, relaxations, tools), tools),
      })),
    );
    return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  };
  const all = relaxationsOf(input, text);
  const single = await countAll(all.map((one) => [one]));
  const isWhole = ({ relaxations: [one] }: Counted) => one?.filter === 'text';
  const alone = single.filter((way) => !isWhole(way));
  const hasPart = alone.some(({ relaxations: [one] }) => one?.part !== undefined);
  const shown = hasPart ? alone : single;
  const loosen = shown.flatMap((way) => named(way).map((filter) => ({ ...filter, ...totalOf(way) })));
  if (alone.length > 0) return { loosen };
  const pairs = await countAll(pairsOf(all, text));
  return {
    loosen,
    loosenTogether: pairs.slice(0, PAIRS_SHOWN).map((way) => ({ filters: named(way), ...totalOf(way) })),
  };
}
