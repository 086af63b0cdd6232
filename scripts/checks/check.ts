import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from '../lib/fingerprint.mjs';

/** A source file as the checks see it: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A check of the repository. `run` returns one line for each problem, which names the file. */
export interface Check {
  name: string;
  run: (files: SourceFile[], root: string) => string[] | Promise<string[]>;
}

/** Matches binary files, which no check reads. */
export const BINARY = /\.(png|jpe?g|webp|avif|ico|woff2?|gz|br|pdf|mp4|zip|wasm)$/;

function listPaths(root: string): string[] {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
      .split('\0')
      .filter(Boolean);
  } catch {
    return filesUnder(root).map((file) => relative(root, file));
  }
}

/** Returns every text file of the project that git does not ignore. */
export function readProject(root: string): SourceFile[] {
  const files: SourceFile[] = [];
  for (const path of listPaths(root)) {
    if (BINARY.test(path)) continue;
    try {
      files.push({ path, text: readFileSync(join(root, path), 'utf8') });
    } catch {
      // Deleted, but still in git's index.
    }
  }
  return files;
}

/** Returns the line number, from 1, of an offset in a text. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Returns a problem for each match of a pattern, as `path:line message`. */
export function matches(
  { path, text }: SourceFile,
  pattern: RegExp,
  say: (match: string) => string,
): string[] {
  return [...text.matchAll(pattern)].map(
    (match) => `${path}:${lineOf(text, match.index)} ${say(match[0].trim())}`,
  );
}
