import { ApiError } from '@nukkad/contract/api-error.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import type { OwnPartnerErrorCode } from '@nukkad/contract/partner/partner-errors.ts';
import { errorPhrase } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';

/** Returns a function that gives the sentence for an error code of the companies' API. */
export function usePartnerErrorCodePhrase(): (code: string) => string {
  const own = useT('partner-errors');
  const general = useT('errors');
  const language = useLanguage();
  return (code) => {
    const key = `code.${code as OwnPartnerErrorCode}` as const;
    const phrase = own(key);
    return phrase === key ? errorPhrase(general, language, { code }) : phrase;
  };
}

/** Returns a function that gives the sentence for an error of the companies' API; null if there is no error. */
export function useErrorPhrase(): (error: unknown) => string | null {
  const general = useT('errors');
  const language = useLanguage();
  const phraseOf = usePartnerErrorCodePhrase();
  return (error) => {
    if (error === null || error === undefined) return null;
    if (error instanceof PartnerApiError) return phraseOf(error.code);
    return errorPhrase(general, language, { isOffline: error instanceof ApiError });
  };
}
