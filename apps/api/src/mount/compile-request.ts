import type { AnyRoute, InputIssue } from '@nukkad/contract';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { toJsonSchema } from './json-schema.ts';

// Without coercion, so that null does not become "". All errors are reported, because bodies are small and arrays
// limited.
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false, coerceTypes: false });

type Part = 'params' | 'query' | 'body';
export type RequestParts = Record<Part, unknown>;
export type RequestCheck = (parts: RequestParts) => void;

const PARTS: readonly Part[] = ['params', 'query', 'body'];

function issueOf(error: ErrorObject): InputIssue {
  const base = error.instancePath.slice(1).replaceAll('/', '.');
  const missing = error.keyword === 'required' ? (error.params.missingProperty as string) : '';
  const path = [base, missing].filter(Boolean).join('.');
  const allowed = error.keyword === 'enum' ? `: ${JSON.stringify(error.params.allowedValues)}` : '';
  return { path, message: missing ? 'is missing' : `${error.message ?? 'is wrong'}${allowed}` };
}

function issuesOf(errors: readonly ErrorObject[]): InputIssue[] {
  const byPath = new Map<string, InputIssue>();
  for (const error of errors) {
    const issue = issueOf(error);
    if (!byPath.has(issue.path)) byPath.set(issue.path, issue);
  }
  return [...byPath.values()];
}

/** Compiles a route's request validator. It throws a 400 that names every invalid field. */
export function compileRequestCheck(route: Pick<AnyRoute, 'request'>): RequestCheck {
  const checks = PARTS.flatMap((part): [Part, ValidateFunction][] => {
    const schema = route.request[part];
    return schema ? [[part, ajv.compile(toJsonSchema(schema))]] : [];
  });
  return (parts) => {
    for (const [part, check] of checks) {
      if (!check(parts[part])) {
        throw new AppError('VALIDATION_FAILED', { issues: issuesOf(check.errors ?? []) });
      }
    }
  };
}
