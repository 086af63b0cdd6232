import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Service } from './service.ts';

const ENTRY = fileURLToPath(new URL('watch-server.ts', import.meta.url));
const SERVER = `
import { word } from './word.ts';
process.on('SIGTERM', () => { console.log('left ' + word); process.exit(); });
console.log('says ' + word);
setInterval(() => {}, 1000);`;

let folder: string;
const file = (name: string): string => join(folder, name);
const save = (text: string): void => writeFileSync(file('word.ts'), text);
const word = (value: string): string => `export const word: string = '${value}';`;

/** Saves a file as editors, git and `sed -i` do, by renaming a new file over the old one. */
function saveByRename(text: string): void {
  writeFileSync(file('word.ts.new'), text);
  renameSync(file('word.ts.new'), file('word.ts'));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(file('server.ts'), SERVER);
  save(word('one'));
});

function start() {
  const service = new Service({
    name: 'child',
    entry: ENTRY,
    args: [file('server.ts')],
    cwd: folder,
    env: process.env,
    logFile: file('child.log'),
  });
  onTestFinished(() => service.kill());
  const says = (text: string) =>
    expect.poll(() => readFileSync(service.log.file, 'utf8'), { timeout: 20_000 }).toContain(text);
  return { service, says };
}

describe('a server that is developed', () => {
  it('starts again at each save by rename', async () => {
    const { service, says } = start();
    await says('says one');
    saveByRename(word('two'));
    await says('says two');
    saveByRename(word('three'));
    await says('says three');
    save(word('four'));
    await says('says four');
    await service.stop(20_000);
    expect(await service.ended).toBe('exit code 0');
    await says('left four');
  });

  it('waits for a save after a mistake, and for a file that is gone to come back', async () => {
    const { says } = start();
    await says('says one');
    saveByRename('export const word = ;');
    await says('It starts again when a file is saved');
    saveByRename(word('mended'));
    await says('says mended');
    rmSync(file('word.ts'));
    await says('left mended');
    await says('Cannot find module');
    save(word('back'));
    await says('says back');
  });

  it('is left alone by what it does not import', async () => {
    const { service, says } = start();
    await says('says one');
    writeFileSync(file('other.ts'), 'export const other = 1;');
    saveByRename(word('two'));
    await says('says two');
    expect(readFileSync(service.log.file, 'utf8').split('was saved').length - 1).toBe(1);
  });
});
