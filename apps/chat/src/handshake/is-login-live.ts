import type { Database } from '@nukkad/db';

const IS_LOGIN_LIVE = `
  SELECT 1
    FROM candidate c
   WHERE c.id = $1::uuid AND c.deleted_at IS NULL
     AND EXISTS (SELECT FROM refresh_token r
                  WHERE r.family_id = $2::uuid AND r.candidate_id = c.id AND r.revoked_at IS NULL)`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether the account still exists and the login was not ended. */
export async function isLoginLive(
  database: Pick<Database, 'query'>,
  candidateId: string,
  loginId: string,
): Promise<boolean> {
  if (!UUID.test(candidateId) || !UUID.test(loginId)) return false;
  const rows = await database.query(IS_LOGIN_LIVE, [candidateId, loginId]);
  return rows.length > 0;
}
