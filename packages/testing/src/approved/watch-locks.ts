import pg from 'pg';

/** The locks that the statements of one transaction took, in their order. */
type Locks = readonly string[];

const BEGINS = /^\s*BEGIN\b/i;
const ENDS = /^\s*(?:COMMIT|ROLLBACK)\s*;?\s*$/i;
const KEY_LOCK = /pg_advisory_xact_lock\(/;
const ROW_LOCK = /\b(FOR (?:NO KEY )?(?:UPDATE|SHARE))\b(?: OF (\w+))?((?: SKIP LOCKED| NOWAIT)?)/;
const TABLE = /\b(?:FROM|JOIN) (\w+)(?: (\w+))?/g;

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | undefined)?.text ?? '');

function valuesOf([statement, values]: readonly unknown[]): readonly unknown[] {
  if (Array.isArray(values)) return values;
  return (statement as { values?: unknown[] } | undefined)?.values ?? [];
}

/**
 * Returns what a statement locks: a key, or the rows of the table that `FOR UPDATE` names by its alias. If it names none,
 * they are of the table that the statement reads last.
 */
function lockOf(text: string, values: readonly unknown[]): string | null {
  if (KEY_LOCK.test(text)) return String(values[0] ?? text);
  const found = ROW_LOCK.exec(text);
  if (!found) return null;
  const [, kind, alias, skips] = found;
  const tables = [...text.slice(0, found.index).matchAll(TABLE)].map(([, table, name]) => ({ table, name }));
  const locked = tables.findLast(({ name }) => alias === undefined || name === alias);
  return `${locked?.table ?? alias} ${kind}${skips}`;
}

/** Notes the locks of each transaction, in their order. A lock outside of a transaction has a list of its own. */
class LockNotes {
  readonly #open = new Map<pg.Client, string[]>();
  #ended: Locks[] = [];

  note(client: pg.Client, text: string, values: readonly unknown[]): void {
    if (BEGINS.test(text)) this.#open.set(client, []);
    const lock = lockOf(text, values);
    if (lock !== null) this.#add(client, lock);
    if (ENDS.test(text)) this.#end(client);
  }

  /** Returns the lists since the last call, each once. */
  take(): Locks[] {
    const lists = new Map(this.#ended.map((locks) => [locks.join(), locks]));
    this.#ended = [];
    return [...lists.values()];
  }

  #add(client: pg.Client, lock: string): void {
    const locks = this.#open.get(client);
    if (locks) locks.push(lock);
    else this.#ended.push([lock]);
  }

  #end(client: pg.Client): void {
    const locks = this.#open.get(client) ?? [];
    this.#open.delete(client);
    if (locks.length > 0) this.#ended.push(locks);
  }
}

/**
 * Notes the locks that the clients of a database take, because a lock changes no row. Returns a function that takes the
 * notes, and one that ends the watch.
 */
export function watchLocks(database: string) {
  const notes = new LockNotes();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]): never {
    if (this.database === database) notes.note(this, textOf(args[0]), valuesOf(args));
    return Reflect.apply(query, this, args) as never;
  };
  return {
    take: () => notes.take(),
    end: () => {
      pg.Client.prototype.query = query;
    },
  };
}
