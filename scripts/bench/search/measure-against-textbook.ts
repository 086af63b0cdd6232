import { withClient } from '../shared/with-client.ts';
import { type Looked, measurePages } from './measure-pages.ts';
import { drawRadiusFilters, drawTextFilters } from './mix/drawn-filters.ts';
import { type BenchScript, pgbench } from './pgbench.ts';
import { makeTextbook, textbookRadius, textbookWords } from './textbook.ts';

/** Transactions a second, both by pgbench with prepared statements. */
export interface Race {
  readonly product: number;
  /** With matches counted up to the cap. */
  readonly counted: number;
  readonly textbook: number;
  readonly clients: number;
}

interface RaceOptions {
  readonly url: string;
  readonly clients: number;
  readonly seconds: number;
}

/**
 * What the product reads for the page: the textbook has neither the jobs beyond nor the filters to loosen. Its count of
 * matches is measured beside it, since the textbook has none of that either.
 */
const countedPage = ({ statements }: Looked): BenchScript => statements.slice(0, 1);

/** The same page without its count: the statement of every further page of a list. */
function pageAlone({ statements }: Looked): BenchScript {
  return statements.slice(0, 1).map(({ text, ...statement }) => {
    const page = text.replace(COUNT, 'NULL::int AS total');
    if (page === text && !text.includes('NULL::int AS total')) throw new Error('the count was not found');
    return { ...statement, text: page };
  });
}

const COUNT = /CASE WHEN \(SELECT count\(\*\) FROM page\)[\s\S]* END AS total/;

async function race(
  product: readonly Looked[],
  textbook: BenchScript[],
  options: RaceOptions,
): Promise<Race> {
  const { clients } = options;
  return {
    clients,
    product: await pgbench(product.map(pageAlone), { ...options, planning: 'as the API' }),
    counted: await pgbench(product.map(countedPage), { ...options, planning: 'as the API' }),
    textbook: await pgbench(textbook, { ...options, planning: 'by itself' }),
  };
}

const FILTERS = 24;

/** Radius and four facets, newest first, against ST_DWithin on a GiST index with ORDER BY and LIMIT. */
export async function raceRadius(options: RaceOptions): Promise<Race> {
  await makeTextbook(options.url);
  const drawn = drawRadiusFilters(FILTERS);
  const looked = await measurePages(
    options.url,
    drawn.map(({ query }) => query),
  );
  const textbook = drawn.map(({ city, facets }) => [textbookRadius(city, facets)]);
  return race(looked, textbook, options);
}

async function cityIds(url: string): Promise<Map<string, number>> {
  const { rows } = await withClient(url, (client) => client.query('SELECT slug, id FROM city'));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** Words of titles in a city, against a GIN index; of texts that the product answers out of its lists of words. */
export async function raceText(options: RaceOptions): Promise<Race> {
  await makeTextbook(options.url);
  const ids = await cityIds(options.url);
  const drawn = drawTextFilters(FILTERS * 3);
  const looked = await measurePages(
    options.url,
    drawn.map(({ query }) => query),
  );
  const both = looked
    .map((own, at) => ({ own, drawn: drawn[at] }))
    .filter(({ own }) => own.statements[0]?.name.includes('_term_'))
    .slice(0, FILTERS);
  const textbook = both.flatMap(({ drawn: one }) =>
    one === undefined ? [] : [[textbookWords(ids.get(one.city.slug) ?? 0, one.words)]],
  );
  return race(
    both.map(({ own }) => own),
    textbook,
    options,
  );
}
