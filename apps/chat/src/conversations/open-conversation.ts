import type { Database } from '@nukkad/db';
import { ChatRefusal } from '../chat-refusal.ts';
import { insertConversation, type Sender, selectConversation } from './conversations.queries.ts';

/** The seeker's conversation with a company, or (null) with the product's admin; made on the first message. */
export async function openConversation(
  database: Pick<Database, 'query'>,
  sender: Sender,
  companyId: string | null,
): Promise<string> {
  const kind = companyId === null ? 'ADMIN' : 'COMPANY';
  const find = () => database.query(selectConversation(sender.candidateId, kind, companyId));
  const create = () => database.query(insertConversation(sender, kind, companyId));
  // Another device may make it between the two: then it is there at the second look.
  const row = (await find())[0] ?? (await create())[0] ?? (await find())[0];
  if (!row) throw new ChatRefusal('NOT_SIGNED_IN');
  return row.id;
}
