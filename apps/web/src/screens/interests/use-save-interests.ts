import { INTERESTS_MAX } from '@nukkad/contract/constants.ts';
import { interestsProblem } from '@nukkad/domain/interests.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useState } from 'react';
import { INTERESTS_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

/** Saves the selection if it has one to six job profiles, and refetches recommendations and profile. */
export function useSaveInterests(onSaved: () => void) {
  const t = useT('interests');
  const [found, setFound] = useState<ReturnType<typeof interestsProblem>>(null);
  const save = useAction('interests.save', {
    invalidates: INTERESTS_STALE,
    message: () => t('saved'),
    onDone: onSaved,
  });
  return {
    isBusy: save.isPending,
    error: save.problem,
    /** The error message after an attempt to save too few or too many interests; null without an error. */
    problem: found && (found === 'TOO_FEW' ? t('tooFew') : t('tooMany', { max: INTERESTS_MAX })),
    submit(chosen: readonly string[]) {
      const problem = interestsProblem(chosen);
      setFound(problem);
      if (problem === null) save.run({ jobProfiles: chosen });
    },
  };
}
