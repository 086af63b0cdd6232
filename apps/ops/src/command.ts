import type { Container } from '@nukkad/core/container.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The result of a command: the rows of a list, or the fields of one thing. */
export type Answer = readonly Row[] | Row;

/**
 * Result of a command that did only part of its work. It is printed like any other result, and the exit code is 1.
 */
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
  /** Prints a line of progress to standard error, so that standard output has only the result. */
  readonly say: (line: string) => void;
}

interface CommandOption {
  /** Type of the option's value. An option of type `list` can be given several times. */
  readonly type: 'string' | 'boolean' | 'list';
  readonly help: string;
  /** Placeholder of the value in the help text, such as `FILE`. */
  readonly value?: string;
}

/** One command: `ops <name> <arguments>`. */
export interface Command {
  /**
   * Name of the command in two words, a subject and an action, such as `seekers free-number`. A command for the whole
   * installation has one word.
   */
  readonly name: string;
  /** Names of the positional arguments, in order. Those in brackets are optional. */
  readonly parameters: readonly string[];
  /**
   * Whether the command runs without an operator's key and without the database. Such a command shows no personal
   * data and changes nothing.
   */
  readonly isOpen?: boolean;
  /** The options of this command, in addition to `--json` and `--help`. */
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly summary: string;
  /**
   * Whether the command signs, hashes, encrypts or decrypts data, which requires the API's JWT_SECRET. It may depend on the
   * options.
   */
  readonly needsSecret?: boolean | ((options: CommandContext['options']) => boolean);
  /** Example calls for the help text, without the leading `ops`. */
  readonly examples: readonly [string, ...string[]];
  run(context: CommandContext, ...given: string[]): Promise<Answer | Incomplete | FileText>;
}

/**
 * Thrown if the command line is wrong (exit code 2). The message is printed unchanged and says how to correct the
 * call.
 */
export class UsageError extends Error {}

/** Thrown if the request cannot be fulfilled (exit code 1). The message is printed unchanged. */
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
