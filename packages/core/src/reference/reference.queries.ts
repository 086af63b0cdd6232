import { int } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const selectReferenceVersion = () => sql({ version: int })`SELECT version FROM reference_version`;
