import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirmServer, placeOf } from './confirm-server.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nukkad-confirm-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const confirm = (answer: string | null, given: { url?: string; yes?: boolean } = {}) => {
  const questions: string[] = [];
  const { url = 'postgresql://asha:secret@db.town.in/jobs', yes = false } = given;
  const confirmed = confirmServer(
    { databaseUrl: url, file: join(folder, 'databases'), yes, jobs: 20_000 },
    async (question) => {
      questions.push(question);
      return answer;
    },
  );
  return confirmed.then(() => questions);
};

describe('confirmServer', () => {
  it('names the database without its password', () => {
    expect(placeOf('postgresql://asha:secret@db.town.in/jobs')).toBe('db.town.in:5432/jobs');
    expect(placeOf('postgres://x@127.0.0.1:6000/a')).toBe('127.0.0.1:6000/a');
  });

  it('says what it does, and asks once for each database', async () => {
    const [question] = await confirm('yes');
    expect(question).toMatch(/db\.town\.in:5432\/jobs[\s\S]*20000 made-up jobs/);
    expect(question).not.toContain('secret');
    expect(await confirm(null)).toEqual([]);
    await expect(confirm('no', { url: 'postgresql://db.town.in/other' })).rejects.toThrow('left as it is');
    expect(readFileSync(join(folder, 'databases'), 'utf8')).not.toContain('town');
  });

  it.each(['y', 'YES', ' yes '])('takes %j for a yes', async (answer) => {
    expect(await confirm(answer)).toHaveLength(1);
  });

  it.each(['', 'n', 'no', 'yesterday'])(
    'leaves the database as it is on %j, and asks again',
    async (answer) => {
      await expect(confirm(answer)).rejects.toThrow('The database db.town.in:5432/jobs was left as it is.');
      expect(await confirm('y')).toHaveLength(1);
    },
  );

  it('refuses where nobody can be asked, unless it was said on the command line', async () => {
    await expect(confirm(null)).rejects.toThrow('add -- --yes');
    expect(await confirm(null, { yes: true })).toEqual([]);
  });
});
