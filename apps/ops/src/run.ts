import type { Container } from '@nukkad/core/container.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { errorResponse } from '@nukkad/core/errors/error-response.ts';
import { CommanderError } from 'commander';
import {
  type Command,
  type CommandContext,
  FileText,
  Incomplete,
  Refusal,
  ROWS_MAX,
  UsageError,
} from './command.ts';
import { commands } from './commands/all.ts';
import { FileProblem } from './import/file-problem.ts';
import { identify } from './operators/identify.ts';
import { createProgram } from './program.ts';
import { show } from './show.ts';

/** Output and exit code of a call: 0 done, 1 refused or incomplete, 2 wrong command line. */
export interface Outcome {
  readonly code: 0 | 1 | 2;
  readonly text: string;
  /** Whether the text is printed to standard output, as results are. Errors are printed to standard error. */
  readonly isResult: boolean;
}

export interface RunContext {
  /** Opens the container of services. Called only if a command needs it. */
  readonly openContainer: () => Promise<Container>;
  /** The operator's key, if one was given. */
  readonly key?: string | undefined;
  readonly say?: (line: string) => void;
  /** Whether the container has the API's JWT_SECRET. */
  readonly hasSecret?: boolean;
}

async function execute(
  command: Command,
  given: readonly string[],
  options: CommandContext['options'],
  { openContainer, key, say = () => {}, hasSecret = true }: RunContext,
): Promise<Outcome> {
  const { needsSecret = false } = command;
  if (!hasSecret && (typeof needsSecret === 'function' ? needsSecret(options) : needsSecret))
    throw new Refusal(`"ops ${command.name}" needs the JWT_SECRET of the API: set it as there.`);
  const container = await openContainer();
  const actor = command.isOpen ? '' : await identify(container, key, command.name);
  const answer = await command.run({ container, actor, options, say }, ...given);
  // The caller appends the line end.
  if (answer instanceof FileText) return { code: 0, text: answer.text.replace(/\n$/, ''), isResult: true };
  const isJson = options.json === true;
  if (answer instanceof Incomplete) return { code: 1, text: show(answer.answer, isJson), isResult: true };
  // Printed to standard error, so that programs that read standard output get only rows.
  if (Array.isArray(answer) && answer.length === ROWS_MAX)
    say(
      command.options?.page === undefined
        ? `Only the first ${ROWS_MAX} are shown; "ops ${command.name} --help" shows how to ask for fewer.`
        : `At most ${ROWS_MAX} rows are shown; --page ${Number(options.page ?? 1) + 1} shows the next.`,
    );
  return { code: 0, text: show(answer, isJson), isResult: true };
}

const problem = (code: 1 | 2, text: string): Outcome => ({ code, text, isResult: false });

function failure(error: unknown, printed: string): Outcome {
  if (error instanceof CommanderError) {
    const isHelp = error.code === 'commander.helpDisplayed';
    if (isHelp) return { code: 0, text: printed.trimEnd(), isResult: true };
    return problem(2, printed.trimEnd().replace(/^error: /, ''));
  }
  if (error instanceof UsageError) return problem(2, `${error.message}\n--help shows the usage`);
  if (error instanceof Refusal || error instanceof FileProblem) return problem(1, error.message);
  if (!(error instanceof AppError)) throw error;
  const { code, msg } = errorResponse(error, 'en', '');
  // The general message is about filling in a form, so only the problems of single fields are printed.
  if (error.issues === undefined) return problem(1, `${msg} (${code})`);
  const lines = error.issues.map(({ path, message }) => `${path}: ${message}`);
  return problem(1, `${lines.join('\n')} (${code})`);
}

/** Runs one call of the command line. */
export async function run(words: readonly string[], context: RunContext): Promise<Outcome> {
  let printed = '';
  let outcome: Outcome | undefined;
  const print = (text: string) => {
    printed += text;
  };
  const program = createProgram(
    commands,
    async (command, given, options) => {
      outcome = await execute(command, given, options, context);
    },
    { out: print, err: print },
  );
  try {
    await program.parseAsync(words.length === 0 ? ['--help'] : [...words], { from: 'user' });
    return outcome ?? { code: 0, text: printed.trimEnd(), isResult: true };
  } catch (error) {
    return failure(error, printed);
  }
}
