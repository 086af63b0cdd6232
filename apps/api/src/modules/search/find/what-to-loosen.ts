import { type JobFilterInput, type JobFilterOutput, NEARBY_FILL_BELOW } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { countStatement } from '../statements/page-statement.ts';
import type { ReadText } from '../text/read-text.ts';
import { saysMoreThanWords } from '../text/says-more.ts';
import { fillPage } from './fill-page.ts';
import { findPage, planOf, sideOf, wordVariant } from './find-page.ts';
import { type Loosening, looseningsOf } from './loosen-options.ts';
import { prepareSearch, readFilter, type SearchTools } from './prepare-search.ts';
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
async function countFound(database: Database, input: JobFilterInput, tools: SearchTools): Promise<number> {
  const text = readFilter(input, tools);
  const strict = prepareSearch(text, tools);
  const exact = await countMatches(database, strict);
  if (exact >= NEARBY_FILL_BELOW) return exact;
  const search = saysMoreThanWords(text) ? prepareSearch(text, tools, false) : strict;
  const total = search === strict ? exact : await countMatches(database, search);
  const isFilled = text.work.length > 0 && total < Math.min(NEARBY_FILL_BELOW, input.size);
  return isFilled ? countFilled(database, text, tools, search) : total;
}

type Ways = Pick<JobFilterOutput, 'loosen' | 'loosenTogether'>;

interface Way {
  readonly loosenings: readonly Loosening[];
  readonly total: number;
}

/** Few of many pairs are tried: what is easily given up comes first. */
const PAIRED = 6;
const PAIRS_SHOWN = 3;

/** Pairs but for those that leave nothing of the text: that is the text as a whole. */
function pairsOf(all: readonly Loosening[], input: JobFilterInput): Loosening[][] {
  const few = all.filter(({ filter }) => filter !== 'text').slice(0, PAIRED);
  const pairs = few.flatMap((one, at) => few.slice(at + 1).map((other) => [one, other]));
  return pairs.filter((pair) => {
    const isOfText = pair.every(({ part }) => part !== undefined);
    return !isOfText || pair.reduce((from, { without }) => without(from), input).text !== undefined;
  });
}

const named = ({ loosenings }: Way) => loosenings.map(({ filter, part }) => ({ filter, part }));
const totalOf = ({ total }: Way) => ({ total, isTotalCapped: total >= COUNT_TO });

/**
 * Which filter or part of the text, given up, would bring how many jobs (up to 50), most first; where none does alone,
 * which two together. The text as a whole is offered where no part of it helps.
 */
export async function whatToLoosen(
  database: Database,
  input: JobFilterInput,
  text: ReadText,
  tools: SearchTools,
): Promise<Ways> {
  const countAll = async (ways: readonly (readonly Loosening[])[]): Promise<Way[]> => {
    const counted = await Promise.all(
      ways.map(async (loosenings) => {
        const looser = loosenings.reduce((from, { without }) => without(from), input);
        return { loosenings, total: await countFound(database, looser, tools) };
      }),
    );
    return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  };
  const all = looseningsOf(input, text);
  const single = await countAll(all.map((one) => [one]));
  const isWhole = ({ loosenings: [one] }: Way) => one?.filter === 'text';
  const alone = single.filter((way) => !isWhole(way));
  const hasPart = alone.some(({ loosenings: [one] }) => one?.part !== undefined);
  const shown = hasPart ? alone : single;
  const loosen = shown.flatMap((way) => named(way).map((filter) => ({ ...filter, ...totalOf(way) })));
  if (alone.length > 0) return { loosen };
  const pairs = await countAll(pairsOf(all, input));
  return {
    loosen,
    loosenTogether: pairs.slice(0, PAIRS_SHOWN).map((way) => ({ filters: named(way), ...totalOf(way) })),
  };
}
