import { dirname, join, normalize } from 'node:path/posix';
import { lineOf, type SourceFile } from './check.ts';

export interface Import {
  specifier: string;
  /** The imported file, as a path from the root; undefined if a package is imported. */
  target: string | undefined;
  line: number;
}

const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Cache of the imports of each file, because several checks read them. */
const importsByFile = new WeakMap<SourceFile, readonly Import[]>();

function readImports({ path, text }: SourceFile): Import[] {
  return [...text.matchAll(STATEMENT)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    const target = specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : undefined;
    return { specifier, target, line: lineOf(text, match.index + match[0].indexOf(specifier)) };
  });
}

/** Returns every module that a file imports or re-exports, including dynamic imports. */
export function importsOf(file: SourceFile): readonly Import[] {
  const known = importsByFile.get(file);
  if (known !== undefined) return known;
  const imports = readImports(file);
  importsByFile.set(file, imports);
  return imports;
}
