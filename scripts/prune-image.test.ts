import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { foldersOfImage, pruneModules, TOOLS, toolsInstalled } from './prune-image.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOCKERFILE = readFileSync(`${ROOT}/docker/Dockerfile`, 'utf8');
const TOOL_FOLDERS = ['packages/embedded-db', 'packages/testing', 'packages/judged-queries'];

/** What a stage of the Dockerfile installs, and what it keeps. */
function stage(name: string): { installed: string[]; remaining: string[] } {
  const text = DOCKERFILE.split(/^FROM /m).find((part) => part.startsWith(`source AS ${name}\n`)) ?? '';
  const installed = [...text.matchAll(/--filter-prod "([^"]+)\.\.\."/g)].map(([, found]) => String(found));
  const remaining = /prune-image\.mjs (.+)$/m.exec(text)?.[1]?.split(' ') ?? [];
  return { installed, remaining };
}

describe('an image', () => {
  it.each(['api-files', 'chat-files', 'web-files'])('of %s keeps what it installs, and no tools', (name) => {
    const { installed, remaining } = stage(name);
    expect(remaining.length).toBeGreaterThan(0);
    expect(remaining).toEqual(installed);
    for (const tool of TOOL_FOLDERS) expect(foldersOfImage(ROOT, remaining)).not.toContain(tool);
  });

  it('of the API can migrate and seed', () => {
    const folders = foldersOfImage(ROOT, stage('api-files').remaining);
    expect(folders).toEqual(
      expect.arrayContaining([
        'apps/api',
        'apps/ops',
        'packages/migrations',
        'packages/schema-engine',
        'packages/seed',
      ]),
    );
  });

  it('of the chat carries neither migrations nor what fills a database', () => {
    const folders = foldersOfImage(ROOT, stage('chat-files').remaining);
    expect(folders).toContain('packages/db');
    for (const other of ['apps/api', 'packages/migrations', 'packages/schema-engine', 'packages/seed']) {
      expect(folders).not.toContain(other);
    }
  });

  it('is of known packages alone', () => {
    expect(() => foldersOfImage(ROOT, ['@nukkad/none'])).toThrow('There is no package @nukkad/none');
  });
});

interface Lockfile {
  readonly importers: Record<
    string,
    { readonly dependencies?: Record<string, { readonly version: string }> }
  >;
  readonly packages: Record<string, { readonly peerDependenciesMeta?: Record<string, unknown> }>;
  readonly snapshots: Record<string, Links>;
}
interface Links {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

/** Names of all packages of others that an image's own packages reach without their devDependencies. */
function packagesOf(folders: string[]): Set<string> {
  const lockfile = parse(readFileSync(`${ROOT}/pnpm-lock.yaml`, 'utf8')) as Lockfile;
  const own = folders.flatMap((folder) =>
    Object.entries(lockfile.importers[folder]?.dependencies ?? {}).map(
      ([name, { version }]) => `${name}@${version}`,
    ),
  );
  const reached = new Set(own.filter((key) => key in lockfile.snapshots));
  for (const key of reached) {
    const { dependencies, optionalDependencies } = lockfile.snapshots[key] ?? {};
    const optionalPeers = lockfile.packages[key.replace(/\(.*/, '')]?.peerDependenciesMeta ?? {};
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      // Linked where it is there for another's sake, and not installed for this one's.
      if (name in optionalPeers) continue;
      if (`${name}@${version}` in lockfile.snapshots) reached.add(`${name}@${version}`);
    }
  }
  return new Set([...reached].map((key) => key.slice(0, key.indexOf('@', 1))));
}

describe('the packages of others in an image', () => {
  it.each([
    ['api-files', ['fastify', 'pg', '@prisma/client']],
    ['chat-files', ['socket.io', 'pg', '@prisma/client']],
    ['web-files', ['fastify', 'react-dom', 'undici']],
  ])('of %s are those that run, and no tool by whatever way', (name, needed) => {
    const packages = packagesOf(foldersOfImage(ROOT, stage(name).remaining));
    expect([...packages]).toEqual(expect.arrayContaining(needed));
    expect(TOOLS.filter((tool) => packages.has(tool))).toEqual([]);
  });

  it('would be found out to hold a tool: the packages of the tests do', () => {
    const packages = packagesOf(['packages/testing', 'packages/embedded-db']);
    expect([...packages]).toEqual(
      expect.arrayContaining(['@sparticuz/chromium', 'playwright-core', '@electric-sql/pglite']),
    );
  });
});

describe('what is removed from the packages of others', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  function withFiles(files: string[]): { root: string; has: (file: string) => boolean } {
    const root = mkdtempSync(join(tmpdir(), 'nukkad-image-'));
    folders.push(root);
    const at = (file: string) => join(root, 'node_modules/.pnpm', file);
    for (const file of files) {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), '');
    }
    return { root, has: (file) => existsSync(at(file)) };
  }

  it('are maps, types and the query compilers of other databases; never code', () => {
    const runtime = 'p@7/node_modules/@prisma/client/runtime/query_compiler_fast_bg';
    const unread = [
      'a@1/node_modules/a/index.d.ts',
      'a@1/node_modules/a/index.js.map',
      `${runtime}.mysql.mjs`,
    ];
    const read = [
      'a@1/node_modules/a/index.js',
      'a@1/node_modules/a/data.map',
      'a@1/node_modules/a/source.ts',
      `${runtime}.postgresql.mjs`,
      `${runtime}.postgresql.wasm-base64.mjs`,
    ];
    const { root, has } = withFiles([...unread, ...read]);
    pruneModules(root);
    expect(unread.filter(has)).toEqual([]);
    expect(read.filter(has)).toEqual(read);
  });

  it('includes no tool: one that is there ends the build', () => {
    const { root } = withFiles([
      'vite@8/node_modules/vite/index.js',
      '@sparticuz+chromium@1/node_modules/@sparticuz/chromium/index.js',
      'fastify@5/node_modules/fastify/index.js',
    ]);
    expect(toolsInstalled(root)).toEqual(['@sparticuz/chromium', 'vite']);
  });

  it('keeps what the generated client of Prisma imports', () => {
    const client = readFileSync(`${ROOT}/packages/db/src/generated/internal/class.ts`, 'utf8');
    const files = [...client.matchAll(/@prisma\/client\/(runtime\/query_compiler[\w.-]+)/g)].map(
      ([, file]) => `p@7/node_modules/@prisma/client/${file}`,
    );
    expect(files.length).toBeGreaterThan(1);
    const { root, has } = withFiles(files);
    pruneModules(root);
    expect(files.filter(has)).toEqual(files);
  });
});
