import { readFileSync, writeFileSync } from 'node:fs';
import { buildOpenApi } from '../packages/contract/src/openapi.ts';
import { buildPartnerOpenApi } from '../packages/contract/src/partner/partner-openapi.ts';
import { chatEventsDocument } from '../packages/contract/src/realtime/events-document.ts';
import { withStatements } from '../packages/job-search/src/testing/readme-statements.ts';
import { routesDocument } from './routes-document.ts';
import { tablesDocument } from './tables-document.ts';

const fileOf = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(fileOf(path), 'utf8');

const SEARCH = 'packages/job-search/README.md';

/** `pnpm documents`: writes every document, or part of one, that is generated from the sources. */
const DOCUMENTS = {
  'docs/openapi.json': `${JSON.stringify(buildOpenApi(), null, 1)}\n`,
  'docs/openapi-partner.json': `${JSON.stringify(buildPartnerOpenApi(), null, 1)}\n`,
  'docs/chat-events.md': chatEventsDocument(),
  'docs/routes.md': routesDocument(),
  'docs/tables.md': tablesDocument(read('prisma/schema.prisma')),
  [SEARCH]: withStatements(read(SEARCH)),
};

for (const [path, text] of Object.entries(DOCUMENTS)) {
  const isChanged = read(path) !== text;
  if (isChanged) writeFileSync(fileOf(path), text);
  console.log(`${path}: ${isChanged ? 'written' : 'unchanged'}`);
}
