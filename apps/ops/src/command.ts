import type { Container } from '@nukkad/api/container.ts';

export type Row = Readonly<Record<string, unknown>>;

/** What a command has to tell: rows of a list, or the fields of one thing. */
export type Answer = readonly Row[] | Row;

interface CommandContext {
  readonly container: Container;
  /** The operator who is at it; kept in the audit. */
  readonly actor: string;
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** One command: `node src/main.ts <name> <arguments>`. */
export interface Command {
  /** Two words: what it is about, and what is done. */
  readonly name: string;
  /** The arguments, in order; those in brackets may be left out. */
  readonly parameters: readonly string[];
  /** Options of its own, with what they mean. */
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly help: string }>>;
  readonly summary: string;
  run(context: CommandContext, ...given: string[]): Promise<Answer>;
}

/** Told to the operator as it stands, with the way out. */
export class UsageError extends Error {}

/** The rows of a list at most. */
export const ROWS_MAX = 200;
