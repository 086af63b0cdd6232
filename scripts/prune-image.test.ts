import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { foldersOfImage, pruneModules, TOOLS, toolsInstalled } from './prune-image.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOCKERFILE = readFileSync(`${ROOT}/docker/Dockerfile`, 'utf8');
const TOOL_FOLDERS = ['packages/embedded-db', 'packages/testing'];

/** Returns the packages that a stage of the Dockerfile installs, and those that it keeps. */
function stage(name: string): { installed: string[]; remaining: string[] } {
  const text = DOCKERFILE.split(/^FROM /m).find((part) => part.startsWith(`source AS ${name}\n`)) ?? '';
  const installed = [...text.matchAll(/--filter-prod "([^"]+)\.\.\."/g)].map(([, found]) => String(found));
  const remaining = /prune-image\.mjs (.+)$/m.exec(text)?.[1]?.split(' ') ?? [];
  return { installed, remaining };
}

describe('an image', () => {
  it.each(['api-files', 'seed-files', 'chat-files', 'web-files'])(
    'of %s keeps the packages that it installs, and no tools',
    (name) => {
      const { installed, remaining } = stage(name);
      expect(remaining.length).toBeGreaterThan(0);
      expect(remaining).toEqual(installed);
      for (const tool of TOOL_FOLDERS) expect(foldersOfImage(ROOT, remaining)).not.toContain(tool);
    },
  );

  it('of the API can run migrations and ops, and has no demo data', () => {
    const folders = foldersOfImage(ROOT, stage('api-files').remaining);
    const parts = ['apps/api', 'apps/ops', 'packages/migrations', 'packages/reference-data'];
    expect(folders).toEqual(expect.arrayContaining(parts));
    expect(folders).not.toContain('packages/demo-data');
  });

  it('of the seed has the scripts that docker/prepare.mjs runs', () => {
    const folders = foldersOfImage(ROOT, stage('seed-files').remaining);
    const scripts = readFileSync(`${ROOT}/docker/prepare.mjs`, 'utf8').matchAll(
      /'((?:apps|packages)\/\w[\w-]*)(\/[^']+)'/g,
    );
    const run = [...scripts].map(([, folder = '', file = '']) => ({ folder, file }));
    expect(run).toHaveLength(3);
    for (const { folder, file } of run) {
      expect(folders).toContain(folder);
      expect(existsSync(`${ROOT}/${folder}${file}`)).toBe(true);
    }
  });

  it('of the chat has neither migrations nor reference data', () => {
    const folders = foldersOfImage(ROOT, stage('chat-files').remaining);
    expect(folders).toContain('packages/db');
    for (const other of ['apps/api', 'packages/migrations', 'packages/demo-data']) {
      expect(folders).not.toContain(other);
    }
  });

  it('refuses unknown packages', () => {
    expect(() => foldersOfImage(ROOT, ['@nukkad/none'])).toThrow('There is no package @nukkad/none');
  });
});

interface Lockfile {
  readonly importers: Record<string, Importer>;
  readonly packages: Record<string, { readonly peerDependenciesMeta?: Record<string, unknown> }>;
  readonly snapshots: Record<string, Links>;
}
interface Importer {
  readonly dependencies?: Record<string, { readonly version: string }>;
  readonly devDependencies?: Record<string, unknown>;
}
interface Links {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

/**
 * Returns the optional peers that the lockfile links to direct dependencies. pnpm leaves them out of a production install only
 * if the importing package has them as development dependencies.
 */
function installedPeers(lockfile: Lockfile, folder: string): string[] {
  const { dependencies = {}, devDependencies = {} } = lockfile.importers[folder] ?? {};
  return Object.entries(dependencies).flatMap(([name, { version }]) => {
    const peers = lockfile.packages[`${name}@${version.replace(/\(.*/, '')}`]?.peerDependenciesMeta ?? {};
    const linked = lockfile.snapshots[`${name}@${version}`]?.optionalDependencies ?? {};
    return Object.keys(linked).filter((peer) => peer in peers && !(peer in devDependencies));
  });
}

/** Returns the names of the third-party packages that a production install of workspace packages brings. */
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
      // See installedPeers.
      if (name in optionalPeers) continue;
      if (`${name}@${version}` in lockfile.snapshots) reached.add(`${name}@${version}`);
    }
  }
  const names = [...reached].map((key) => key.slice(0, key.indexOf('@', 1)));
  return new Set([...names, ...folders.flatMap((folder) => installedPeers(lockfile, folder))]);
}

describe('third-party packages in an image', () => {
  it.each([
    ['api-files', ['fastify', 'pg', '@prisma/client']],
    ['chat-files', ['socket.io', 'pg', '@prisma/client']],
    ['web-files', ['fastify', 'react-dom', 'undici']],
    ['seed-files', ['pg', 'sharp', '@prisma/schema-engine-wasm']],
  ])('of %s are those that run, and no tools', (name, needed) => {
    const packages = packagesOf(foldersOfImage(ROOT, stage(name).remaining));
    expect([...packages]).toEqual(expect.arrayContaining(needed));
    expect(TOOLS.filter((tool) => packages.has(tool))).toEqual([]);
  });

  it('would include tools if an image had the packages for tests', () => {
    const packages = packagesOf(['packages/testing', 'packages/embedded-db']);
    expect([...packages]).toEqual(
      expect.arrayContaining([
        '@sparticuz/chromium',
        'playwright',
        'playwright-core',
        '@electric-sql/pglite',
      ]),
    );
  });
});

describe('files removed from third-party packages', () => {
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

  it('are maps, types and query compilers of other databases, never code', () => {
    const runtime = 'p@7/node_modules/@prisma/client/runtime/query_compiler_fast_bg';
    const fonts = 'f@1/node_modules/@fontsource/noto-sans/files/noto-sans';
    const twilio = 't@1/node_modules/twilio/lib/rest';
    const unread = [
      'a@1/node_modules/a/index.d.ts',
      'a@1/node_modules/a/index.js.map',
      'a@1/node_modules/a/test/data.js',
      'a@1/node_modules/@own/a/docs/index.md',
      'z@1/node_modules/zod/src/index.ts',
      `${fonts}-latin-900-normal.woff2`,
      `${fonts}-latin-400-italic.woff`,
      `${fonts}-greek-400-normal.woff`,
      `${twilio}/chat/v1.js`,
      `${runtime}.mysql.mjs`,
    ];
    const read = [
      'a@1/node_modules/a/index.js',
      'a@1/node_modules/a/data.map',
      'a@1/node_modules/a/source.ts',
      'a@1/node_modules/a/lib/test/of-code.js',
      'a@1/node_modules/a/src/index.js',
      `${fonts}-latin-400-normal.woff`,
      `${fonts}-latin-700-normal.woff2`,
      `${fonts}-devanagari-600-normal.woff`,
      `${twilio}/api/v2010/account/message.js`,
      `${twilio}/Twilio.js`,
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
