import { pathToFileURL } from 'node:url';
import type { Check, SourceFile } from './check.ts';

const FOLDER = /^packages\/i18n\/src\/([\w-]+)\/en\.ts$/;
const PHRASES = /^packages\/i18n\/src\/[\w-]+\/(?:en|hi|mr)\.ts$/;
const LANGUAGES = ['en', 'hi', 'mr'] as const;
type Language = (typeof LANGUAGES)[number];

/** The dotted keys of a phrase file; plural forms count as one key. */
export function keysOf(phrases: object, prefix = ''): string[] {
  const keys = Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${key}.`)
      : [`${prefix}${key.replace(/_(zero|one|two|few|many|other)$/, '')}`],
  );
  return [...new Set(keys)];
}

/** Keys that one language has and another has not. */
export function missingPhrases(name: string, phrases: Record<Language, object>): string[] {
  const known = new Set(LANGUAGES.flatMap((language) => keysOf(phrases[language])));
  return LANGUAGES.flatMap((language) => {
    const own = new Set(keysOf(phrases[language]));
    return [...known].filter((key) => !own.has(key)).map((key) => `${name}/${language}: ${key} is missing`);
  });
}

/** Keys that no source asks for, neither whole (`'pay.label'`) nor built (`` `pay.${kind}` ``). */
export function unusedPhrases(name: string, english: object, sources: string): string[] {
  return keysOf(english)
    .filter((key) => {
      if ([`'${key}'`, `"${key}"`, `\`${key}\``].some((literal) => sources.includes(literal))) return false;
      const parts = key.split('.');
      return !parts.some(
        (_, index) => index > 0 && sources.includes(`\`${parts.slice(0, index).join('.')}.\${`),
      );
    })
    .map((key) => `${name}: nobody asks for ${key}`);
}

async function run(files: SourceFile[], root: string): Promise<string[]> {
  const names = files.flatMap(({ path }) => FOLDER.exec(path)?.[1] ?? []);
  const sources = files
    .filter(({ path }) => /\.tsx?$/.test(path) && !PHRASES.test(path))
    .map(({ text }) => text)
    .join('\n');
  const problems: string[] = [];
  for (const name of names) {
    const load = async (language: Language): Promise<object> => {
      const file = pathToFileURL(`${root}/packages/i18n/src/${name}/${language}.ts`);
      return (await import(file.href)).phrases;
    };
    const english = await load('en');
    const phrases = { en: english, hi: await load('hi'), mr: await load('mr') };
    problems.push(...missingPhrases(name, phrases), ...unusedPhrases(name, english, sources));
  }
  return problems;
}

/** Every phrase exists in the three languages, and somebody asks for it. */
export const phrases: Check = { name: 'phrases', run };
