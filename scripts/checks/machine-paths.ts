import { type Check, matches, type SourceFile } from './check.ts';

// Character classes keep this file from finding itself.
const PATHS = /(?<![\w.@}-])\/(wor[k]|roo[t]|op[t]\/tc|hom[e]\/[a-z]\w*)\/[\w.-]+/g;
const REGISTRIES = /registry\.npmj[s]\.org|\btarball: *http/g;

function run(files: SourceFile[]): string[] {
  return files.flatMap((file) => [
    ...matches(file, PATHS, (path) => `names a path of one machine: ${path}`),
    ...matches(file, REGISTRIES, (host) => `names a registry: ${host}`),
  ]);
}

/** Nothing in the project knows one machine's folders or package registry. */
export const machinePaths: Check = { name: 'machine paths', run };
