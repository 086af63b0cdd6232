import type { Company } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import type { CacheWrite } from '../../lib/query/cache-write.ts';
import { FOLLOWING_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

type Following = Pick<Company, 'isFollowing' | 'followers'>;

/** Changes the number of followers in the cached company, in every language. */
function changeFollowing(companyId: string, { isFollowing, followers }: Following): CacheWrite {
  return (queryClient) =>
    queryClient.setQueriesData<Company>({ queryKey: ['companies.one'] }, (before) =>
      before?.id === companyId ? { ...before, isFollowing, followers } : before,
    );
}

/** Follows or unfollows a company, with an optimistic update. */
export function useFollow(company: Company) {
  const t = useT('company');
  const { isFollowing, followers } = company;
  const next = { isFollowing: !isFollowing, followers: followers + (isFollowing ? -1 : 1) };
  return useAction('companies.follow', {
    optimistic: ({ companyId }) => ({
      write: changeFollowing(companyId, next),
      undo: changeFollowing(companyId, { isFollowing, followers }),
    }),
    write: (answer, { companyId }) => changeFollowing(companyId, answer),
    invalidates: FOLLOWING_STALE,
    callbacks: 'immediately',
    message: (answer) => t(answer.isFollowing ? 'followed' : 'unfollowed', { company: company.name }),
    failure: 'snackbar',
  });
}
