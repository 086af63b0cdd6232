import * as z from 'zod';
import { Refusal } from './command.ts';
import { problemsOf } from './import/reasons.ts';

/**
 * Throws Refusal if a value does not match its schema, with the wording of an import. `name` is the operator's name
 * of the value.
 */
export function requireValid(name: string, schema: z.core.$ZodType, value: unknown): void {
  const result = z.core.safeParse(schema, value);
  const [problem] = result.success ? [] : problemsOf(result.error.issues, value);
  if (problem !== undefined) throw new Refusal(`${name}: ${problem.reason}`);
}
