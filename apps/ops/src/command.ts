import type { Container } from '@nukkad/core/container.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The result of a command: the rows of a list, or the fields of one thing. */
export type Answer = readonly Row[] | Row;

/** Result of a command that did only part of its work. It is printed like any other, and the exit code is 1. */
export class Incomplete {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}

/** The content of a file, printed unchanged to standard output (`export -`). */
export class FileText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type OptionValue = string | boolean | readonly string[] | undefined;

export interface CommandContext {
  readonly container: Container;
  /** Name of the operator who runs the command; stored in the audit. */
  readonly actor: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Prints a line of progress to standard error, apart from the result. */
  readonly say: (line: string) => void;
}

interface CommandOption {
  /** An option of type `list` can be repeated. */
  readonly type: 'string' | 'boolean' | 'list';
  readonly help: string;
  /** Placeholder of the value in the help text, such as `FILE`. */
  readonly value?: string;
}

/** One command: `ops <name> <arguments>`. */
export interface Command {
  /** Two words: the subject and the action. A command on the whole installation has one word. */
  readonly name: string;
  /** The arguments in order. Those in brackets are optional. */
  readonly parameters: readonly string[];
  /**
   * Whether it runs without an operator's key, and without the database. Such a command shows no personal data and
   * changes nothing.
   */
  readonly isOpen?: boolean;
  /** The options of this command, next to `--json` and `--help`. */
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly summary: string;
  /** Whether it signs, encrypts or decrypts, and so needs the JWT_SECRET of the API. */
  readonly needsSecret?: boolean;
  /** Calls for the help text, without the leading `ops`. */
  readonly examples: readonly [string, ...string[]];
  run(context: CommandContext, ...given: string[]): Promise<Answer | Incomplete | FileText>;
}

/** The command line is wrong (exit code 2). The message is printed as it is and says what to type instead. */
export class UsageError extends Error {}

/** The request cannot be fulfilled (exit code 1). The message is printed as it is. */
export class Refusal extends Error {}

/** Maximum number of rows that a list shows at once. */
export const ROWS_MAX = 200;

/** Returns the value of a text option; undefined if it was not given. */
export function optionText(options: CommandContext['options'], name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the values of a repeatable option; empty if it was not given. */
export function optionList(options: CommandContext['options'], name: string): readonly string[] {
  const value = options[name];
  return Array.isArray(value) ? value : [];
}
