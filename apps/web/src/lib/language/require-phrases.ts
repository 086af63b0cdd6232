import { loadNamespaces, type Namespace } from '@nukkad/i18n';
import type { Services } from '../services.ts';

/**
 * Loads phrases, and throws if some are missing. `loadNamespaces` does not reject, so the page would show keys. Only
 * the language of the call is checked. If the reader changes it meanwhile, components suspend until the new phrases
 * are loaded.
 */
export async function requirePhrases(
  { i18n }: Pick<Services, 'i18n'>,
  namespaces: readonly Namespace[],
): Promise<void> {
  const { language } = i18n;
  await loadNamespaces(i18n, namespaces);
  const missing = namespaces.find((name) => !i18n.hasResourceBundle(language, name));
  if (missing) throw new Error(`The phrases of ${missing} could not be imported`);
}
