import { readFileSync } from 'node:fs';
import { JOB_LIFETIME_DAYS, REFRESH_TOKEN_DAYS } from '@nukkad/contract/constants.ts';
import { IDEMPOTENCY_KEY_HOURS } from '@nukkad/contract/idempotency.ts';
import { describe, expect, it } from 'vitest';
import { purges } from './background.queries.ts';

const ROOT = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const document = read('docs/retention.md');

/** Retention period by database table, from the first table of the document. */
const logged = new Map(
  [...document.matchAll(/^\| `(\w+)` +\|[^|]*\| (.*?) +\|$/gm)].map(([, table = '', length = '']) => [
    table,
    length,
  ]),
);

/** Intervals in the DELETE statement of each table. */
const deletions = new Map(
  purges(new Date()).map(({ text }) => {
    const [, table = ''] = /DELETE FROM (\w+)/.exec(text) ?? [];
    return [table, [...text.matchAll(/interval '([^']+)'/g)].map(([, length = '']) => length)];
  }),
);

describe('docs/retention.md', () => {
  it('has a row for each table of the purge, and no other', () => {
    expect([...logged.keys()].toSorted()).toEqual([...deletions.keys()].toSorted());
  });

  it.each([...deletions])('states the period of %s: %s', (table, lengths) => {
    const row = logged.get(table) ?? '';
    for (const length of lengths) expect(row).toContain(length);
    if (lengths.length === 0) expect(row).toMatch(/^until /);
    // Rows with an expiry date ("until …") have no interval in the statement.
    if (!row.startsWith('until')) expect(row.match(/\d+ (?:years?|days?)/g)).toEqual(lengths);
  });

  it('states the periods that are constants or settings', () => {
    expect(logged.get('refresh_token')).toContain(`${REFRESH_TOKEN_DAYS} days`);
    expect(logged.get('idempotency_key')).toContain(`${IDEMPOTENCY_KEY_HOURS} hours`);
    expect(document).toContain(`listed for ${JOB_LIFETIME_DAYS} days (\`jobLifetimeDays\`)`);
  });

  it('states the periods of backups, logs and metrics in the compose file', () => {
    const compose = read('docker-compose.yml');
    const [daily, weekly, monthly] = ['DAILY', 'WEEKLY', 'MONTHLY'].map(
      (name) => new RegExp(`BACKUP_KEEP_${name}:-(\\d+)`).exec(compose)?.[1],
    );
    expect(document).toContain(`${daily} daily, ${weekly} weekly, ${monthly} monthly`);
    const [, size, files] = /max-size: (\d+)m\n\s+max-file: "(\d+)"/.exec(compose) ?? [];
    expect(document).toContain(`${files} files of ${size} MB`);
    const [, days] = /retention\.time=(\d+)d/.exec(compose) ?? [];
    expect(document).toContain(`${days} days in Prometheus`);
  });
});
