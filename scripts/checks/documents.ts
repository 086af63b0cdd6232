import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { BINARY, type Check, lineOf, type SourceFile } from './check.ts';

/**
 * Documents that are checked. Everything that they name between backticks must exist: paths, npm scripts, files that Node
 * runs, packages of this workspace, and identifiers. Examples are skipped. They are recognised by a placeholder (`<name>`,
 * `*`, `…`, `{a,b}`) or a file name of one letter (`x.test.ts`). Names after `gone: ` on the same line are skipped too.
 */
const DOCUMENT = /^[A-Z_]+\.md$|^docs\/.*\.md$|^(apps|packages|prisma|scripts)\/.*\.md$/;
const PLACEHOLDER = /[<>*…{}[\]|]/;
const EXAMPLE_FILE = /(^|\/)[a-z]\.[\w.()]+$/;
const FILE = /\.(tsx?|mjs|json|md|tsv|ya?ml|css|prisma|sql)$/;
const PATH = /^\.?[\w.-]+(\/[\w.-]+)*\/?$/;
/** Matches a member such as `Prisma.sql`, which looks like the name of a file. */
const MEMBER = /^[A-Z][a-z]\w*\.\w+$/;
/** An identifier (`fooBar`, `FooBar`, `FOO_BAR`, `foo_bar`), optionally with members (`foo.barBaz`) or a call (`fooBar()`). */
const IDENTIFIER = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*(\(\))?$/;
const MIXED = /[a-z\d][A-Z]|[A-Za-z]_[A-Za-z]/;

interface Project {
  readonly paths: ReadonlySet<string>;
  /** All suffixes of the paths of files and folders: for `a/b/c.ts` also `b/c.ts` and `c.ts`. */
  readonly pathEnds: ReadonlySet<string>;
  readonly folderNames: ReadonlySet<string>;
  readonly ignored: readonly string[];
  /** The npm scripts of each package, by the package's name. The key of the root package is ''. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string>>;
  readonly folders: ReadonlyMap<string, string>;
  readonly words: ReadonlySet<string>;
}

function* endsOf(path: string): Generator<string> {
  const parts = path.split('/');
  for (let from = 0; from < parts.length; from += 1) yield parts.slice(from).join('/');
}

function readScripts(files: readonly SourceFile[]): Pick<Project, 'scripts' | 'folders'> {
  const manifests = files.filter(({ path }) => /(^|\/)package\.json$/.test(path));
  const scripts = new Map<string, ReadonlySet<string>>();
  const folders = new Map<string, string>();
  for (const { path, text } of manifests) {
    const manifest = JSON.parse(text) as { name: string; scripts?: Record<string, string> };
    scripts.set(path === 'package.json' ? '' : manifest.name, new Set(Object.keys(manifest.scripts ?? {})));
    folders.set(manifest.name, dirname(path));
  }
  return { scripts, folders };
}

function readWords(files: readonly SourceFile[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { path, text } of files) {
    if (path.endsWith('.md')) continue;
    for (const word of text.match(/[A-Za-z_$][\w$]*/g) ?? []) words.add(word);
  }
  return words;
}

function readProjectOf(files: readonly SourceFile[]): Project {
  const paths = new Set<string>();
  for (const { path } of files) for (let at = path; at !== '.'; at = dirname(at)) paths.add(at);
  const folders = [...paths].filter((path) => !files.some((file) => file.path === path));
  const ignored = files.find(({ path }) => path === '.gitignore')?.text.split('\n') ?? [];
  return {
    paths,
    pathEnds: new Set([...paths].flatMap((path) => [...endsOf(path)])),
    folderNames: new Set(folders.map((path) => path.split('/').at(-1) ?? '')),
    ignored: ignored.map((line) => line.trim().replace(/\/$/, '')).filter(Boolean),
    words: readWords(files),
    ...readScripts(files),
  };
}

function isMissingPath(name: string, project: Project): boolean {
  const path = name.replace(/\/$/, '');
  if (!PATH.test(name) || name.startsWith('.')) return false;
  if (EXAMPLE_FILE.test(path) || MEMBER.test(path) || BINARY.test(path)) return false;
  const [first = ''] = path.split('/');
  const isPath = path.includes('/') || name.endsWith('/') ? project.folderNames.has(first) : FILE.test(path);
  const isGenerated = project.ignored.some(
    (folder) => `/${folder}`.endsWith(`/${path}`) || path.startsWith(`${folder}/`),
  );
  return isPath && !isGenerated && !project.pathEnds.has(path);
}

