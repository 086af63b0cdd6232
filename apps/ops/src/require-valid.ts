import * as z from 'zod';
import { Refusal } from './command.ts';
import { problemsOf } from './import/reasons.ts';

/**
 * Validates a value with its schema. Throws Refusal with the same wording as an import. `name` is what operators call
 * the value.
 */
export function requireValid(name: string, schema: z.core.$ZodType, value: unknown): void {
  const result = z.core.safeParse(schema, value);
  const [problem] = result.success ? [] : problemsOf(result.error.issues, value);
  if (problem !== undefined) throw new Refusal(`${name}: ${problem.reason}`);
}
