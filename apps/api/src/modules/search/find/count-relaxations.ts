import { type JobFilterInput, type JobFilterOutput, NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { countStatement } from '../statements/page-statement.ts';
import type { ReadText } from '../text/read-text.ts';
import { saysMoreThanWords } from '../text/says-more.ts';
import { fillPage } from './fill-page.ts';
import { findPage, planOf, sideOf, wordVariant } from './find-page.ts';
import { prepareSearch, type SearchTools } from './prepare-search.ts';
import { type Relaxation, relaxationsOf, relaxed } from './relaxations.ts';
import type { Search } from './search.ts';
import { searchValues } from './search-values.ts';

/** Enough to choose by; counting on would cost more than the search itself. */
const COUNT_TO = 50;

async function countMatches(database: Database, search: Search | null): Promise<number> {
  if (search === null) return 0;
  const wanted = { after: null, rows: 1, countTo: COUNT_TO };
  const { count } = await planOf(database, { ...search, order: 'NEWEST' }, wanted);
  if (count === null) return 0;
  const statement = countStatement({ count, side: sideOf(search), words: wordVariant(search) });
  const [counted] = await database.query<{ total: number }>(
    statement.with({ ...searchValues(search), countTo: COUNT_TO }),
  );
  return counted?.total ?? 0;
}

/** A short list is filled up with the next best. */
async function countFilled(database: Database, text: ReadText, tools: SearchTools, search: Search | null) {
  const wanted = { after: null, rows: text.input.size, countTo: 0 };
  const rows = search === null ? [] : await findPage(database, search, wanted);
  const page = { rows, total: rows.length, isTotalCapped: false, nextCursor: null };
  return (await fillPage(database, text, tools, page)).total;
}

/** As many as the list would show: plain words give way where few jobs have them, and short lists are filled up. */
async function countFound(database: Database, text: ReadText, tools: SearchTools): Promise<number> {
  const strict = prepareSearch(text, tools);
  const exact = await countMatches(database, strict);
  if (exact >= NEARBY_FILL_BELOW) return exact;
  const search = saysMoreThanWords(text) ? prepareSearch(text, tools, false) : strict;
  const total = search === strict ? exact : await countMatches(database, search);
  const isFilled = text.work.length > 0 && total < Math.min(NEARBY_FILL_BELOW, text.input.size);
  return isFilled ? countFilled(database, text, tools, search) : total;
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
