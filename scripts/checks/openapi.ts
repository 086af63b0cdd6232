import { examples } from '../../packages/contract/src/examples.ts';
import { buildOpenApi } from '../../packages/contract/src/openapi.ts';
import { buildPartnerOpenApi } from '../../packages/contract/src/partner/partner-openapi.ts';
import { chatEventsDocument } from '../../packages/contract/src/realtime/events-document.ts';
import { routes } from '../../packages/contract/src/routes.ts';
import { routesDocument } from '../routes-document.ts';
import type { Check, SourceFile } from './check.ts';

/** A document generated from the contract, and the comparison with the committed file. */
const DOCUMENTS: Readonly<Record<string, (committed: string) => boolean>> = {
  'docs/openapi.json': (committed) =>
    JSON.stringify(JSON.parse(committed)) === JSON.stringify(buildOpenApi()),
  'docs/openapi-partner.json': (committed) =>
    JSON.stringify(JSON.parse(committed)) === JSON.stringify(buildPartnerOpenApi()),
  'docs/chat-events.md': (committed) => committed === chatEventsDocument(),
  'docs/routes.md': (committed) => committed === routesDocument(),
};

/** Returns the names without an example. The documents and many tests need an example of each route. @internal */
export function withoutExample(names: readonly string[], given: object): string[] {
  const lacking = names.filter((name) => !Object.hasOwn(given, name));
  return lacking.map(
    (name) =>
      `the route ${name} has no example: add it to the *.examples.ts of its folder in packages/contract/src`,
  );
}

function run(files: SourceFile[]): string[] {
  const lacking = withoutExample(Object.keys(routes), examples);
  if (lacking.length > 0) return lacking;
  return Object.entries(DOCUMENTS).flatMap(([path, isCurrent]) => {
    const committed = files.find((file) => file.path === path);
    if (!committed) return [`${path} is missing: run \`pnpm documents\``];
    return isCurrent(committed.text) ? [] : [`${path} differs from the contract: run \`pnpm documents\``];
  });
}

/** The committed documents of routes and events equal those generated from the contract. */
export const openApi: Check = { name: 'openapi', run };
