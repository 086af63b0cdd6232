import type { Database } from '@nukkad/db';
import { firstRow } from '../database/rows.ts';
import { insertProductChat, selectProductChat } from './conversations.queries.ts';

/** Returns the id of the seeker's chat with the product. Creates the chat if it does not exist. */
export async function openProductChat(
  database: Pick<Database, 'query'>,
  candidateId: string,
): Promise<string | null> {
  await database.query(insertProductChat(candidateId));
  const chat = await firstRow(database, selectProductChat(candidateId));
  return chat?.id ?? null;
}
