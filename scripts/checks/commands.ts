import { type Check, matches, type SourceFile } from './check.ts';

/** Documents that users read before the pinned Node is installed. */
const READ_FIRST = /^(README|CONTRIBUTING)\.md$/;
/** A command that runs a TypeScript file directly. An older Node fails on it with a stack trace. */
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

/** Documented commands and npm scripts work on any Node from 20 on, because scripts/run.mjs starts the pinned Node. */
export const commands: Check = { name: 'commands', run };
