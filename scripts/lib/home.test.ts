import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Home } from './home.ts';
import { ensureSecrets } from './secrets.ts';

let root = '';
const newHome = (): Home => new Home({ root, home: join(root, '.nukkad') });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nukkad-home-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('Home', () => {
  it('remembers a finished database', () => {
    const home = newHome();
    home.take(false);
    mkdirSync(home.file('db'));
    home.writeState({ database: 'ready', jobs: 5, content: 'x' });
    expect(newHome().readState()).toEqual({ database: 'ready', jobs: 5, content: 'x' });
  });

  it('refuses a half-made database and names the command that mends it', () => {
    const home = newHome();
    home.take(false);
    mkdirSync(home.file('db'));
    home.writeState({ database: 'making', jobs: 5, content: '' });
    expect(() => home.readState()).toThrow(
      'half-made: a start was interrupted. Begin anew with: npm start -- --fresh',
    );
  });

  it.each(['{', '', 'null', '{}', '{"database":"ready"}'])('refuses a state file that says %j', (text) => {
    const home = newHome();
    home.take(false);
    writeFileSync(home.file('state.json'), text);
    expect(() => home.readState()).toThrow('state.json is broken. Begin anew with: npm start -- --fresh');
  });

  it('refuses a folder whose parts are something else', () => {
    const home = newHome();
    mkdirSync(home.path);
    writeFileSync(home.file('files'), '');
    expect(() => home.take(false)).toThrow(/^\.nukkad cannot be used: .* npm start -- --fresh$/);
    expect(() => home.take(true)).not.toThrow();
  });

  it('refuses a database without a state', () => {
    const home = newHome();
    home.take(false);
    mkdirSync(home.file('db'));
    expect(() => home.readState()).toThrow('unknown state');
  });

  it('refuses a first start where the disk has not the room, before anything is made', () => {
    const home = newHome();
    expect(() => home.needRoom(1)).not.toThrow();
    expect(() => home.needRoom(Number.MAX_SAFE_INTEGER)).toThrow(
      /^The disk of .*\.nukkad is too full: \d+ MB are needed for a first start, \d+ MB are left\./,
    );
    expect(existsSync(home.path)).toBe(false);
  });

  // /dev/full behaves like a full disk. macOS does not have it.
  if (existsSync('/dev/full'))
    it('tells a full disk as such, and no other failure', () => {
      const home = newHome();
      home.take(false);
      symlinkSync('/dev/full', home.file('state.json.new'));
      let failure: unknown;
      try {
        home.writeState({ database: 'making', jobs: 1, content: '' });
      } catch (error) {
        failure = error;
      }
      expect(home.diskProblem(failure)?.message).toMatch(
        /^The disk of .* is full \(\d+ MB left\)\. Make room/,
      );
      expect(home.diskProblem(new Error('The seed failed'))).toBeUndefined();
    });

  it('throws everything away when asked to', () => {
    const home = newHome();
    home.take(false);
    mkdirSync(home.file('db'));
    home.take(true);
    expect(existsSync(home.file('db'))).toBe(false);
  });

  it('takes over from a start that is gone', () => {
    const home = newHome();
    home.take(false);
    writeFileSync(home.file('pid'), '4194305');
    expect(() => newHome().take(false)).not.toThrow();
  });
});

describe('ensureSecrets', () => {
  it('makes each key once', () => {
    const file = join(root, 'secrets.json');
    const first = ensureSecrets(file);
    expect(first.JWT_SECRET).toMatch(/^[0-9a-f]{64}$/);
    expect(ensureSecrets(file)).toEqual(first);
  });

  it('makes a pair for push messages, also where only the older key was made', () => {
    const file = join(root, 'secrets-of-before.json');
    writeFileSync(file, JSON.stringify({ JWT_SECRET: 'of before' }));
    const { JWT_SECRET, PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } = ensureSecrets(file);
    expect(JWT_SECRET).toBe('of before');
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(PUSH_PRIVATE_KEY, 'base64url'));
    expect(curve.getPublicKey('base64url')).toBe(PUSH_PUBLIC_KEY);
    expect(Buffer.from(PUSH_PRIVATE_KEY, 'base64url')).toHaveLength(32);
    expect(ensureSecrets(file)).toEqual({ JWT_SECRET, PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY });
  });
});
