import { SUMMARY_LONGER_THAN } from '@nukkad/contract/constants.ts';
import { isLongEnough } from '@nukkad/contract/rules/summary.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useProfileChanged } from '../../lib/profile/profile-query.ts';
import { useErrorPhrase } from '../../lib/query/use-error-phrase.ts';
import { useServices } from '../../lib/services.ts';

export interface SaveAbout {
  readonly isBusy: boolean;
  /** What is wrong, in words; null where nothing is. */
  readonly problem: string | null;
  readonly submit: (text: string) => void;
}

/** Saves the text when it is long enough. */
export function useSaveAbout(onSaved: () => void): SaveAbout {
  const t = useT('about');
  const { api } = useServices();
  const phrase = useErrorPhrase();
  const show = useSnackbar();
  const profileChanged = useProfileChanged();
  const [isTooShort, setTooShort] = useState(false);
  const save = useMutation({
    mutationFn: (about: string) => api.call('profile.update', { about: about.trim(), degrees: [] }),
    onSuccess: async () => {
      await profileChanged();
      show({ text: t('saved') });
      onSaved();
    },
  });
  return {
    isBusy: save.isPending,
    problem: isTooShort ? t('tooShort', { min: SUMMARY_LONGER_THAN }) : phrase(save.error),
    submit(text) {
      setTooShort(!isLongEnough(text));
      if (isLongEnough(text) && !save.isPending) save.mutate(text);
    },
  };
}
