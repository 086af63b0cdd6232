import { Command as Parser } from 'commander';
import { type Command, type CommandContext, UsageError } from './command.ts';
import { completionScript, SHELLS, type Shell } from './completion.ts';
import { flag } from './flag.ts';

type Options = CommandContext['options'];
export type Execute = (command: Command, given: readonly string[], options: Options) => Promise<void>;

interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const argument = (parameter: string): string => (parameter.startsWith('[') ? parameter : `<${parameter}>`);

const usageOf = ({ parameters }: Command): string => parameters.map(argument).join(' ');

const examplesOf = ({ examples }: Command): string =>
  `\nExamples:\n${examples.map((example) => `  ops ${example}`).join('\n')}`;

/** Returns the help text of commands, with the usage and summary of each. */
function overview(commands: readonly Command[]): string {
  const lines = commands.map((command) => {
    const usage = `${command.name} ${usageOf(command)}`.trim();
    return `  ${usage}\n      ${command.summary}`;
  });
  return [
    "The operators' command line. Usage: ops <command> [--json]",
    '',
    'It needs DATABASE_URL (or a running "npm start") and the key of an operator in OPS_KEY or the file OPS_KEY_FILE;',
    'the first key is made by "ops operators add NAME". "ops <command> --help" shows options and examples.',
    '',
    ...lines,
    `  completion <${SHELLS.join('|')}>`,
    '      Prints a script for shell completion: eval "$(ops completion bash)".',
    '',
  ].join('\n');
}

const addToList = (value: string, before: readonly string[] | undefined) => [...(before ?? []), value];

function addOptions(parser: Parser, { options = {} }: Command): void {
  for (const [name, { type, help, value = 'VALUE' }] of Object.entries(options)) {
    if (type === 'list') parser.option(`--${flag(name)} <${value}>`, help, addToList);
    else parser.option(type === 'boolean' ? `--${flag(name)}` : `--${flag(name)} <${value}>`, help);
  }
  parser.option('--json', 'print the result as JSON');
}

function addCommand(group: Parser, command: Command, execute: Execute): void {
  const word = command.name.split(' ').at(-1) ?? '';
  const parser = group.command(word).description(command.summary);
  for (const parameter of command.parameters) parser.argument(argument(parameter));
  addOptions(parser, command);
  parser
    .usage(`${usageOf(command)} [options]`.trim())
    .addHelpText('after', examplesOf(command))
    .showSuggestionAfterError()
    .action(async () => {
      const given = parser.args;
      await execute(command, given, parser.opts());
    });
}

const completionExample = (shell: Shell): string =>
  shell === 'fish' ? '  ops completion fish | source' : `  eval "$(ops completion ${shell})"`;

/** Adds `ops completion`, which needs neither a key nor a database. */
function addCompletion(program: Parser, commands: readonly Command[], out: Output['out']): void {
  program
    .command('completion')
    .description('Prints a script by which a shell completes commands, actions and options.')
    .argument('<shell>')
    .addHelpText('after', `\nExamples:\n${SHELLS.map(completionExample).join('\n')}`)
    .action((given: string) => {
      const shell = SHELLS.find((known) => known === given);
      if (shell === undefined) throw new UsageError(`there is completion for ${SHELLS.join(', ')}`);
      out(completionScript(shell, commands));
    });
}

/** Creates the parser of all commands. It parses the arguments, and calls `execute` with the command. */
export function createProgram(commands: readonly Command[], execute: Execute, { out, err }: Output): Parser {
  const program = new Parser('ops')
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: err })
    .helpCommand(false);
  const groups = new Map<string, Parser>();
  for (const command of commands) {
    const [about = '', action] = command.name.split(' ');
    if (action === undefined) {
      addCommand(program, command, execute);
      continue;
    }
    let group = groups.get(about);
    if (group === undefined) {
      // This must be set first, because sub-commands copy the settings of their parent when they are created.
      group = program.command(about).helpCommand(false);
      groups.set(about, group);
    }
    addCommand(group, command, execute);
  }
  addCompletion(program, commands, out);
  program.helpInformation = () => overview(commands);
  // "ops help" alone asks for everything, although the commands of the members' questions have this name.
  for (const [about, group] of groups)
    group.helpInformation = () =>
      overview(about === 'help' ? commands : commands.filter(({ name }) => name.startsWith(`${about} `)));
  return program;
}
