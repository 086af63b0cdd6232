import type { I18n, LookUp } from './i18n.ts';
import type { Namespace } from './namespaces.ts';

const functions = new WeakMap<I18n, Map<string, LookUp>>();

/** Asks i18next once for a text without values: it takes some 4 µs, and a list asks for each label again with every card. */
function keepingTexts(t: LookUp): LookUp {
  const texts = new Map<string, string>();
  return (key, values) => {
    const known = values === undefined ? texts.get(key) : undefined;
    if (known !== undefined) return known;
    const text = t(key, values);
    // A key without a text comes back as it is, as long as its namespace is not here.
    if (values === undefined && text !== key) texts.set(key, text);
    return text;
  };
}

/** i18next's `getFixedT` for one language and namespace, the same function each time; texts without values are cached. */
export function fixedT(i18n: I18n, language: string, namespace: Namespace): LookUp {
  const known = functions.get(i18n) ?? new Map<string, LookUp>();
  functions.set(i18n, known);
  const name = `${language}/${namespace}`;
  const t = known.get(name) ?? keepingTexts(i18n.getFixedT(language, namespace));
  known.set(name, t);
  return t;
}
