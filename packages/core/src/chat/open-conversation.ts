import type { Database } from '@nukkad/db';
import { AppError } from '../errors/app-error.ts';
import { insertConversation, type Sender, selectConversation } from './conversations.queries.ts';

/**
 * Returns the id of the seeker's conversation with a company, or with the product's admin if `companyId` is null.
 * Creates it if it does not exist.
 */
export async function openConversation(
  database: Pick<Database, 'query'>,
  sender: Sender,
  companyId: string | null,
): Promise<string> {
  const kind = companyId === null ? 'ADMIN' : 'COMPANY';
  const find = () => database.query(selectConversation(sender.candidateId, kind, companyId));
  const create = () => database.query(insertConversation(sender, kind, companyId));
  // If another device creates it between the two statements, the second read finds it.
  const row = (await find())[0] ?? (await create())[0] ?? (await find())[0];
  if (!row) throw new AppError('NOT_SIGNED_IN');
  return row.id;
}
