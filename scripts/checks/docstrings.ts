import type { Check, SourceFile } from './check.ts';

/** Minimum share of exported names with a doc comment. It may be raised, but never lowered. */
const FLOOR = 0.85;
const CHECKED = /^packages\/(contract|domain)\/src\/.*\.ts$/;
/** Files whose exports need no description: mappers, routes, wire schemas, examples and tests. */
const OTHER = /\.(mapper|routes|wire|examples|test)\.ts$|\/(index|examples|route-example)\.ts$/;
const EXPORT = /^export (?:abstract )?(?:async )?(?:interface|type|function|class|const) (\w+)/;

/** Returns the exported names of a file without a doc comment, and the number of all exported names. @internal */
export function undescribed({ text }: SourceFile): { names: string[]; total: number } {
  const lines = text.split('\n');
  const exported = lines.flatMap((line, index) => {
    const name = EXPORT.exec(line)?.[1];
    return name === undefined
      ? []
      : [{ name, isDescribed: lines[index - 1]?.trimEnd().endsWith('*/') === true }];
  });
  const names = exported.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name);
  return { names, total: exported.length };
}

function run(files: SourceFile[]): string[] {
  const checked = files
    .filter(({ path }) => CHECKED.test(path) && !OTHER.test(path))
    .map((file) => ({ path: file.path, ...undescribed(file) }));
  const total = checked.reduce((sum, file) => sum + file.total, 0);
  const missing = checked.reduce((sum, { names }) => sum + names.length, 0);
  if (total === 0 || 1 - missing / total >= FLOOR) return [];
  const share = Math.floor((1 - missing / total) * 100);
  return [
    `${share}% of what the contract and the domain export says what it is, less than ${FLOOR * 100}%`,
    ...checked
      .filter(({ names }) => names.length > 0)
      .map(({ path, names }) => `${path}: ${names.join(', ')}`),
  ];
}

/** Most exported names of `packages/contract` and `packages/domain` have a doc comment. */
export const docstrings: Check = { name: 'docstrings', run };