const PNPM_OWN = /^(install|exec|add|dlx|why|-)/;

function missingCommand(text: string, { scripts, paths }: Project): string | undefined {
  const [, filter = '', script] =
    /\bp?npm (?:--filter (\S+) )?run ([\w:-]+)/.exec(text) ?? /\bpnpm ()([\w:-]+)/.exec(text) ?? [];
  if (script !== undefined && !PNPM_OWN.test(script) && !scripts.get(filter)?.has(script)) return script;
  const [, file] = /\bnode (?:--\S+ )*((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs))/.exec(text) ?? [];
  return file !== undefined && !paths.has(file) ? file : undefined;
}

function isMissingPackage(name: string, { folders, pathEnds }: Project): boolean {
  const [, own = '', inside] = /^(@nukkad\/[\w-]+)(?:\/([\w./-]+))?$/.exec(name) ?? [];
  const folder = folders.get(own);
  if (folder === undefined) return true;
  return inside !== undefined && !pathEnds.has(`${folder}/src/${inside}`);
}

function isMissingIdentifier(name: string, { words }: Project): boolean {
  if (!IDENTIFIER.test(name)) return false;
  return name
    .replace('()', '')
    .split('.')
    .some((word) => MIXED.test(word) && !words.has(word) && !words.has(word.toUpperCase()));
}

/** Returns the name in a text between backticks that does not exist; undefined if it exists or the text names nothing. */
function gone(text: string, project: Project): string | undefined {
  if (/^@nukkad\//.test(text)) return isMissingPackage(text, project) ? text : undefined;
  if (/\b(p?npm|node) /.test(text)) return missingCommand(text, project);
  if (PLACEHOLDER.test(text)) return undefined;
  return isMissingPath(text, project) || isMissingIdentifier(text, project) ? text : undefined;
}

/** Whether `gone: ` precedes the name on its line, which marks it as removed on purpose. */
function isMarkedAsGone(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf('\n', at) + 1, at).includes('gone: ');
}

function namesIn(text: string): { name: string; at: number }[] {
  const spans = [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map((found) => ({
    name: found[1] ?? '',
    at: found.index,
  }));
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap((block) =>
    [...(block[1] ?? '').matchAll(/^.*\b(?:p?npm|node) .*$/gm)].map((line) => ({
      name: line[0],
      at: block.index,
    })),
  );
  return [...spans.filter(({ at }) => !isMarkedAsGone(text, at)), ...blocks];
}

/** Whether a link leads to an existing binary file. `Project.paths` contains only text files. */
const isPicture = (root: string, target: string): boolean =>
  BINARY.test(target) && existsSync(join(root, target));

function missingLinks({ path, text }: SourceFile, { paths }: Project, root: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].flatMap((link) => {
    const target = normalize(join(dirname(path), link[1] ?? '')).replace(/\/$/, '');
    return paths.has(target) || isPicture(root, target)
      ? []
      : [`${path}:${lineOf(text, link.index)} the link to ${link[1]} leads nowhere`];
  });
}

/** Returns the apps and packages that the list of folders in the README lacks. */
function unlistedFolders(files: readonly SourceFile[]): string[] {
  const readme = files.find(({ path }) => path === 'README.md')?.text ?? '';
  return files.flatMap(({ path }) => {
    const [, name] = /^(?:apps|packages)\/([\w-]+)\/package\.json$/.exec(path) ?? [];
    return name === undefined || readme.includes(`\n  ${name}/ `)
      ? []
      : [`README.md does not list ${dirname(path)}`];
  });
}

function run(files: SourceFile[], root: string): string[] {
  const project = readProjectOf(files);
  const faults = files
    .filter(({ path }) => DOCUMENT.test(path))
    .flatMap((file) => [
      ...missingLinks(file, project, root),
      ...namesIn(file.text).flatMap(({ name, at }) => {
        const missing = gone(name, project);
        return missing === undefined ? [] : [`${file.path}:${lineOf(file.text, at)} ${missing} is gone`];
      }),
    ]);
  return [...faults, ...unlistedFolders(files)];
}

/**
 * Documents link to existing files, and name only paths, commands, packages and identifiers that exist. The README lists all
 * apps and packages.
 */
export const documents: Check = { name: 'documents', run };
