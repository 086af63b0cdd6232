import { ApiError } from '@nukkad/contract/api-error.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import type { OwnPartnerErrorCode } from '@nukkad/contract/partner/partner-errors.ts';
import { errorPhrase } from '@nukkad/i18n';
import { useLanguage, useLaterT, useT } from '@nukkad/i18n/react.ts';

/**
 * Returns a function that gives the sentence for an error code of the companies' API. Its own codes are described in
 * general words until their phrases have loaded.
 */
export function usePartnerErrorCodePhrase(): (code: string) => string {
  const own = useLaterT('partner-errors');
  const general = useT('errors');
  const language = useLanguage();
  return (code) => {
    const key = `code.${code as OwnPartnerErrorCode}` as const;
    const phrase = own?.(key) ?? key;
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
