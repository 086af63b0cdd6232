import { type Check, matches, type SourceFile } from './check.ts';

/** What people read before they have the project's own Node, and the commands that they are given. */
const READ_FIRST = /^(README|CONTRIBUTING)\.md$/;
/** An older Node refuses a TypeScript file with a stack trace. */
const NODE_ON_TYPESCRIPT = /\bnode (?!scripts\/run\.mjs)[^\s`"]*\.ts\b/g;

const problem = (command: string): string =>
  `"${command}" fails with a stack trace on an older Node: make it an npm script by scripts/run.mjs`;

function commandsOf({ path, text }: SourceFile): string[] {
  if (path !== 'package.json') return [];
  const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> };
  return Object.values(scripts)
    .flatMap((command) => command.match(NODE_ON_TYPESCRIPT) ?? [])
    .map((command) => `package.json ${problem(command)}`);
}

function run(files: SourceFile[]): string[] {
  return files.flatMap((file) =>
    READ_FIRST.test(file.path) ? matches(file, NODE_ON_TYPESCRIPT, problem) : commandsOf(file),
  );
}

/** The commands that people are given run on any Node from 20 on: scripts/run.mjs hands them over to the pinned one. */
export const commands: Check = { name: 'commands', run };
