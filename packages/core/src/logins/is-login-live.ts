import type { Database } from '@nukkad/db';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { selectIsLoginLive } from './live-logins.queries.ts';

/** Whether the account exists and the login has not ended. */
export async function isLoginLive(
  database: Pick<Database, 'query'>,
  candidateId: string,
  loginId: string,
): Promise<boolean> {
  if (!isUuid(candidateId) || !isUuid(loginId)) return false;
  const [row] = await database.query(selectIsLoginLive(candidateId, loginId));
  return row?.isLive === true;
}
