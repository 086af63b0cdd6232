import type { Command } from './command.ts';

const usageOf = ({ name, parameters }: Command): string =>
  [name, ...parameters.map((parameter) => (parameter.startsWith('[') ? parameter : `<${parameter}>`))].join(
    ' ',
  );

function optionsOf({ options = {} }: Command): string[] {
  return Object.entries(options).map(([name, { type, help }]) => {
    const flag = type === 'string' ? `--${name} …` : `--${name}`;
    return `      ${flag.padEnd(14)} ${help}`;
  });
}

/** The help text: every command, or those that begin with the words given. */
export function helpText(commands: readonly Command[], about = ''): string {
  const shown = commands.filter(({ name }) => name.startsWith(about));
  const lines = (shown.length > 0 ? shown : commands).flatMap((command) => [
    `  ${usageOf(command)}`,
    `      ${command.summary}`,
    ...optionsOf(command),
  ]);
  return [
    "The operators' command line: node apps/ops/ops.mjs <command> [--json] [--as NAME]",
    'It reads DATABASE_URL; NAME (or OPERATOR, or who is logged in) is kept with whatever is changed.',
    '',
    ...lines,
  ].join('\n');
}
