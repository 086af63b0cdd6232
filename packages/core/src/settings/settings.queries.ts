import { json, text } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const selectSettings = () =>
  sql({ key: text, value: json<unknown>() })`SELECT key, value FROM setting`;
