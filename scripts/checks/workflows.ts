import { parse } from 'yaml';
import type { Check, SourceFile } from './check.ts';

const WORKFLOW = /^\.github\/workflows\/.*\.ya?ml$/;
/** An action that is pinned to a commit. A comment names its version, so that Renovate can update both. */
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

interface Workflow {
  readonly permissions?: unknown;
}

function problems({ path, text }: SourceFile): string[] {
  const uses = [...text.matchAll(/^\s*(?:- )?uses: *(\S+)(?: +# *(\S+))?/gm)].filter(
    ([, action = '']) => !action.startsWith('./'),
  );
  const loose = uses
    .filter(([, action = '', version = '']) => !PINNED.test(action) || !/^v\d+\.\d+\.\d+$/.test(version))
    .map(([, action]) => `${path}: ${action} is not pinned by its commit, with its version behind it`);
  const { permissions } = (parse(text) ?? {}) as Workflow;
  const isReading = JSON.stringify(permissions) === '{"contents":"read"}';
  return isReading
    ? loose
    : [...loose, `${path}: its permissions are not "contents: read", which jobs widen`];
}

/** Workflows pin each action to a commit, and have read-only permissions unless a job asks for more. */
export const workflows: Check = {
  name: 'workflows',
  run: (files) => files.filter(({ path }) => WORKFLOW.test(path)).flatMap(problems),
};
