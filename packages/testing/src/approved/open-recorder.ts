import pg from 'pg';
import { ApprovedAnswers } from './approved-answers.ts';
import { changedTogether, type RowChange, takeRowChanges, watchRows } from './row-changes.ts';
import { StableNames, shortHash } from './stable-names.ts';
import { watchLocks } from './watch-locks.ts';

/** Changes of one kind that are recorded one by one, and those that are shown if there are more. */
const ALIKE_MAX = 8;
const ALIKE_SHOWN = 3;

const WITH_ID = `
  SELECT table_name AS name FROM information_schema.columns
   WHERE table_schema = 'public' AND column_name = 'id' AND udt_name = 'uuid' ORDER BY 1`;

/** Names the rows that the database has already. Their ids must be the same in every run. */
async function nameRows(client: pg.ClientBase, names: StableNames): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(WITH_ID);
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM "${name}" t ORDER BY id`,
    );
    for (const { row } of rows) names.addRow(name, row);
  }
}

/** Columns that depend on the machine: the size of a file that a library drew. */
const NOT_SHOWN = ['bytes'];

/** Returns a change as it is recorded. Leaves out columns whose values get the same name, such as times of the real clock. */
function shownChange({ table, kind, key, columns }: RowChange, names: StableNames): Record<string, unknown> {
  const shown = Object.entries(columns)
    .filter(([column]) => !NOT_SHOWN.includes(column))
    .map(([column, value]) => [column, names.replace(value)] as const);
  if (kind === 'INSERT') return { [`${kind} ${table}`]: Object.fromEntries(shown) };
  const changed = shown.filter(
    ([, value]) => !Array.isArray(value) || JSON.stringify(value[0]) !== JSON.stringify(value[1]),
  );
  return { [`${kind} ${table}`]: { ...(names.replace(key) as object), ...Object.fromEntries(changed) } };
}

/**
 * Sorts the changes of a step by their content, because the order in which a statement changes rows depends on its plan.
 * Ids that have no name yet count as equal.
 */
function inStableOrder(changes: readonly RowChange[], names: StableNames): RowChange[] {
  return changes
    .map((change) => ({ known: names.replaceKnown({ ...change, transaction: '' }), change }))
    .sort((a, b) => byText(a.known, b.known))
    .map(({ change }) => change);
}

type ShownRow = Readonly<Record<string, unknown>>;

/**
 * Shortens many changes of one kind, because nobody would read them: shows the first ones, the number of all and a hash
 * of all in any order.
 */
function shownRows(rows: readonly ShownRow[]): unknown[] {
  const kinds = Map.groupBy(rows, (row) => Object.keys(row)[0] ?? '');
  return [...kinds].flatMap(([kind, alike]): unknown[] =>
    alike.length <= ALIKE_MAX
      ? alike
      : [...alike.slice(0, ALIKE_SHOWN), `${kind}: ${alike.length} rows, ${hashOf(alike)}`],
  );
}

function hashOf(rows: readonly ShownRow[]): string {
  const texts = rows.map((row) => JSON.stringify(row)).sort();
  return shortHash(texts.join());
}

/** Returns the effects with their names, sorted, because the sends of one task overlap. */
function shownEffects(effects: Effects, names: StableNames): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(effects)
      .filter(([, list]) => list.length > 0)
      .map(([kind, list]) => [kind, list.map((effect) => names.replace(effect)).sort(byText)]),
  );
}

function byText(a: unknown, b: unknown): number {
  const [first = '', second = ''] = [a, b].map((value) => JSON.stringify(value));
  return first < second ? -1 : Number(first > second);
}

/** What happened besides changes of rows, by its kind: tasks that were requested, messages that were sent, locks. */
type Effects = Readonly<Record<string, readonly unknown[]>>;

interface Options {
  readonly databaseUrl: string;
  /** The file with the approved answers. */
  readonly path: string;
  /** Is called before each step, for example to move the clock. */
  readonly beforeStep: () => void;
  /** Returns the effects since the last call. */
  readonly takeEffects: () => Effects;
}

/** Records what the steps of a test answer, and which rows each of them changes, also together, and locks. */
export async function openRecorder({ databaseUrl, path, beforeStep, takeEffects }: Options) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const names = new StableNames();
  await nameRows(client, names);
  await watchRows(client);
  const locks = watchLocks(client.database ?? '');
  const answers = new ApprovedAnswers(path);
  return {
    /** Names a random value of a test, such as a code. */
    name: (kind: string, value: string) => names.add(kind, value),
    /** Runs SQL and returns the rows, to find the ids of demo data. */
    rows: async <Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
      (await client.query(sql, [...values])).rows as Row[],
    /** Records the answer of a step and the rows that it changed. Changes since the last step are left out. */
    step: async <T>(name: string, run: () => Promise<T>): Promise<T> => {
      beforeStep();
      takeEffects();
      locks.take();
      names.beginStep();
      names.addRows(await takeRowChanges(client));
      const answer = await run();
      const changes = inStableOrder(await takeRowChanges(client), names);
      names.addRows(changes);
      const effects = { ...takeEffects(), locks: locks.take(), together: changedTogether(changes) };
      const rows = shownRows(changes.map((change) => shownChange(change, names)));
      answers.add(name, { answer: names.replace(answer), ...shownEffects(effects, names), rows });
      return answer;
    },
    compare: () => answers.compare(),
    close: async () => {
      locks.end();
      await client.end();
    },
  };
}

export type Recorder = Awaited<ReturnType<typeof openRecorder>>;
