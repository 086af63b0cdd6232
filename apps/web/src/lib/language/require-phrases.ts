import { loadNamespaces, type Namespace } from '@nukkad/i18n';
import type { Services } from '../services.ts';

/**
 * Loads phrases, and throws if some did not come: `loadNamespaces` settles either way, and keys would be shown for texts.
 * Race: of a language that is chosen meanwhile the parts on the screen wait for theirs.
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
