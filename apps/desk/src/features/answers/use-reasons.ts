import { answerReasons } from '@nukkad/contract/partner/answer.routes.ts';
import { usePartnerQuery } from '../../lib/partner-query.ts';

/** Returns the query of the reasons for a refusal, and a function that finds one by its key. */
export function useReasons() {
  const query = usePartnerQuery(answerReasons, {});
  return {
    query,
    reasonOf: (key: string) => query.data?.items.find((reason) => reason.key === key),
  };
}
