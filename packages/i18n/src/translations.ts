import type { Language } from '@nukkad/contract';
import { fillPlaceholders } from './fill-placeholders.ts';
import type { LookUp } from './i18n.ts';
import { textOf } from './look-up.ts';
import { loadNamespace, type Namespace, type Namespaces } from './namespaces.ts';
import type { Translate } from './phrase-types.ts';

async function lookUpOf(language: Language, namespace: Namespace): Promise<LookUp> {
  const phrases = await loadNamespace(language, namespace);
  const rules = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const text = textOf(phrases, key, values.count, rules);
    if (text === undefined) throw new Error(`No text for ${namespace}: ${key}`);
    return fillPlaceholders(text, values);
  };
}

/**
 * The phrases of one namespace in every language, for a server with many readers: `await` it once while it starts, then
 * `texts[language]('key')`. A key without a text throws, and so does a placeholder without a value.
 */
export async function translations<N extends Namespace>(
  namespace: N,
): Promise<Record<Language, Translate<Namespaces[N]>>> {
  const [en, hi, mr] = await Promise.all([
    lookUpOf('en', namespace),
    lookUpOf('hi', namespace),
    lookUpOf('mr', namespace),
  ]);
  return { en, hi, mr } as unknown as Record<Language, Translate<Namespaces[N]>>;
}
