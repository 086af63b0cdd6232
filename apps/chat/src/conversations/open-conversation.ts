import type { Database } from '@nukkad/db';
import { ChatRefusal } from '../chat-refusal.ts';
import { loginIsLive } from '../logins/login-is-live.ts';
import type { Sender } from './store-message.ts';

const FIND = {
  name: 'chat-find-conversation',
  text: `
  SELECT id FROM conversation
   WHERE candidate_id = $1::uuid AND kind = $2::conversation_kind AND company_id IS NOT DISTINCT FROM $3::uuid`,
};
const CREATE = `
  INSERT INTO conversation (id, kind, candidate_id, company_id)
  SELECT gen_random_uuid(), $3::conversation_kind, $1::uuid, $4::uuid WHERE ${loginIsLive('$1::uuid', '$2::uuid')}
  ON CONFLICT DO NOTHING
  RETURNING id`;

/** The seeker's conversation with a company, or (null) with the product's admin; made on the first message. */
export async function openConversation(
  database: Pick<Database, 'query'>,
  { candidateId, loginId }: Sender,
  companyId: string | null,
): Promise<string> {
  const kind = companyId === null ? 'ADMIN' : 'COMPANY';
  const find = () => database.query<{ id: string }>(FIND, [candidateId, kind, companyId]);
  const create = () => database.query<{ id: string }>(CREATE, [candidateId, loginId, kind, companyId]);
  // Another device may make it between the two: then it is there at the second look.
  const row = (await find())[0] ?? (await create())[0] ?? (await find())[0];
  if (!row) throw new ChatRefusal('NOT_SIGNED_IN');
  return row.id;
}
