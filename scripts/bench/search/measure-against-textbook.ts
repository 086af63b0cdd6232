import { withClient } from '../shared/with-client.ts';
import { type MeasuredRequest, measurePages } from './measure-pages.ts';
import { drawRadiusFilters, drawTextFilters } from './mix/drawn-filters.ts';
import { type BenchScript, pgbench } from './pgbench.ts';
import { createTextbook, textbookRadius, textbookWords } from './textbook.ts';

/**
 * The product and the textbook solution compared: transactions per second, measured by pgbench with prepared
 * statements.
 */
export interface Race {
  readonly product: number;
  /** The product, when it also counts the matches. */
  readonly counted: number;
  readonly textbook: number;
  readonly clients: number;
}

interface RaceOptions {
  readonly url: string;
  readonly clients: number;
  readonly seconds: number;
}

/** Part of the statements that read a page of cards, newest first or by the blend of near and new. */
const PAGE = /ORDER BY page\.(?:created_at|score) DESC/;
/** Part of the statements that count the matches of the whole circle. */
const TOTAL = /\) AS matches$/;
const COUNT = /CASE WHEN \(SELECT count\(\*\) FROM page\)[\s\S]* END AS total/;

/**
 * Returns a request's statements for its first page and the count. A page has two steps if its place has too few
 * jobs. Leaves out jobs nearby and relaxations, which the textbook solution does not have.
 */
function countedPage({ statements }: MeasuredRequest): BenchScript {
  const end = statements.findIndex(({ text }) => !(PAGE.test(text) || TOTAL.test(text)));
  return end === -1 ? statements : statements.slice(0, end);
}

/**
 * Returns the same statements without the count, as for every further page of a list. The textbook solution does not
 * count either.
 */
function pageAlone(request: MeasuredRequest): BenchScript {
  const pages = countedPage(request).filter(({ text }) => PAGE.test(text));
  if (pages.length === 0) throw new Error('the request reads no page');
  return pages.map(({ text, ...statement }) => ({
    ...statement,
    text: text.replace(COUNT, 'NULL::int AS total'),
  }));
}

async function race(
  product: readonly MeasuredRequest[],
  textbook: BenchScript[],
  options: RaceOptions,
): Promise<Race> {
  const { clients } = options;
  return {
    clients,
    product: await pgbench(product.map(pageAlone), { ...options, planning: 'API settings' }),
    counted: await pgbench(product.map(countedPage), { ...options, planning: 'API settings' }),
    textbook: await pgbench(textbook, { ...options, planning: 'server settings' }),
  };
}

const FILTERS = 24;

/**
 * Compares a search by radius and four facets, newest first, with the textbook solution: ST_DWithin on a GiST index,
 * ORDER BY and LIMIT.
 */
export async function raceRadius(options: RaceOptions): Promise<Race> {
  await createTextbook(options.url);
  const drawn = drawRadiusFilters(FILTERS);
  const measured = await measurePages(
    options.url,
    drawn.map(({ query }) => query),
  );
  const textbook = drawn.map(({ city, facets }) => [textbookRadius(city, facets)]);
  return race(measured, textbook, options);
}

async function cityIds(url: string): Promise<Map<string, number>> {
  const { rows } = await withClient(url, (client) => client.query('SELECT slug, id FROM city'));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/**
 * Compares a search for words of titles in a city with the textbook solution: a GIN index. Uses texts that the
 * product finds by its lists of words.
 */
export async function raceText(options: RaceOptions): Promise<Race> {
  await createTextbook(options.url);
  const ids = await cityIds(options.url);
  const drawn = drawTextFilters(FILTERS * 3);
  const measured = await measurePages(
    options.url,
    drawn.map(({ query }) => query),
  );
  const pairs = measured
    .map((request, index) => ({ request, filter: drawn[index] }))
    .filter(({ request }) => request.statements[0]?.name.includes('_term_'))
    .slice(0, FILTERS);
  const textbook = pairs.flatMap(({ filter }) =>
    filter === undefined ? [] : [[textbookWords(ids.get(filter.city.slug) ?? 0, filter.words)]],
  );
  return race(
    pairs.map(({ request }) => request),
    textbook,
    options,
  );
}
