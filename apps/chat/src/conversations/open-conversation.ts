import type { Database } from '@nukkad/db';

const FIND = `
  SELECT id FROM conversation
   WHERE candidate_id = $1::uuid AND kind = $2::conversation_kind AND company_id IS NOT DISTINCT FROM $3::uuid`;
const CREATE = `
  INSERT INTO conversation (id, kind, candidate_id, company_id)
  VALUES (gen_random_uuid(), $2::conversation_kind, $1::uuid, $3::uuid)
  ON CONFLICT DO NOTHING
  RETURNING id`;

/** The seeker's conversation with a company, or (null) with the product's admin; made on the first message. */
export async function openConversation(
  database: Pick<Database, 'query'>,
  candidateId: string,
  companyId: string | null,
): Promise<string> {
  const values = [candidateId, companyId === null ? 'ADMIN' : 'COMPANY', companyId];
  const found = await database.query<{ id: string }>(FIND, values);
  const made = found.length > 0 ? found : await database.query<{ id: string }>(CREATE, values);
  // Another device may have made it between the two: then it is there now.
  const [row] = made.length > 0 ? made : await database.query<{ id: string }>(FIND, values);
  if (!row) throw new Error('A conversation could be neither found nor made');
  return row.id;
}
