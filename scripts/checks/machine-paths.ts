import { type Check, matches, type SourceFile } from './check.ts';

// Written with character classes, so that the pattern does not match this file.
const PATHS = /(?<![\w.@}-])\/(wor[k]|roo[t]|op[t]\/tc|hom[e]\/[a-z]\w*)\/[\w.-]+/g;
const REGISTRIES = /registry\.npmj[s]\.org|\btarball: *http/g;

function run(files: SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...matches(file, PATHS, (path) => `names a path of one machine: ${path}`),
    ...matches(file, REGISTRIES, (host) => `names a registry: ${host}`),
  ]);
}

/** No file contains a folder or package registry of one particular machine. */
export const machinePaths: Check = { name: 'machine paths', run };
