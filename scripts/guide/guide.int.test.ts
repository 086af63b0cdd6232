import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { urlForRole } from '@nukkad/db/testing/test-database.ts';
import { createTestDatabase } from '@nukkad/testing';
import { expect, it, onTestFinished } from 'vitest';
import { isOpsOnly, readGuide, readGuideFiles, scriptOf } from './guide-script.ts';

const OPS = fileURLToPath(new URL('../../apps/ops/ops.mjs', import.meta.url));
const MARKDOWN = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
/** Milliseconds for about thirty commands, one after the other. */
const MINUTES_MS = 900_000;

it(
  'the guide’s commands of ops run in their order on a new database, without containers',
  async () => {
    const { url, database, drop } = await createTestDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'nukkad-guide-'));
    onTestFinished(async () => {
      await drop();
      rmSync(folder, { recursive: true });
    });
    for (const { name, content } of readGuideFiles(MARKDOWN)) writeFileSync(join(folder, name), content);
    const blocks = readGuide(MARKDOWN).filter(isOpsOnly);
    expect(blocks.filter(({ notRun }) => notRun === null).length).toBeGreaterThan(6);
    writeFileSync(
      join(folder, 'guide.sh'),
      `ops() { "${process.execPath}" "${OPS}" "$@"; }\n${scriptOf(blocks)}`,
    );
    const env = {
      ...process.env,
      DATABASE_URL: urlForRole(url, 'ops'),
      DATA_DIR: join(folder, 'data'),
      NO_COLOR: '1',
    };
    const printed = await new Promise<string>((resolve, reject) => {
      const child = execFile('bash', ['guide.sh'], { cwd: folder, env }, (error, out, err) =>
        error ? reject(new Error(`${out}\n${err}`)) : resolve(out),
      );
      child.stdin?.end();
    });
    expect(printed).toContain('== the guide has run');
    const [job] = await database.prisma.job.findMany({
      select: { title: true, company: { select: { name: true } } },
    });
    expect(job).toEqual({ title: 'Delivery boy', company: { name: 'Shri Ganesh Stores' } });
    expect(await database.prisma.city.count({ where: { nameEn: 'Morgaon' } })).toBe(1);
    expect(readFileSync(join(folder, 'cities.csv'), 'utf8')).toMatch(/^\uFEFF?slug,nameEn/);
  },
  MINUTES_MS,
);
