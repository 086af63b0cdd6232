import { ApiError } from '@nukkad/contract/api-error.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import type { OwnPartnerErrorCode } from '@nukkad/contract/partner/partner-errors.ts';
import { errorPhrase } from '@nukkad/i18n';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';

/** Returns a function that gives the sentence for an error of the companies' API; null if there is no error. */
export function useErrorPhrase(): (error: unknown) => string | null {
  const own = useT('partner-errors');
  const general = useT('errors');
  const language = useLanguage();
  return (error) => {
    if (error === null || error === undefined) return null;
    if (!(error instanceof PartnerApiError))
      return errorPhrase(general, language, { isOffline: error instanceof ApiError });
    const key = `code.${error.code as OwnPartnerErrorCode}` as const;
    const phrase = own(key);
    return phrase === key ? errorPhrase(general, language, { code: error.code }) : phrase;
  };
}
