import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLANNING_OPTIONS } from './connections.ts';

const INI = readFileSync(new URL('../../../docker/scale/pgbouncer.ini', import.meta.url), 'utf8');

/** Returns the settings of the pooler's connections to a database, as `name=value`. */
function settingsOf(database: string): string[] {
  const [, query = ''] = new RegExp(`^${database} = .*connect_query='([^']*)'`, 'm').exec(INI) ?? [];
  return query.split(';').map((statement) => statement.trim().replace('SET ', '').replace(' = ', '='));
}

it.each([
  ['nukkad', 2000],
  ['nukkad_chat', 4000],
])(
  'the pooler sets the planner options of direct connections for %s, and its statement timeout',
  (database, milliseconds) => {
    const planning = PLANNING_OPTIONS.split('-c ')
      .map((option) => option.trim())
      .filter(Boolean);
    expect(planning.length).toBeGreaterThan(3);
    expect(settingsOf(database)).toEqual([
      `statement_timeout=${milliseconds}`,
      'idle_in_transaction_session_timeout=60000',
      ...planning,
    ]);
  },
);
