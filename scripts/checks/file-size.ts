import type { Check, SourceFile } from './check.ts';

const LIMIT = 300;
/** Files of texts and data tables, which may be long. */
const DATA = [
  /^packages\/reference-data\/data\//,
  /^packages\/content\/src\//,
  /^packages\/i18n\/src\/[\w-]+\/(?:en|hi|mr)\.ts$/,
  /\.data\.ts$/,
];

function run(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && !DATA.some((pattern) => pattern.test(path)))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LIMIT)
    .map(({ path, lines }) => `${path} has ${lines} lines, more than ${LIMIT}: split it`);
}

/** Source files have at most LIMIT lines. */
export const fileSize: Check = { name: 'file sizes', run };
