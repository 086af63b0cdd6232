import type { Namespace } from '@nukkad/i18n';
import { useT } from '@nukkad/i18n/react.ts';
import type { Services } from '../../lib/services.ts';
import { LegalText, loadLegalText } from './legal-text.tsx';

export const namespaces: readonly Namespace[] = ['reading'];

export function load(services: Services): Promise<void> {
  return loadLegalText(services, 'privacy');
}

/** The privacy policy. */
export function PrivacyScreen() {
  return <LegalText text="privacy" title={useT('nav')('privacy')} path="/privacypolicy" />;
}

export { PrivacyScreen as Screen };
