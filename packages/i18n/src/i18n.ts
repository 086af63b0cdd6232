import type { Namespace, Namespaces } from './namespaces.ts';
import type { Translate } from './phrase-types.ts';

/** Phrases of some namespaces in one language, as `loadPhrases` answers them. */
export type LoadedPhrases = Partial<Record<Namespace, object>>;

/** Looks a key up in one namespace and fills in its values; answers the key where there is no text. */
export type LookUp = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * One reader's phrases: the part of i18next's instance that the product uses. `createI18n` answers i18next itself,
 * `createBrowserI18n` the same in a tenth of its bytes.
 */
export interface I18n {
  readonly language: string;
  /** Null: the language of the moment. */
  getFixedT(language: string | null, namespace: Namespace): LookUp;
  /** Settles when they came or failed; `hasResourceBundle` tells which. */
  loadNamespaces(namespaces: Namespace | readonly Namespace[]): Promise<void>;
  /** Loads what is in use in that language, then changes. */
  changeLanguage(language: string): Promise<unknown>;
  hasResourceBundle(language: string, namespace: Namespace): boolean;
  getDataByLanguage(language: string): object | undefined;
  on(event: 'languageChanged', listener: () => void): void;
  off(event: 'languageChanged', listener: () => void): void;
}

/** The phrases of a namespace outside React (page titles on the server); the namespace must be loaded. */
export function translator<N extends Namespace>(instance: I18n, namespace: N): Translate<Namespaces[N]> {
  return instance.getFixedT(null, namespace) as unknown as Translate<Namespaces[N]>;
}
