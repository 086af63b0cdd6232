export interface FaultFacts {
  readonly name: string;
  readonly code?: string | undefined;
  /** Where it arose: places in the code alone. */
  readonly at: readonly string[];
}

const FRAMES_MAX = 8;
const FRAME = /^\s+at /;

/**
 * What a log may keep of a fault. Its message and what it carries may repeat what a person typed or what is stored of
 * them, so they stay out.
 */
export function faultFacts(fault: unknown): FaultFacts {
  if (!(fault instanceof Error)) return { name: typeof fault, at: [] };
  const { code } = fault as { readonly code?: unknown };
  const lines = (fault.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  return {
    name: fault.name,
    code: typeof code === 'string' ? code : undefined,
    at: lines.slice(0, FRAMES_MAX).map((line) => line.trim()),
  };
}
