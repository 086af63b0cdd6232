import { pathToFileURL } from 'node:url';
import type { Check, SourceFile } from './check.ts';
import { importsOf } from './imports.ts';

const FOLDER = /^packages\/i18n\/src\/([\w-]+)\/en\.ts$/;
const PHRASES = /^packages\/i18n\/src\/[\w-]+\/(?:en|hi|mr)\.ts$/;
const TEST = /\.(?:test|e2e)\.tsx?$|\/(?:e2e|testing|test)\//;
/** Namespaces whose keys are built from rows of the database. A key counts as used if a source names its last part. */
const KEYED_BY_DATA = new Set(['notices', 'member-notices']);
const LANGUAGES = ['en', 'hi', 'mr'] as const;
type Language = (typeof LANGUAGES)[number];

/** Returns the dotted keys of a phrase file. Plural forms share a key. @internal */
export function keysOf(phrases: object, prefix = ''): string[] {
  const keys = Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${key}.`)
      : [`${prefix}${key.replace(/_(zero|one|two|few|many|other)$/, '')}`],
  );
  return [...new Set(keys)];
}

/** Returns a line for each key that some languages have and others lack. @internal */
export function missingPhrases(namespace: string, phrases: Record<Language, object>): string[] {
  const keys = new Map(LANGUAGES.map((language) => [language, new Set(keysOf(phrases[language]))]));
  const all = new Set([...keys.values()].flatMap((ofLanguage) => [...ofLanguage]));
  return [...all].flatMap((key) => {
    const lacking = LANGUAGES.filter((language) => !keys.get(language)?.has(key));
    if (lacking.length === 0) return [];
    const files = lacking.length === 1 ? lacking[0] : `{${lacking.join(',')}}`;
    return [`${namespace}.${key} is missing in packages/i18n/src/${namespace}/${files}.ts`];
  });
}

/** Returns the path of a file that is imported by its package's name, such as `@nukkad/core/shared/success.ts`. */
function packageFile(specifier: string): string | undefined {
  const [, name, path] = /^@nukkad\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return name === undefined ? undefined : `packages/${name}/src/${path}`;
}

/**
 * Returns the files that may use keys of a namespace: those that name it, and those that they import.
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
  // A key may be chosen in an imported file.
  const chosenIn = new Set(naming.flatMap(targets));
  return [...new Set([...naming, ...users, ...files.filter(({ path }) => chosenIn.has(path))])];
}

const isQuoted = (text: string, sources: string): boolean =>
  ["'", '"', '`'].some((quote) => sources.includes(`${quote}${text}${quote}`));

/** Returns whether a source builds the key, for example `pay.${kind}` with a value `HOURLY` for `pay.HOURLY`. */
function isBuilt(key: string, own: string, everywhere: string): boolean {
  const parts = key.split('.');
  const last = parts.at(-1) ?? '';
  const isPrefixed = parts.some(
    (_, index) => index > 0 && own.includes(`\`${parts.slice(0, index).join('.')}.\${`),
  );
  return isPrefixed && new RegExp(`['"\`]${last}['"\`]|\\b${last}\\??:`).test(everywhere);
}

/**
 * Returns the keys that no source uses, neither whole (`'pay.label'`) nor built (`` `pay.${kind}` ``).
 * @internal
 */
export function unusedPhrases(name: string, english: object, own: string, everywhere: string): string[] {
  return keysOf(english)
    .filter((key) => {
      if (isQuoted(key, own) || isBuilt(key, own, everywhere)) return false;
      const last = key.split('.').at(-1) ?? '';
      return !KEYED_BY_DATA.has(name) || !isQuoted(last, everywhere.toLowerCase());
    })
    .map((key) => `${name}.${key} in packages/i18n/src/${name}/en.ts is not used`);
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

/** Every phrase exists in the three languages and is used. */
export const phrases: Check = { name: 'phrases', run };
