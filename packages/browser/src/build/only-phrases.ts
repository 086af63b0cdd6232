import type { Plugin } from 'vite';

const IMPORTER = /[\\/]i18n[\\/]src[\\/]import-phrases\.ts$/;
/** The import of `packages/i18n/src/import-phrases.ts`, which matches every namespace. */
const IMPORT_ALL = /import\((`\.\/\$\{namespace\}\/\$\{language\}\.ts`)\)/;

/**
 * Replaces the import of any phrases by an import of the namespaces that match one of the patterns, such as `hire-*` or
 * `!sms`. @internal
 */
export function withOnlyPhrases(code: string, patterns: readonly string[]): string {
  if (!IMPORT_ALL.test(code)) throw new Error('only-phrases: import-phrases.ts has no import that matches.');
  const globs = patterns.map((pattern) => {
    const isExcluded = pattern.startsWith('!');
    return `${isExcluded ? '!' : ''}./${isExcluded ? pattern.slice(1) : pattern}/{en,hi,mr}.ts`;
  });
  const known = `import.meta.glob(${JSON.stringify(globs)})`;
  return code.replace(IMPORT_ALL, (_all, path: string) => `${known}[${path}]()`);
}

/** Bundles only the namespaces of phrases that a site uses, so that no site lists the phrases of the other. */
export function onlyPhrases(patterns: readonly string[]): Plugin {
  return {
    name: 'only-phrases',
    enforce: 'pre',
    transform: {
      filter: { id: IMPORTER },
      handler: (code) => ({ code: withOnlyPhrases(code, patterns), map: null }),
    },
  };
}
