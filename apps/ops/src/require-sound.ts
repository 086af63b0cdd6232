import * as z from 'zod';
import { Refusal } from './command.ts';
import { problemsOf } from './import/reasons.ts';

/** Refuses a value that its schema does not take, in the words of an import; `name` is what the operator calls it. */
export function requireSound(name: string, schema: z.core.$ZodType, value: unknown): void {
  const result = z.core.safeParse(schema, value);
  const [problem] = result.success ? [] : problemsOf(result.error.issues, value);
  if (problem !== undefined) throw new Refusal(`${name}: ${problem.reason}`);
}
