import type { I18n, LookUp } from './i18n.ts';
import type { Namespace } from './namespaces.ts';

const functions = new WeakMap<I18n, Map<string, LookUp>>();

/**
 * Wraps a look-up function and caches texts without values. i18next needs about 4 µs for a look-up, and lists repeat
 * the same labels on every card.
 */
function cachingTexts(t: LookUp): LookUp {
  const texts = new Map<string, string>();
  return (key, values) => {
    const known = values === undefined ? texts.get(key) : undefined;
    if (known !== undefined) return known;
    const text = t(key, values);
    // i18next returns the key itself until the namespace is loaded; that is not cached.
    if (values === undefined && text !== key) texts.set(key, text);
    return text;
  };
}

/** Returns i18next's `getFixedT`, memoized by language and namespace. Texts without values are cached. */
export function fixedT(i18n: I18n, language: string, namespace: Namespace): LookUp {
  const known = functions.get(i18n) ?? new Map<string, LookUp>();
  functions.set(i18n, known);
  const name = `${language}/${namespace}`;
  const t = known.get(name) ?? cachingTexts(i18n.getFixedT(language, namespace));
  known.set(name, t);
  return t;
}
