import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { launchKeeper } from './start-keeper.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nukkad-keeper-test-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const SEND = `process.send({ kind: 'local', adminUrl: 'postgresql://own' }, () => process.disconnect());`;

async function launch(script: string) {
  const file = join(folder, 'keeper.mjs');
  await writeFile(file, script);
  return launchKeeper(file, join(folder, 'keeper.log'));
}

describe('a keeper of the test server', () => {
  it('is started again if it was killed before it sent a message', async () => {
    const killedOnce = `
      import { existsSync, writeFileSync } from 'node:fs';
      const mark = new URL('killed', import.meta.url);
      if (existsSync(mark)) { ${SEND} }
      else { writeFileSync(mark, ''); process.kill(process.pid, 'SIGKILL'); }`;
    expect(await launch(killedOnce)).toEqual({ kind: 'local', adminUrl: 'postgresql://own' });
  });

  it('reports how it ended and what it wrote if it ends twice', async () => {
    const crashing = `throw new Error('no such module');`;
    await expect(launch(crashing)).rejects.toThrow(/ended: 1\n.*no such module/s);
  });

  it('reports its error, also if it ends at once', async () => {
    await expect(launch(`process.send({ error: 'no room' }, () => process.exit(1));`)).rejects.toThrow(
      /^no room$/,
    );
  });
});
