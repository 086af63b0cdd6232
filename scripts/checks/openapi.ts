import { buildOpenApi } from '../../packages/contract/src/openapi.ts';
import type { Check, SourceFile } from './check.ts';

const FILE = 'docs/openapi.json';

function run(files: SourceFile[]): string[] {
  const committed = files.find(({ path }) => path === FILE);
  if (!committed) return [`${FILE} is missing: run \`pnpm openapi\``];
  const isCurrent = JSON.stringify(JSON.parse(committed.text)) === JSON.stringify(buildOpenApi());
  return isCurrent ? [] : [`${FILE} differs from the contract: run \`pnpm openapi\``];
}

/** The committed OpenAPI document is the one that the contract makes. */
export const openApi: Check = { name: 'openapi', run };
