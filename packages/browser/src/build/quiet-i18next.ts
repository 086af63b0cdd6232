import type { Plugin, Rolldown } from 'vite';

const I18NEXT = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;
/**
 * i18next logger methods that print only with the option `debug`, which this app does not set. `error` is not listed,
 * so it is kept.
 */
const DEBUG_METHODS = new Set(['warn', 'log', 'deprecate', 'once']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Returns whether a statement is only a call such as `….logger.warn(…)`. */
function isDebugMessage({ type, expression }: Node): boolean {
  if (type !== 'ExpressionStatement' || !isNode(expression) || expression.type !== 'CallExpression')
    return false;
  const { callee } = expression;
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  const owner = isNode(object) && object.type === 'MemberExpression' ? (object.property as Node).name : null;
  return owner === 'logger' && DEBUG_METHODS.has(String((property as Node).name));
}

function debugMessages(node: Node): Node[] {
  if (isDebugMessage(node)) return [node];
  return Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(debugMessages),
  );
}

/** Removes the debug messages from the source. @internal */
export function withoutDebugMessages(code: string, ast: unknown): string {
  let quiet = code;
  for (const { start, end } of debugMessages(ast as Node).reverse())
    quiet = `${quiet.slice(0, start)};${quiet.slice(end)}`;
  return quiet;
}

/** Removes i18next's debug messages from the build, which saves 1 KB of each first view. */
export function quietI18next(): Plugin {
  return {
    name: 'quiet-i18next',
    apply: 'build',
    transform: {
      filter: { id: I18NEXT },
      handler(this: Rolldown.TransformPluginContext, code) {
        return { code: withoutDebugMessages(code, this.parse(code)), map: null };
      },
    },
  };
}
