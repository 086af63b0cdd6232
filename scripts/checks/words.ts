import type { Check, SourceFile } from './check.ts';

const TABLE = 'docs/glossary.md';
const CODE = /\.(tsx?|mjs)$/;
/** The wire's names, generated files, and this rule, which has to spell the words. */
const OTHER = /\.(wire|routes|mapper)(\.test)?\.ts$|generated|^scripts\/checks\/words(\.test)?\.ts$/;
const COMMENT_OR_TEXT =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** What is still called so: the folder or file, the words, and why. */
const ALLOWED: readonly (readonly [where: RegExp, words: readonly string[]])[] = [
  // The answer's fields are called so on the wire and in the contract.
  [/^(apps\/(api|web)|packages\/(contract|i18n|job-search))\//, ['loosen']],
  // Tests of the wire ask for its names.
  [/\.(contract|int)\.test\.ts$|\/bench\//, ['jobseeker']],
  // A pay slip.
  [/^packages\/content\//, ['slip']],
];

/** The words of the table that begins with "Not". @internal */
export function readRefusedWords(glossary: string): string[] {
  const table = glossary.split(/^\| Not +\|/m)[1] ?? '';
  return [...table.matchAll(/^\| (\w+) +\|/gm)].map((row) => row[1] ?? '');
}

/** `fooBar`, `FOO_BAR` and `foo-bar` as `-foo-bar-`; another system's `foo_bar` is no name of ours. */
function spelled(name: string): string {
  if (/[a-z]_[a-z]/.test(name)) return '';
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return `-${parts.join('-').toLowerCase()}-`;
}

function isAllowed(path: string, word: string): boolean {
  return ALLOWED.some(([where, words]) => where.test(path) && words.includes(word));
}

function namesOf({ path, text }: SourceFile): Set<string> {
  // Of a template only what it computes is code.
  const code = text.replace(COMMENT_OR_TEXT, (skipped) =>
    skipped.startsWith('`')
      ? [...skipped.matchAll(/\$\{([^}]*)\}/g)].map(([, inner]) => inner).join(' ')
      : ' ',
  );
  return new Set([path.split('/').at(-1) ?? '', ...(code.match(/[A-Za-z_$][\w$]*/g) ?? [])]);
}

function run(files: SourceFile[]): string[] {
  const words = readRefusedWords(files.find(({ path }) => path === TABLE)?.text ?? '');
  if (words.length === 0) return [`${TABLE} refuses no words`];
  const refused = words.map((word) => ({ word, as: spelled(word) }));
  const any = new RegExp(words.join('|'), 'i');
  return files
    .filter(({ path }) => CODE.test(path) && !OTHER.test(path))
    .flatMap((file) =>
      [...namesOf(file)]
        .filter((name) => any.test(name.replaceAll(/[-_]/g, '')))
        .flatMap((name) =>
          refused
            .filter(({ word, as }) => spelled(name).includes(as) && !isAllowed(file.path, word))
            .map(({ word }) => `${file.path}: ${name} says "${word}", see ${TABLE}`),
        ),
    );
}

/** Names use the words of the glossary. */
export const words: Check = { name: 'words', run };
