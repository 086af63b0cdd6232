import { readFileSync, writeFileSync } from 'node:fs';
import { tablesDocument } from './tables-document.ts';

const fileOf = (path: string) => new URL(`../${path}`, import.meta.url);

/** Writes docs/tables.md, the picture of the database's tables. */
const text = tablesDocument(readFileSync(fileOf('prisma/schema.prisma'), 'utf8'));
writeFileSync(fileOf('docs/tables.md'), text);
console.log(`docs/tables.md: ${text.length} characters`);
