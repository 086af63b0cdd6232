// The Git hook `commit-msg`. It may run on the machine's own Node instead of the pinned one.
import { readFileSync } from 'node:fs';

const LONGEST = 72;
const SUBJECT = /^[a-z][a-z0-9-]*(?:, [a-z][a-z0-9-]*)*: \S/;
/** Subjects that Git writes itself, or that disappear in a rebase. They are not checked. */
const OTHER = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;

/** Returns the problem of a commit message's subject; null if there is none.
 * @param {string} message @returns {string | null} */
export function subjectProblem(message) {
  const [subject = ''] = message.split('\n').filter((line) => !line.startsWith('#') && line.trim() !== '');
  if (OTHER.test(subject)) return null;
  if (!SUBJECT.test(subject))
    return `"${subject}" is not "area: what changes", as in "api: refuse a removed job"`;
  const { length } = [...subject];
  return length > LONGEST ? `The subject has ${length} characters; ${LONGEST} are the most` : null;
}

const [file] = process.argv.slice(2);
if (file !== undefined && process.argv[1]?.endsWith('commit-subject.mjs')) {
  const problem = subjectProblem(readFileSync(file, 'utf8'));
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
  }
}
