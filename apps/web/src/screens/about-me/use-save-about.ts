import { SUMMARY_LONGER_THAN } from '@nukkad/contract/constants.ts';
import { isLongEnough } from '@nukkad/domain/summary.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useState } from 'react';
import { PROFILE_STALE } from '../../lib/query/stale-after.ts';
import { useAction } from '../../lib/query/use-action.ts';

export interface SaveAbout {
  readonly isBusy: boolean;
  /** The error message; null without an error. */
  readonly problem: string | null;
  readonly submit: (text: string) => void;
}

/** Saves the "About me" text if it is long enough. */
export function useSaveAbout(onSaved: () => void): SaveAbout {
  const t = useT('about');
  const [isTooShort, setTooShort] = useState(false);
  const save = useAction('profile.update', {
    invalidates: PROFILE_STALE,
    message: () => t('saved'),
    onDone: onSaved,
  });
  return {
    isBusy: save.isPending,
    problem: isTooShort ? t('tooShort', { min: SUMMARY_LONGER_THAN }) : save.problem,
    submit(text) {
      setTooShort(!isLongEnough(text));
      if (isLongEnough(text)) save.run({ about: text.trim(), degrees: [] });
    },
  };
}
