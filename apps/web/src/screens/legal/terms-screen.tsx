import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import type { Services } from '../../lib/services.ts';
import { LegalText, loadLegalText } from './legal-text.tsx';

export const namespaces: readonly Namespace[] = ['reading'];

export function load(services: Services): Promise<void> {
  return loadLegalText(services, 'terms');
}

/** The terms of use. */
export function TermsScreen() {
  return <LegalText text="terms" title={useT('reading')('terms')} path="/terms" />;
}

export { TermsScreen as Screen };
