import type { Company } from '@nukkad/contract';
import { companyFollow, companyOne } from '@nukkad/contract/companies/company.routes.ts';
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
    mutationFn: () => api.call(companyFollow, { companyId: company.id }),
    // An answer under way was given before the tap: it would undo what is shown of it.
    onMutate: () => queryClient.cancelQueries({ queryKey: [companyOne.key] }),
    onSuccess: ({ isFollowing, followers }) => {
      queryClient.setQueriesData<Company>({ queryKey: [companyOne.key] }, (before) =>
        before?.id === company.id ? { ...before, isFollowing, followers } : before,
      );
      show({ text: t(isFollowing ? 'followed' : 'unfollowed', { company: company.name }) });
    },
    onError: (error) => show({ text: phrase(error) ?? '' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [companyOne.key] }),
  });
}
