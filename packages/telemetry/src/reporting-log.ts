import { type ErrorFacts, errorFacts } from './error-facts.ts';
import type { Fault, FaultReporter } from './fault-reports.ts';

/** pino's number of `error`; `fatal` is more. */
const ERROR = 50;

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

type LogMethod = (...args: never[]) => void;

/** For pino's `hooks`: whatever is logged as an error, with its cause, is reported too. One place for every server. */
export function reportingHooks(faults: FaultReporter | null) {
  if (faults === null) return {};
  return {
    hooks: {
      logMethod(this: unknown, args: unknown[], method: LogMethod, level: number): void {
        const fault = level >= ERROR ? faultOf(args[0]) : null;
        if (fault !== null) faults.report(fault, factsOf(args[0]));
        method.apply(this, args as never[]);
      },
    },
  };
}
