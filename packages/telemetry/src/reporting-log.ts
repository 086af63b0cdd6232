import { type ErrorFacts, errorFacts } from './error-facts.ts';
import type { Fault, FaultReporter } from './fault-reports.ts';
import { kindOfLine, RepeatedLines } from './repeated-lines.ts';

/** pino's number of `error`; `fatal` is more. */
const ERROR = 50;
const WARN = 40;

function faultOf(logged: unknown): Fault | null {
  if (typeof logged !== 'object' || logged === null) return null;
  const { err, fault } = logged as { err?: unknown; fault?: Fault };
  if (fault !== undefined) return fault;
  const error = logged instanceof Error ? logged : err;
  if (!(error instanceof Error)) return null;
  const { name, code, at } = errorFacts(error);
  return { name, code: typeof code === 'string' ? code : undefined, at };
}

function factsOf(logged: unknown): Record<string, string> {
  const { task } = logged as { readonly task?: unknown };
  return typeof task === 'string' ? { task } : {};
}

/** For pino's `serializers`: how an error stands in a log. Where nobody but the developer is, with all its words. */
export function errorSerializers(environment: string): Record<string, (error: unknown) => ErrorFacts> {
  return environment === 'development' ? {} : { err: (error: unknown) => errorFacts(error) };
}

/** Whether a logger is a request's own, whose lines are found by the request's id. */
function isOfRequest(logger: unknown): boolean {
  const { bindings } = (logger ?? {}) as { readonly bindings?: () => object };
  return typeof bindings === 'function' && 'reqId' in bindings.call(logger);
}

type LogMethod = (...args: never[]) => void;

/**
 * For pino's `hooks`, in one place for every server. Whatever is logged as an error is reported too, with its cause. Lines of
 * the same error are bounded, so that a fault that lasts does not fill the disk; each of them is still reported.
 */
export function reportingHooks(faults: FaultReporter | null, repeated = new RepeatedLines()) {
  return {
    hooks: {
      logMethod(this: unknown, args: unknown[], method: LogMethod, level: number): void {
        const fault = level >= ERROR && faults !== null ? faultOf(args[0]) : null;
        if (fault !== null) faults?.report(fault, factsOf(args[0]));
        const kind = level >= WARN && !isOfRequest(this) ? kindOfLine(args) : null;
        const write = (line: unknown[]) => method.apply(this, line as never[]);
        const writeCount = (leftOut: number) => write([{ leftOut }, `${String(args[1])}: repeated`]);
        if (kind === null || repeated.mayWrite(kind, writeCount)) write(args);
      },
    },
  };
}
