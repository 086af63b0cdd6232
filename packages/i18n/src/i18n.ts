import type { Namespace, Namespaces } from './namespaces.ts';
import type { Translate } from './phrase-types.ts';

/** Phrases of some namespaces in one language, as returned by `loadPhrases`. */
export type LoadedPhrases = Partial<Record<Namespace, object>>;

/** Returns the text of a key in one namespace. Keys and values are not type-checked. */
export type LookUp = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The part of an i18next instance that the product uses. */
export interface I18n {
  readonly language: string;
  /** Returns the look-up function of a namespace. Null means the current language. */
  getFixedT(language: string | null, namespace: Namespace): LookUp;
  /**
   * Imports namespaces, including those that failed before. Settles when each has loaded or failed. Use
   * `loadNamespaces` instead.
   */
  reloadResources(language: string, namespaces: readonly Namespace[]): Promise<void>;
  /** Loads the used namespaces in that language, then switches to it. */
  changeLanguage(language: string): Promise<unknown>;
  hasResourceBundle(language: string, namespace: Namespace): boolean;
  getDataByLanguage(language: string): object | undefined;
  on(event: 'languageChanged', listener: () => void): void;
  off(event: 'languageChanged', listener: () => void): void;
}

/**
 * Loads the namespaces that are missing in a language, by default the current one. Settles when each has loaded or failed;
 * `hasResourceBundle` shows which. It replaces i18next's `loadNamespaces`, which never retries a failed namespace and
 * waits for all pending ones, so that on a bad connection one lost file would block every other.
 */
export async function loadNamespaces(
  i18n: Pick<I18n, 'language' | 'hasResourceBundle' | 'reloadResources'>,
  namespaces: readonly Namespace[],
  language = i18n.language,
): Promise<void> {
  const missing = namespaces.filter((name) => !i18n.hasResourceBundle(language, name));
  if (missing.length > 0) await i18n.reloadResources(language, missing);
}

/**
 * Returns the typed translate function of a loaded namespace outside React, for example for page titles on the
 * server.
 */
export function translator<N extends Namespace>(instance: I18n, namespace: N): Translate<Namespaces[N]> {
  return instance.getFixedT(null, namespace) as unknown as Translate<Namespaces[N]>;
}
