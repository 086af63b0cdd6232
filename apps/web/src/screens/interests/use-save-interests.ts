import { INTERESTS_MAX } from '@nukkad/contract/constants.ts';
import { interestsProblem } from '@nukkad/contract/rules/interests.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';

/** Saves the choice when there are one to six; picks and profile follow it. */
export function useSaveInterests(onSaved: () => void) {
  const t = useT('interests');
  const { api } = useServices();
  const phrase = useErrorPhrase();
  const show = useSnackbar();
  const queryClient = useQueryClient();
  const [found, setFound] = useState<ReturnType<typeof interestsProblem>>(null);
  const save = useMutation({
    mutationFn: (jobProfiles: readonly string[]) => api.call('interests.save', { jobProfiles }),
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      show({ text: t('saved') });
      onSaved();
    },
  });
  return {
    isBusy: save.isPending,
    error: phrase(save.error),
    /** Told after a try with too few or too many. */
    problem: found && (found === 'TOO_FEW' ? t('tooFew') : t('tooMany', { max: INTERESTS_MAX })),
    submit(chosen: readonly string[]) {
      const problem = interestsProblem(chosen);
      setFound(problem);
      if (problem === null && !save.isPending) save.mutate(chosen);
    },
  };
}
