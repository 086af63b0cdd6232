import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { requirePrograms } from './programs.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function add(name: string, prints = ''): void {
  writeFileSync(join(folder, name), `#!/bin/sh\necho '${prints}'\n`, { mode: 0o755 });
}

const INSTALL = 'on Debian: apt-get install haproxy pgbouncer redis-server';

describe('the programs of the check of two of each', () => {
  it('are asked for in one sentence, as many as are missing', () => {
    expect(() => requirePrograms([folder])).toThrow(
      `This check needs haproxy, pgbouncer, valkey-server or redis-server (${INSTALL})`,
    );
    add('haproxy');
    add('redis-server');
    expect(() => requirePrograms([folder])).toThrow(`This check needs pgbouncer (${INSTALL})`);
  });

  it.each([
    ['PgBouncer 1.20.1', false],
    ['PgBouncer 1.21.0', true],
    ['PgBouncer 1.25.2', true],
    ['PgBouncer 2.0.0', true],
    ['another', false],
  ])('with %s are enough: %s', (version, isEnough) => {
    for (const name of ['haproxy', 'valkey-server']) add(name);
    add('pgbouncer', version);
    const check = () => requirePrograms([folder]);
    if (isEnough) expect(check).not.toThrow();
    else expect(check).toThrow('This check needs PgBouncer 1.21 or newer');
  });
});
