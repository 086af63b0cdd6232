import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOpsEnvironment } from './read-ops-environment.ts';

const URL_OF_ALL = 'postgresql://x@db.example/x';
const SECRET = 's'.repeat(64);
let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'nukkad-home-'));
  mkdirSync(join(home, 'db'));
  writeFileSync(join(home, 'db/address'), 'postgresql://x@127.0.0.1:9/x');
  writeFileSync(join(home, 'secrets.json'), JSON.stringify({ JWT_SECRET: SECRET }));
});
afterAll(() => rmSync(home, { recursive: true }));

describe('the settings of a call', () => {
  it('are complete in production without those that only servers need', () => {
    const { readConfig, hasSecret } = readOpsEnvironment(
      { NODE_ENV: 'production', DATABASE_URL: URL_OF_ALL },
      home,
    );
    const config = readConfig(URL_OF_ALL);
    expect([config.isProduction, config.DATABASE_URL, hasSecret]).toEqual([true, URL_OF_ALL, false]);
    expect(config.JWT_SECRET).toMatch(/^[0-9a-f]{64}$/);
  });

  it('come from a running "npm start", with its secret and files, if DATABASE_URL is not set', () => {
    const { url, readConfig, hasSecret } = readOpsEnvironment({}, home);
    expect([url, hasSecret]).toEqual(['postgresql://x@127.0.0.1:9/x', true]);
    expect(readConfig(url ?? '')).toMatchObject({ JWT_SECRET: SECRET, DATA_DIR: join(home, 'files') });
  });

  it('never combine the secret of "npm start" with another database', () => {
    expect(readOpsEnvironment({ DATABASE_URL: URL_OF_ALL }, home).hasSecret).toBe(false);
    const given = readOpsEnvironment({ DATABASE_URL: URL_OF_ALL, JWT_SECRET: 'g'.repeat(32) }, home);
    expect([given.hasSecret, given.readConfig(URL_OF_ALL).JWT_SECRET]).toEqual([true, 'g'.repeat(32)]);
  });

  it('have no database without either', () => {
    expect(readOpsEnvironment({}, join(home, 'nowhere')).url).toBeNull();
  });
});
