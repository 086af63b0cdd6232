import type { Namespace, Namespaces } from './namespaces.ts';
import type { Translate } from './phrase-types.ts';

/** Phrases of some namespaces in one language, as `loadPhrases` returns them. */
export type LoadedPhrases = Partial<Record<Namespace, object>>;

/** i18next's `getFixedT` of one namespace, for keys and values that the types do not know. */
export type LookUp = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** One reader's phrases: the part of an i18next instance that the product uses. */
export interface I18n {
  readonly language: string;
  /** Null: the language of the moment. */
  getFixedT(language: string | null, namespace: Namespace): LookUp;
  /** Imports namespaces, also those that failed before; settles when they came or failed. Call `loadNamespaces`. */
  reloadResources(language: string, namespaces: readonly Namespace[]): Promise<void>;
  /** Loads the namespaces in use in that language, then changes. */
  changeLanguage(language: string): Promise<unknown>;
  hasResourceBundle(language: string, namespace: Namespace): boolean;
  getDataByLanguage(language: string): object | undefined;
  on(event: 'languageChanged', listener: () => void): void;
  off(event: 'languageChanged', listener: () => void): void;
}

/**
 * Loads the namespaces that are not here yet in the language of the moment. Settles when they came or failed;
 * `hasResourceBundle` says which. i18next's own `loadNamespaces` never fetches again what failed once, and waits for all
 * that is under way: on a patchy line one lost file would hold up every other.
 */
export async function loadNamespaces(
  i18n: Pick<I18n, 'language' | 'hasResourceBundle' | 'reloadResources'>,
  namespaces: readonly Namespace[],
): Promise<void> {
  const { language } = i18n;
  const missing = namespaces.filter((name) => !i18n.hasResourceBundle(language, name));
  if (missing.length > 0) await i18n.reloadResources(language, missing);
}

/** The phrases of a namespace outside React (page titles on the server); the namespace must be loaded. */
export function translator<N extends Namespace>(instance: I18n, namespace: N): Translate<Namespaces[N]> {
  return instance.getFixedT(null, namespace) as unknown as Translate<Namespaces[N]>;
}
