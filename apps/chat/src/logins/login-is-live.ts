import type { Database } from '@nukkad/db';
import { isUuid } from '../shared/is-uuid.ts';

/** SQL: whether an account still exists and a login of it was not ended; takes the SQL of their ids. */
export function loginIsLive(account: string, login: string): string {
  return `EXISTS (
    SELECT FROM candidate s JOIN refresh_token r ON r.candidate_id = s.id
     WHERE s.id = ${account} AND s.deleted_at IS NULL AND r.family_id = ${login} AND r.revoked_at IS NULL)`;
}

const READ = {
  name: 'chat-login-is-live',
  text: `SELECT ${loginIsLive('$1::uuid', '$2::uuid')} AS is_live`,
};

/** Whether the account still exists and the login was not ended. */
export async function isLoginLive(
  database: Pick<Database, 'query'>,
  candidateId: string,
  loginId: string,
): Promise<boolean> {
  if (!isUuid(candidateId) || !isUuid(loginId)) return false;
  const [row] = await database.query<{ is_live: boolean }>(READ, [candidateId, loginId]);
  return row?.is_live === true;
}
