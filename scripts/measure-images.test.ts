import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../docker/measure-images.mjs', import.meta.url));
let folder: string;

/** A fake container engine. Image `n` has n bytes, and image `broken` cannot be exported. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nukkad-engine-'));
  const engine = `#!/bin/sh
case "$1 $2" in
  "create "*) echo "$2" ;;
  "export broken") exit 1 ;;
  "export "*) head -c "$2" /dev/zero ;;
esac
`;
  writeFileSync(join(folder, 'docker'), engine);
  chmodSync(join(folder, 'docker'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

function measure(...args: string[]) {
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT, ...args], {
    encoding: 'utf8',
    env: { PATH },
  });
  return { status, stdout };
}

it('passes images of as many MB as are allowed, and says how many they have', () => {
  expect(measure('2', '1999999', '2000000')).toEqual({
    status: 0,
    stdout: '1999999: 2.0 MB\n2000000: 2.0 MB\n',
  });
});

it('refuses one that has more, and measures the others all the same', () => {
  const { status, stdout } = measure('2', '2000001', '1000');
  expect(status).toBe(1);
  expect(stdout).toBe('2000001: 2.0 MB, more than 2\n1000: 0.0 MB\n');
});

it.each([[['2']], [['many', '1000']], [['2', 'broken']]])('fails where nothing is measured: %s', (args) => {
  expect(measure(...args).status).not.toBe(0);
});
