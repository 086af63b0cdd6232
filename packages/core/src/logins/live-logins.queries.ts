import { bool, uuid } from '@nukkad/db/columns.ts';
import { part, raw, sql } from '@nukkad/db/sql.ts';

type Expression = ReturnType<typeof part>;

/**
 * Returns the FROM and WHERE of a login (`r`) that has not ended, of an account that exists (`s`). The parameters are
 * SQL expressions of the ids.
 */
export const fromLiveLogin = (account: Expression, login: Expression) => part`
      FROM candidate s JOIN refresh_token r ON r.candidate_id = s.id
     WHERE s.id = ${account} AND s.deleted_at IS NULL AND r.family_id = ${login} AND r.revoked_at IS NULL`;

/** Returns an SQL condition: the account exists and the login has not ended. */
export const loginIsLive = (account: Expression, login: Expression) =>
  part`EXISTS (SELECT ${fromLiveLogin(account, login)})`;

export const selectIsLoginLive = (candidateId: string, loginId: string) =>
  sql({ isLive: bool }, 'chat-login-is-live')`
  SELECT ${loginIsLive(part`${candidateId}::uuid`, part`${loginId}::uuid`)} AS "isLive"`;

/** Returns those of the given pairs of account and login that have ended. */
export const selectEndedLogins = (accounts: readonly string[], logins: readonly string[]) =>
  sql({ login: uuid }, 'chat-ended-logins')`
  SELECT l.login FROM unnest(${accounts}::uuid[], ${logins}::uuid[]) AS l (account, login)
   WHERE NOT ${loginIsLive(raw('l.account'), raw('l.login'))}`;
