import { errorPhrase } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useCallback } from 'react';
import { shownError } from './shown-error.ts';

/** Returns a function that describes an error in the reader's language; null for null. */
export function useErrorPhrase() {
  const t = useT('errors');
  const language = useLanguage();
  return useCallback(
    (error: unknown) => (error === null ? null : errorPhrase(t, language, shownError(error))),
    [t, language],
  );
}
