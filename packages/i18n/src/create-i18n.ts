import type { Language } from '@nukkad/contract';
import {
  type BackendModule,
  createInstance,
  type InitOptions,
  type i18n,
  type PostProcessorModule,
} from 'i18next';
import type { I18n, LoadedPhrases } from './i18n.ts';
import { loadNamespace, type Namespace } from './namespaces.ts';

/** Reads one namespace when i18next asks for it: a chunk of the build in the browser, a module on the server. */
const importedPhrases: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init() {},
  read(language, namespace, done) {
    loadNamespace(language as Language, namespace as Namespace).then(
      (phrases) => done(null, phrases as Record<string, string>),
      (reason) => done(reason instanceof Error ? reason : String(reason), false),
    );
  },
};

/** A value that ends with a full stop ("Shah & Co.") at the end of a sentence would give two.
 * Three dots stay. */
const oneFullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: (text) => text.replace(/(?<!\.)\.(?:\.(?!\.)|।)/g, (stops) => stops.slice(1)),
};

/** Texts are plain: React and `escapeHtml` escape where it is needed. A phrase missing in one language is a fault, not English. */
const SETTINGS = {
  fallbackLng: false,
  keySeparator: '.',
  nsSeparator: false,
  partialBundledLanguages: true,
  initAsync: false,
  interpolation: { escapeValue: false },
  postProcess: oneFullStop.name,
} as const satisfies InitOptions;

function createEngine(language: Language, phrases: LoadedPhrases, missing: InitOptions): i18n {
  const engine = createInstance();
  engine
    .use(importedPhrases)
    .use(oneFullStop)
    .init({
      ...SETTINGS,
      ...missing,
      lng: language,
      ns: Object.keys(phrases),
      defaultNS: 'common',
      resources: { [language]: phrases as Record<string, Record<string, string>> },
    });
  return engine;
}

/** Fetches the named namespaces in one language (server: once at start; browser: before the first render). */
export async function loadPhrases(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<LoadedPhrases> {
  const pairs = await Promise.all(
    namespaces.map(async (name) => [name, await loadNamespace(language, name)] as const),
  );
  return Object.fromEntries(pairs);
}

/**
 * The i18next instance of one page, ready at once with the phrases given. Other namespaces load when a component first
 * asks for them (it suspends); `changeLanguage` loads the namespaces in use in the new language before it changes.
 * A key without a text reads as the key, a placeholder without a value as nothing: a page is better with a hole than not shown.
 */
export function createI18n(language: Language, phrases: LoadedPhrases): I18n {
  return createEngine(language, phrases, { missingInterpolationHandler: () => '' }) as unknown as I18n;
}

/**
 * The i18next instance of a server process, for sentences in every language; starts empty. Unlike on a page, a key without
 * a text throws, and so does a placeholder without a value, so that no hole is stored, sent or spoken.
 */
export function createStrictI18n(): i18n {
  return createEngine(
    'en',
    {},
    {
      parseMissingKeyHandler: (key, _default, options) => {
        throw new Error(`No text for ${options?.ns}: ${key}`);
      },
      missingInterpolationHandler: (_text, match) => {
        throw new Error(`No value for the placeholder ${match[1]}`);
      },
    },
  );
}
