import type { Namespaces } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import { useCallback } from 'react';

type Reason = keyof Namespaces['checks']['reasons'];

/** Every reason that the checks know; a newer server may know more. */
const REASONS: Readonly<Record<Reason, true>> = {
  'number-seen': true,
  'number-malformed': true,
  'number-missing': true,
  'waits-for-operator': true,
  'contact-answered': true,
  'contact-malformed': true,
  'contact-blocked': true,
  'in-city': true,
  'far-from-city': true,
  'names-another-place': true,
  'asks-no-money': true,
  'asks-money': true,
  'pay-plausible': true,
  'pay-not-told': true,
  'below-minimum-wage': true,
  'too-good-to-be-true': true,
};

const isReason = (reason: string): reason is Reason => Object.hasOwn(REASONS, reason);

/** Why a check ended as it did, in the reader's language; null where that is not told. */
export function useCheckReason(): (reason: string | null) => string | null {
  const t = useT('checks');
  return useCallback((reason) => (reason !== null && isReason(reason) ? t(`reasons.${reason}`) : null), [t]);
}
