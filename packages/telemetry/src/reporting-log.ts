import { type ErrorFacts, errorFacts } from './error-facts.ts';
import type { Fault, FaultReporter } from './fault-reports.ts';
import { kindOfLine, RepeatedLines } from './repeated-lines.ts';

/** Levels of pino; `fatal` is above `error`. */
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

/** Serializers for pino. Except in development, errors are logged without their messages. */
export function errorSerializers(environment: string): Record<string, (error: unknown) => ErrorFacts> {
  return environment === 'development' ? {} : { err: (error: unknown) => errorFacts(error) };
}

/** Whether this is the logger of a request, whose lines are searched by request id. */
function isOfRequest(logger: unknown): boolean {
  const { bindings } = (logger ?? {}) as { readonly bindings?: () => object };
  return typeof bindings === 'function' && 'reqId' in bindings.call(logger);
}

type LogMethod = (...args: never[]) => void;

/**
 * Hooks for pino, shared by all servers. Everything logged as an error is also reported. Repeated log lines of the
 * same error are limited, so that a lasting error does not fill the disk.
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
