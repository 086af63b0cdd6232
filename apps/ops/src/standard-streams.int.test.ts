import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { useOps } from './testing/start-ops.ts';

const ENTRY = fileURLToPath(new URL('../ops.mjs', import.meta.url));
const HEADER = 'slug,nameEn,nameHi,nameMr,state,latitude,longitude,population';
const row = (slug: string) => `${slug},${slug},मोरगांव,मोरगाव,Maharashtra,18.276,74.321,6000`;

const test = useOps();

/** Runs the program as a process and writes the pieces to its standard input, as `docker compose exec -T` does. */
async function ops(words: readonly string[], pieces: readonly (string | Buffer)[] = []) {
  const { DATABASE_URL, DATA_DIR } = test.container.config;
  const env = { ...process.env, DATABASE_URL, DATA_DIR, OPS_KEY: test.key, NO_COLOR: '1' };
  const child = spawn(process.execPath, [ENTRY, ...words], { env });
  const ended = once(child, 'close');
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  for (const piece of pieces) {
    child.stdin.write(piece);
    await sleep(20);
  }
  child.stdin.end();
  const [out, err] = await printed;
  await ended;
  return { code: child.exitCode, out, err };
}

const cityNamed = (slug: string) => test.container.database.prisma.city.findUnique({ where: { slug } });

describe('standard input', () => {
  it('is imported as CSV, also if its first piece is a single byte', async () => {
    const file = `${HEADER}\r\n${row('stdin-one')}\r\n`;
    const { code, out } = await ops(
      ['cities', 'import', '-', '--json'],
      [file.slice(0, 1), file.slice(1, 30), file.slice(30)],
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ rows: 1, created: 1, refused: 0 });
    expect(await cityNamed('stdin-one')).toMatchObject({ nameHi: 'मोरगांव', population: 6000 });
  });

  it('is imported as UTF-16 whose first bytes come alone', async () => {
    const bytes = Buffer.from(`${HEADER}\n${row('stdin-wide')}\n`, 'utf16le');
    expect(await ops(['cities', 'import', '-'], [bytes.subarray(0, 3), bytes.subarray(3)])).toMatchObject({
      code: 0,
    });
    expect(await cityNamed('stdin-wide')).toMatchObject({ nameMr: 'मोरगाव' });
  });

  it.each([
    ['a list', (object: string) => `\n [${object}]`],
    ['an object a line', (object: string) => `${object}\n`],
  ])('is imported as JSON: %s', async (name, wrap) => {
    const slug = `stdin-${name.replaceAll(' ', '-')}`;
    const nameEn = slug;
    const state = 'Maharashtra';
    const city = { slug, nameEn, nameHi: 'क', nameMr: 'क', state, latitude: 18.2, longitude: 74.3 };
    expect(await ops(['cities', 'import', '-'], [wrap(JSON.stringify(city))])).toMatchObject({ code: 0 });
    expect(await cityNamed(slug)).toMatchObject({ nameEn });
  });

  it('that is empty is refused, and writes nothing', async () => {
    const { code, err } = await ops(['cities', 'import', '-']);
    expect(code).toBe(1);
    expect(err).not.toContain('    at ');
  });
});

describe('standard output', () => {
  it('receives an export that the import reads back without a change', async () => {
    const exported = await ops(['profiles', 'export', '-']);
    expect(exported).toMatchObject({ code: 0, err: '' });
    expect(exported.out).toMatch(/^\uFEFF?key,.*\r\n/);
    expect(exported.out).toMatch(/[^\n]\r\n$/);
    const { code, out } = await ops(['profiles', 'import', '-', '--check', '--json'], [exported.out]);
    expect([code, JSON.parse(out)]).toMatchObject([0, { refused: 0, rows: expect.any(Number) }]);
  });

  it('receives JSON with --format json, and an unknown format is refused', async () => {
    const { out } = await ops(['universities', 'export', '-', '--format', 'json']);
    expect(JSON.parse(out)).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
    );
    expect(await ops(['universities', 'export', '-', '--format', 'xls'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('--format is one of csv, json'),
    });
  });
});
