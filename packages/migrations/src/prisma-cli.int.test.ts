import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createEmptyDatabase } from '@nukkad/db/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CLI = fileURLToPath(new URL('prisma-cli.ts', import.meta.url));
const PRISMA = fileURLToPath(new URL('../../../prisma', import.meta.url));
const CONFIG = `export default {
  schema: 'schema.prisma',
  migrations: { path: 'migrations' },
  datasource: { url: process.env.DATABASE_URL },
};
`;

let folder: string;
let url: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ url, drop } = await createEmptyDatabase());
  folder = await mkdtemp(join(tmpdir(), 'nukkad-prisma-'));
  await cp(join(PRISMA, 'schema.prisma'), join(folder, 'schema.prisma'));
  await cp(join(PRISMA, 'migrations'), join(folder, 'migrations'), { recursive: true });
  await writeFile(join(folder, 'prisma.config.ts'), CONFIG);
});

afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command line on the copy of the schema. Returns its output; fails if its exit code is not 0. */
async function prisma(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [CLI, ...args, '--config', join(folder, 'prisma.config.ts')], {
    env: { ...process.env, DATABASE_URL: url, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exit;
  expect(`${code} ${err}`, out).toMatch(/^0 /);
  return out;
}

async function addField(name: string): Promise<void> {
  const file = join(folder, 'schema.prisma');
  const schema = await readFile(file, 'utf8');
  await writeFile(file, schema.replace(/^model City \{$/m, `model City {\n  ${name} String?`));
}

describe('Prisma’s command line on the schema engine in WebAssembly', () => {
  it('applies, compares, writes new migrations, applies those written by hand, and resets', {
    timeout: 600_000,
  }, async () => {
    const written = (await readdir(join(folder, 'migrations'))).length;
    expect(await prisma('migrate', 'deploy')).toContain('successfully applied');
    expect(await prisma('migrate', 'status')).toContain('up to date');

    await addField('landmark');
    expect(await prisma('migrate', 'dev', '--name', 'landmarks')).toContain('now in sync');
    const name = (await readdir(join(folder, 'migrations'))).find((entry) => entry.endsWith('_landmarks'));
    const sql = await readFile(join(folder, 'migrations', String(name), 'migration.sql'), 'utf8');
    expect(sql).toMatch(/ALTER TABLE "city" ADD COLUMN\s+"landmark" TEXT/);

    const byHand = join(folder, 'migrations', `${name}_by_hand`);
    await mkdir(byHand);
    await writeFile(join(byHand, 'migration.sql'), `COMMENT ON TABLE city IS 'known by its landmarks';`);
    await addField('pincode');
    const both = await prisma('migrate', 'dev', '--name', 'pin-codes');
    expect(both).toContain('by_hand');
    expect(both).toContain('pin_codes');

    expect(await prisma('migrate', 'reset', '--force')).toContain('by_hand');
    expect(await prisma('migrate', 'status')).toContain('up to date');
    expect(await readdir(join(folder, 'migrations'))).toHaveLength(written + 3);
  });
});
