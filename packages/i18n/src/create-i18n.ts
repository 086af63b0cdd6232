import type { Language } from '@nukkad/contract';
import {
  type BackendModule,
  createInstance,
  type InitOptions,
  type i18n,
  type PostProcessorModule,
} from 'i18next';
import type { I18n, LoadedPhrases } from './i18n.ts';
import { isolated } from './isolated.ts';
import { loadNamespace, type Namespace } from './namespaces.ts';

/**
 * i18next backend that imports a namespace on demand. In the browser each namespace is a chunk of the build, on the
 * server a module.
 */
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

/**
 * i18next post-processor that removes a double full stop, which occurs if a value such as "Shah & Co." ends the
 * sentence. An ellipsis stays.
 */
const oneFullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: (text) => text.replace(/(?<!\.)\.(?:\.(?!\.)|।)/g, (stops) => stops.slice(1)),
};

/**
 * i18next options. Values are not escaped, because React and `escapeHtml` do that. There is no fallback to English,
 * so that a missing phrase is noticed.
 */
const SETTINGS = {
  fallbackLng: false,
  keySeparator: '.',
  nsSeparator: false,
  partialBundledLanguages: true,
  initAsync: false,
  interpolation: { escapeValue: false },
  postProcess: oneFullStop.name,
} as const satisfies InitOptions;

function createEngine(language: Language, phrases: LoadedPhrases, options: InitOptions): i18n {
  const engine = createInstance();
  engine
    .use(importedPhrases)
    .use(oneFullStop)
    .init({
      ...SETTINGS,
      ...options,
      lng: language,
      ns: Object.keys(phrases),
      defaultNS: 'common',
      resources: { [language]: phrases as Record<string, Record<string, string>> },
    });
  return engine;
}

/**
 * Interpolation of sentences on a page: values cannot reorder the words around them. React escapes HTML, so this replaces
 * i18next's escaping.
 */
const ISOLATED = { escapeValue: true, escape: isolated } as const satisfies InitOptions['interpolation'];

/** Imports namespaces in one language. The server calls it once at start, the browser before the first render. */
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
 * Creates the i18next instance of one page with the given phrases; it can be used at once. Other namespaces load when a
 * component first uses them, which suspends it. `changeLanguage` first loads the used namespaces in the new language. A
 * missing phrase is shown as its key, and a missing value as nothing, because a page with a gap is better than none. Values
 * with letters that are written from right to left are between Unicode isolates.
 */
export function createI18n(language: Language, phrases: LoadedPhrases): I18n {
  const options = { interpolation: ISOLATED, missingInterpolationHandler: () => '' };
  return createEngine(language, phrases, options) as unknown as I18n;
}

/**
 * Creates the i18next instance of a server process, without any phrases loaded. Throws for a missing phrase or value,
 * so that no incomplete text is stored or sent. Values stay as they are, because text messages and files need them so.
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
