import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders whose entries are packages of the workspace. */
const PARENTS = ['apps', 'packages'];
/** Files of a workspace package that only development needs. */
const DEVELOPMENT = ['**/*.test.{ts,tsx}', 'bench', 'e2e', 'gallery', 'test'];
/** The folder in which pnpm stores third-party packages. */
const MODULES = 'node_modules/.pnpm';
/**
 * Files of third-party packages that no server reads: source maps, types, sources and tests of built packages, builds for
 * browsers, unused fonts, Twilio products other than messages, and Prisma's query compilers of other databases.
 */
export const UNREAD = [
  '**/*.{js,mjs,cjs,css}.map',
  '**/*.d.{ts,mts,cts}',
  '**/node_modules/{*,@*/*}/{.yarn,__tests__,benchmark,benchmarks,coverage,docs,example,examples,test,tests}/**',
  '**/node_modules/{mediabunny,zod}/src/**',
  '**/mediabunny/dist/bundles/**',
  '**/@hyzyla/pdfium/dist/{*base64*,index.esm.browser.js,index.esm.cdn.js}',
  '**/pdfkit/js/pdfkit.{browser,browser.old,standalone}.*',
  '**/fontkit/dist/browser*',
  '**/luxon/build/{amd,cjs-browser,global}/**',
  '**/csv-parse/{dist/iife,dist/umd}/**',
  '**/leaflet/dist/images/**',
  '**/@fontsource/*/files/*-{100,200,300,500,800,900}-*',
  '**/@fontsource/*/files/*-italic.*',
  '**/@fontsource/*/files/*-{cyrillic,cyrillic-ext,greek,greek-ext,latin-ext,vietnamese}-*',
  '**/twilio/lib/rest/!(api|iam|messaging|oauth|previewIam)/**',
  '**/@prisma/client/runtime/query_compiler_*.{cockroachdb,mysql,sqlite,sqlserver}.*',
  '**/@prisma/client/runtime/query_compiler_small_bg.*',
  '**/@prisma/client/runtime/*.wasm-base64.js',
  '**/@prisma/client/runtime/wasm-compiler-edge.*',
];
/** Development tools. If one is in an image, a package lists it under `dependencies` by mistake. */
export const TOOLS = [
  '@biomejs/biome',
  '@electric-sql/pglite',
  '@electric-sql/pglite-postgis',
  '@sparticuz/chromium',
  '@vitejs/plugin-react',
  'axe-core',
  'esbuild',
  'fast-check',
  'fauxqs',
  'happy-dom',
  'knip',
  'lefthook',
  'playwright',
  'playwright-core',
  'prisma',
  'rolldown',
  'supertest',
  'testcontainers',
  'turbo',
  'typescript',
  'vite',
  'vitest',
];

/** The packages of the workspace: name → folder and what it needs in production.
 * @param {string} root */
function readPackages(root) {
  const folders = PARENTS.flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  return new Map(
    folders
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => {
        const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
        return [manifest.name, { folder, needs: Object.keys(manifest.dependencies ?? {}) }];
      }),
  );
}

/**
 * Folders of the packages that run in an image: those named and what they reach through `dependencies`, sorted.
 * @param {string} root @param {string[]} names
 */
export function foldersOfImage(root, names) {
  const packages = readPackages(root);
  const unknown = names.find((name) => !packages.has(name));
  if (unknown !== undefined) throw new Error(`There is no package ${unknown}`);
  const reached = new Set(names);
  // The loop also visits the packages that it adds.
  for (const name of reached) {
    for (const needed of packages.get(name)?.needs ?? []) if (packages.has(needed)) reached.add(needed);
  }
  return [...reached].map((name) => packages.get(name)?.folder ?? '').sort();
}

/** Removes the workspace packages that an image does not run, and the tests of the others, from a copy of the repository.
 * @param {string} root @param {string[]} names */
function prune(root, names) {
  const required = foldersOfImage(root, names);
  for (const { folder } of readPackages(root).values()) {
    if (!required.includes(folder)) rmSync(join(root, folder), { recursive: true, force: true });
  }
  for (const folder of required) {
    const exclude = ['**/node_modules/**'];
    for (const file of globSync(DEVELOPMENT, { cwd: join(root, folder), exclude })) {
      rmSync(join(root, folder, file), { recursive: true, force: true });
    }
  }
}

/** Which of the tools are installed in a copy of the repository. @param {string} root */
export function toolsInstalled(root) {
  const found = globSync('*/node_modules/{*,@*/*}', { cwd: join(root, MODULES) });
  const names = new Set(found.map((path) => path.split('/').slice(2).join('/')));
  return TOOLS.filter((tool) => names.has(tool));
}

/** Removes the unread files of third-party packages. @param {string} root */
export function pruneModules(root) {
  for (const file of globSync(UNREAD, { cwd: join(root, MODULES) }))
    rmSync(join(root, MODULES, file), { recursive: true, force: true });
}

/** Imports the third-party dependencies of the packages in these folders, and returns those that can be imported. @param {string} root
 * @param {string[]} folders */
export function importable(root, folders) {
  const packages = [...readPackages(root).values()].filter(({ folder }) => folders.includes(folder));
  return packages.flatMap(({ folder, needs }) => {
    const required = JSON.stringify(needs.filter((name) => !name.startsWith('@nukkad/')));
    const script = `const imported = [];
      for (const name of ${required}) await import(name).then(() => imported.push(name), () => {});
      process.stdout.write(JSON.stringify(imported), () => process.exit());`;
    const cwd = join(root, folder);
    const options = { cwd, encoding: /** @type {const} */ ('utf8') };
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], options);
    return /** @type {string[]} */ (JSON.parse(output)).map((name) => `${folder}: ${name}`);
  });
}

/** @param {string} root @param {string[]} names */
function main(root, names) {
  prune(root, names);
  const folders = foldersOfImage(root, names);
  const before = importable(root, folders);
  pruneModules(root);
  const after = new Set(importable(root, folders));
  const broken = before.filter((name) => !after.has(name));
  if (broken.length > 0) throw new Error(`Too much is removed of ${broken.join(', ')}`);
  const tools = toolsInstalled(root);
  if (tools.length > 0) throw new Error(`No image may hold these tools: ${tools.join(', ')}`);
}

// The Dockerfile runs `node scripts/prune-image.mjs @nukkad/api …` on its copy of the repository.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.env.NODE_ENV !== 'production')
    throw new Error('This deletes sources: only while an image is made');
  main(dirname(dirname(fileURLToPath(import.meta.url))), process.argv.slice(2));
}
