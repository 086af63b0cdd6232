import { pathToFileURL } from 'node:url';
import type { Check, SourceFile } from './check.ts';
import { importsOf } from './imports.ts';

const FOLDER = /^packages\/i18n\/src\/([\w-]+)\/en\.ts$/;
const PHRASES = /^packages\/i18n\/src\/[\w-]+\/(?:en|hi|mr)\.ts$/;
const TEST = /\.(?:test|e2e)\.tsx?$|\/(?:e2e|testing|test)\//;
/** Namespaces whose keys are made from rows of the database: a key counts as asked for where its last part is named. */
const KEYED_BY_DATA = new Set(['notices']);
const LANGUAGES = ['en', 'hi', 'mr'] as const;
type Language = (typeof LANGUAGES)[number];

/** The dotted keys of a phrase file; plural forms count as one key. @internal */
export function keysOf(phrases: object, prefix = ''): string[] {
  const keys = Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${key}.`)
      : [`${prefix}${key.replace(/_(zero|one|two|few|many|other)$/, '')}`],
  );
  return [...new Set(keys)];
}

/** Keys that one language has and another has not. @internal */
export function missingPhrases(name: string, phrases: Record<Language, object>): string[] {
  const known = new Set(LANGUAGES.flatMap((language) => keysOf(phrases[language])));
  return LANGUAGES.flatMap((language) => {
    const own = new Set(keysOf(phrases[language]));
    return [...known].filter((key) => !own.has(key)).map((key) => `${name}/${language}: ${key} is missing`);
  });
}

/** The path of a file that is imported by its package's name, such as `@nukkad/core/shared/success.ts`. */
function packageFile(specifier: string): string | undefined {
  const [, name, path] = /^@nukkad\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return name === undefined ? undefined : `packages/${name}/src/${path}`;
}

/**
 * Files of which one may hold the phrases of a namespace, so that a key in them may be its own.
 * @internal
 */
export function askersOf(name: string, files: readonly SourceFile[]): SourceFile[] {
  const quoted = new RegExp(`['"\`]${name}['"\`]`);
  const naming = files.filter(({ text }) => quoted.test(text));
  const targets = (file: SourceFile) =>
    importsOf(file).flatMap(({ target, specifier }) => target ?? packageFile(specifier) ?? []);
  const shared = naming.filter(({ text }) => text.includes(`await translations('${name}')`));
  const sharedPaths = new Set(shared.map(({ path }) => path));
  const users = files.filter((file) => targets(file).some((target) => sharedPaths.has(target)));
  // A key may be chosen in a file of its own.
  const chosenIn = new Set(naming.flatMap(targets));
  return [...new Set([...naming, ...users, ...files.filter(({ path }) => chosenIn.has(path))])];
}

const isQuoted = (text: string, sources: string): boolean =>
  ["'", '"', '`'].some((quote) => sources.includes(`${quote}${text}${quote}`));

/** Whether a key is built from a part that is written and one that is a value of the sources. */
function isBuilt(key: string, own: string, everywhere: string): boolean {
  const parts = key.split('.');
  const last = parts.at(-1) ?? '';
  const isPrefixed = parts.some(
    (_, index) => index > 0 && own.includes(`\`${parts.slice(0, index).join('.')}.\${`),
  );
  return isPrefixed && new RegExp(`['"\`]${last}['"\`]|\\b${last}\\??:`).test(everywhere);
}

/**
 * Keys that no asker names, neither whole (`'pay.label'`) nor built (`` `pay.${kind}` `` of a kind that there is).
 * @internal
 */
export function unusedPhrases(name: string, english: object, own: string, everywhere: string): string[] {
  return keysOf(english)
    .filter((key) => {
      if (isQuoted(key, own) || isBuilt(key, own, everywhere)) return false;
      const last = key.split('.').at(-1) ?? '';
      return !KEYED_BY_DATA.has(name) || !isQuoted(last, everywhere.toLowerCase());
    })
    .map((key) => `${name}: nobody asks for ${key}`);
}

const textOf = (files: readonly SourceFile[]) => files.map(({ text }) => text).join('\n');

async function run(files: SourceFile[], root: string): Promise<string[]> {
  const names = files.flatMap(({ path }) => FOLDER.exec(path)?.[1] ?? []);
  const sources = files.filter(
    ({ path }) => /\.tsx?$/.test(path) && !PHRASES.test(path) && !TEST.test(path) && !/^scripts\//.test(path),
  );
  const everywhere = textOf(sources);
  const problems: string[] = [];
  for (const name of names) {
    const load = async (language: Language): Promise<object> => {
      const file = pathToFileURL(`${root}/packages/i18n/src/${name}/${language}.ts`);
      return (await import(file.href)).phrases;
    };
    const english = await load('en');
    const phrases = { en: english, hi: await load('hi'), mr: await load('mr') };
    const own = textOf(askersOf(name, sources));
    problems.push(...missingPhrases(name, phrases), ...unusedPhrases(name, english, own, everywhere));
  }
  return problems;
}

/** Every phrase exists in the three languages, and somebody who has its namespace asks for it. */
export const phrases: Check = { name: 'phrases', run };
