import type { Company } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';

/** Follows a company or stops it; its page follows in every language. */
export function useFollow(company: Company) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const show = useSnackbar();
  const t = useT('company');
  const phrase = useErrorPhrase();
  return useMutation({
    mutationFn: () => api.call('companies.follow', { companyId: company.id }),
    // An answer under way was given before the tap: it would undo what is shown of it.
    onMutate: () => queryClient.cancelQueries({ queryKey: ['companies.one'] }),
    onSuccess: ({ isFollowing, followers }) => {
      queryClient.setQueriesData<Company>({ queryKey: ['companies.one'] }, (before) =>
        before?.id === company.id ? { ...before, isFollowing, followers } : before,
      );
      show({ text: t(isFollowing ? 'followed' : 'unfollowed', { company: company.name }) });
    },
    onError: (error) => show({ text: phrase(error) ?? '' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['companies.one'] }),
  });
}
