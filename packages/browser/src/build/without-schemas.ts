import type { Plugin } from 'vite';

const LIBRARY = 'zod/mini';
const CONTRACT = /[\\/]packages[\\/]contract[\\/]src[\\/]/;
const STUB = '\0without-schemas';
/** The names that the contract of companies uses. */
const NAMES = [
  ...['object', 'string', 'nullable', 'int', 'array', 'optional', 'enum', 'maxLength', 'regex', 'boolean'],
  ...['minLength', 'literal', 'number', 'lte', 'gte', 'iso', 'extend', 'null', 'union'],
];

/** Returns a module whose schemas do nothing, under the names of the library. @internal */
export function schemaStub(): string {
  const names = NAMES.map((name) => `schema as ${name}`).join(', ');
  return `const schema = new Proxy(() => schema, { get: () => schema });\nexport { ${names} };`;
}

/**
 * Leaves the schemas of the contract out of a browser's build, because the API validates all requests and this browser
 * never does. Code of the app itself must not use the library, or it would validate nothing.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source !== LIBRARY) return null;
      if (!CONTRACT.test(importer)) throw new Error(`without-schemas: ${importer} must not use ${LIBRARY}`);
      return STUB;
    },
    load: (id) => (id === STUB ? schemaStub() : null),
    onLog(_level, log) {
      if (log.code === 'IMPORT_IS_UNDEFINED' || log.code === 'MISSING_EXPORT') throw new Error(log.message);
    },
  };
}
