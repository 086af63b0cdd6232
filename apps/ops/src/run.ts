import { userInfo } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Container } from '@nukkad/api/container.ts';
import { AppError } from '@nukkad/api/errors/app-error.ts';
import { errorAnswer } from '@nukkad/api/errors/error-answer.ts';
import { type Command, UsageError } from './command.ts';
import { commands } from './commands/all.ts';
import { helpText } from './help.ts';
import { show } from './show.ts';

/** What a call printed, and how it ended: 0 done, 1 refused, 2 not understood. */
export interface Outcome {
  readonly code: 0 | 1 | 2;
  readonly text: string;
}

const COMMON = {
  json: { type: 'boolean' },
  as: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(words: readonly string[], own: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: [...words], options: { ...own, ...COMMON }, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function findCommand(words: readonly string[]): Command | undefined {
  const [group, action] = words.filter((word) => !word.startsWith('-'));
  return commands.find(({ name }) => name === `${group} ${action}`);
}

function optionsOf({ options = {} }: Command): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]));
}

function checkCount({ name, parameters }: Command, given: readonly string[]): void {
  const needed = parameters.filter((parameter) => !parameter.startsWith('[')).length;
  if (given.length < needed) throw new UsageError(`${name}: ${parameters[given.length]} is missing`);
  if (given.length > parameters.length)
    throw new UsageError(`${name}: ${given[parameters.length]} is too much`);
}

async function execute(
  command: Command,
  words: readonly string[],
  openContainer: () => Promise<Container>,
): Promise<Outcome> {
  const { values, positionals } = parse(words, optionsOf(command));
  if (values.help) return { code: 0, text: helpText(commands, command.name) };
  const given = positionals.slice(2);
  checkCount(command, given);
  const actor = values.as ?? process.env.OPERATOR ?? userInfo().username;
  const options = values as Record<string, string | boolean | undefined>;
  const answer = await command.run({ container: await openContainer(), actor, options }, ...given);
  return { code: 0, text: show(answer, values.json === true) };
}

function failure(error: unknown): Outcome {
  if (error instanceof UsageError) return { code: 2, text: `${error.message}\n--help tells what there is` };
  if (!(error instanceof AppError)) throw error;
  const { code, msg } = errorAnswer(error, 'en', '');
  const issues = (error.issues ?? []).map(({ path, message }) => `\n  ${path}: ${message}`);
  return { code: 1, text: `${code}: ${msg}${issues.join('')}` };
}

/** Carries out one call; the container is opened only where a command needs it. */
export async function run(
  words: readonly string[],
  openContainer: () => Promise<Container>,
): Promise<Outcome> {
  try {
    const command = findCommand(words);
    if (command) return await execute(command, words, openContainer);
    const { values, positionals } = parse(words, {});
    const isAsked = values.help === true || positionals.length === 0;
    return { code: isAsked ? 0 : 2, text: helpText(commands, positionals[0] ?? '') };
  } catch (error) {
    return failure(error);
  }
}
