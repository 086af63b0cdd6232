import type { Container } from '@nukkad/api/container.ts';

export type Row = Readonly<Record<string, unknown>>;

/** What a command has to tell: rows of a list, or the fields of one thing. */
export type Answer = readonly Row[] | Row;

/** An answer of a command that did not do all it was asked: it is told, and the exit code is 1. */
export class Incomplete {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
  }
}

/** The content of a file for standard output (`export -`), printed as it is. */
export class FileText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type OptionValue = string | boolean | readonly string[] | undefined;

export interface CommandContext {
  readonly container: Container;
  /** The operator who is at it; stored in the audit. */
  readonly actor: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Tells how far a long work is, beside the answer. */
  readonly say: (line: string) => void;
}

interface CommandOption {
  /** A `list` may be given several times. */
  readonly type: 'string' | 'boolean' | 'list';
  readonly help: string;
  /** What stands for its value in the help. */
  readonly value?: string;
}

/** One command: `ops <name> <arguments>`. */
export interface Command {
  /** Two words: what it is about, and what is done. One word if it is about the whole installation. */
  readonly name: string;
  /** The arguments, in order; those in brackets may be left out. */
  readonly parameters: readonly string[];
  /** Runs without an operator's key, also if the database is away: it shows nothing of a person and changes nothing. */
  readonly isOpen?: boolean;
  /** Options of its own, with what they mean. */
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly summary: string;
  /** Whether it signs, encrypts or opens what the API encrypted: then it needs the API's JWT_SECRET. */
  readonly needsSecret?: boolean;
  /** What one would type, without the `ops` before it. */
  readonly examples: readonly [string, ...string[]];
  run(context: CommandContext, ...given: string[]): Promise<Answer | Incomplete | FileText>;
}

/** Told to the operator as it stands, with the way out. */
export class UsageError extends Error {}

/** What was asked for cannot be: told as it stands. */
export class Refusal extends Error {}

/** The rows of a list at most. */
export const ROWS_MAX = 200;

/** The value of an option that takes one. */
export function optionText(options: CommandContext['options'], name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** The values of an option that may be given several times. */
export function optionList(options: CommandContext['options'], name: string): readonly string[] {
  const value = options[name];
  return Array.isArray(value) ? value : [];
}
