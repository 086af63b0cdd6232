import { LANGUAGES, type Language } from '@nukkad/contract';
import { createStrictI18n } from './create-i18n.ts';
import { loadNamespace, type Namespace, type Namespaces } from './namespaces.ts';
import type { Translate } from './phrase-types.ts';

const i18n = createStrictI18n();

/**
 * Loads the phrases of one namespace in every language, for servers: `await` it once at start, then use
 * `texts[language]('key')`. Throws for a missing phrase or value.
 */
export async function translations<N extends Namespace>(
  namespace: N,
): Promise<Record<Language, Translate<Namespaces[N]>>> {
  const pairs = await Promise.all(
    LANGUAGES.map(async (language) => {
      i18n.addResourceBundle(language, namespace, await loadNamespace(language, namespace));
      return [language, i18n.getFixedT(language, namespace)] as const;
    }),
  );
  return Object.fromEntries(pairs) as unknown as Record<Language, Translate<Namespaces[N]>>;
}

/**
 * Replaces each {{name}} in a text from elsewhere, such as a legal text of the database. Throws if a value is missing.
 * Values are not escaped: escape them first if the text is HTML.
 */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return i18n.services.interpolator.interpolate(text, values, 'en', {});
}
