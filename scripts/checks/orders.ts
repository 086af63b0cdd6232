import { type Check, lineOf, type SourceFile } from './check.ts';
import { splitAtCommas } from './sql-statements.ts';

const SCHEMA = 'prisma/schema.prisma';
const CODE = /^(packages\/core|apps\/(api|chat|ops|worker))\/src\/.*\.ts$/;
const QUERIES = /\.queries\.ts$/;
const TEST = /\.test\.ts$|\/testing\//;

/** Orders whose ties nobody sees, by file and text, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "apps/ops/src/import/kinds/lexicon.ts [{ kind: 'asc' }, { value: 'asc' }, { phrase: 'asc' }]":
    'These three are the key, whose last column is the value.',
  'packages/core/src/applicants/reveal.queries.ts at DESC, conversation_id DESC':
    'Each conversation is listed once.',
  'packages/core/src/daily-limits/daily-limits.queries.ts done_at DESC': 'Selects only the time.',
  'packages/core/src/sitemap/sitemap.queries.ts s.created_at DESC': 'Selects only the time.',
};

/** Keywords that end an ORDER BY outside of its parentheses. */
const END = /^(?:LIMIT|OFFSET|FOR|ON CONFLICT|RETURNING)\b/;
const DIRECTION = /(?: (?:ASC|DESC|NULLS FIRST|NULLS LAST))+$/;
const AGGREGATE = /^(?:min|max)\((.*)\)$/;

/** Returns the columns that alone, or together with the columns before them, identify a row of a table. */
function uniqueNames(schema: string): Set<string> {
  const last = (names: string) => names.split(',').at(-1)?.trim().replace(/\(.*/, '') ?? '';
  const lines = schema.split('\n');
  const fields = lines.flatMap((line) => /^ {2}(\w+)\s.*@(?:id|unique)\b/.exec(line)?.[1] ?? []);
  const keys = lines.flatMap((line) => {
    const names = /^ {2}@@(?:id|unique)\((?:fields: )?\[([^\]]*)\]/.exec(line)?.[1];
    return names === undefined ? [] : last(names);
  });
  return new Set([...fields, ...keys]);
}

/** Returns the text from an offset to the first parenthesis, quote or keyword that does not belong to an ORDER BY. */
function orderAt(text: string, offset: number): { readonly order: string; readonly rest: string } {
  let depth = 0;
  let end = offset;
  for (; end < text.length; end += 1) {
    const letter = text[end];
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === '`' || depth < 0) break;
    if (depth === 0 && /\s/.test(text[end - 1] ?? '') && END.test(text.slice(end, end + 12))) break;
  }
  return { order: text.slice(offset, end).replace(/\s+/g, ' ').trim(), rest: text.slice(end) };
}

/** Returns the name of the last column of an ORDER BY as Prisma spells it; a position or an expression as it is. */
function lastColumn(order: string): string {
  const item = splitAtCommas(order).at(-1)?.replace(DIRECTION, '').replace(AGGREGATE, '$1') ?? '';
  const column = /^(?:\w+\.)?"?(\w+)"?(?:::\w+)?$/.exec(item)?.[1] ?? item;
  return column.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

interface Order {
  readonly at: number;
  readonly order: string;
  readonly isTotal: boolean;
}

/**
 * Returns the orders of a file of queries. The one before a LIMIT must be total, except in a queue whose rows are locked.
 * Other orders must not end in a time.
 */
function ordersOfSql(text: string, unique: ReadonlySet<string>): Order[] {
  return [...text.matchAll(/\bORDER BY\s+/g)].map(({ 0: found, index }) => {
    const { order, rest } = orderAt(text, index + found.length);
    const last = lastColumn(order);
    const isTotal = unique.has(last) || /^\d+$/.test(last);
    const isQueue = /^(?:LIMIT|OFFSET)\s+(?:\$\{[^}]*\}\S*|\d+)\s+FOR (?:NO KEY )?UPDATE/.test(rest);
    const isCut = /^(?:LIMIT|OFFSET)/.test(rest) && !isQueue;
    return { at: index, order, isTotal: isTotal || isQueue || (!isCut && !/(?:At|On|Date)$/.test(last)) };
  });
}

/** Returns the orders of Prisma's calls. Each must be total. */
function ordersOfPrisma(text: string, unique: ReadonlySet<string>): Order[] {
  return [
    ...text.matchAll(/\borderBy: (\[[^\]]*\]|\{[^}]*\})|(\[[^\]]*\]) satisfies Prisma\.\w+OrderBy/g),
  ].map(({ 1: given, 2: named = '', index }) => {
    const order = given ?? named;
    const last = [...order.matchAll(/(\w+): '(?:asc|desc)'/g)].at(-1)?.[1] ?? '';
    return { at: index, order, isTotal: unique.has(last) };
  });
}

function run(files: SourceFile[]): string[] {
  const schema = files.find(({ path }) => path === SCHEMA)?.text;
  if (schema === undefined) return [];
  const unique = uniqueNames(schema);
  const used = new Set<string>();
  const problems = files.flatMap(({ path, text }) => {
    if (!CODE.test(path) || TEST.test(path)) return [];
    const orders = QUERIES.test(path) ? ordersOfSql(text, unique) : ordersOfPrisma(text, unique);
    return orders.flatMap(({ at, order, isTotal }) => {
      const exception = `${path} ${order}`;
      if (isTotal) return [];
      if (EXCEPTIONS[exception] === undefined)
        return [`${path}:${lineOf(text, at)} ends in no unique column: ${order}`];
      used.add(exception);
      return [];
    });
  });
  const unused = Object.keys(EXCEPTIONS).filter((exception) => !used.has(exception));
  return [
    ...problems,
    ...unused.map((exception) => `scripts/checks/orders.ts: the exception ${exception} is not needed`),
  ];
}

/**
 * An order that a page, a list or "the latest one" depends on ends in a unique column. Rows with equal values would
 * otherwise change places between two requests.
 */
export const orders: Check = { name: 'orders', run };
