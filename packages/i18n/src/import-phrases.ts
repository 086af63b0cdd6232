import type { Language } from '@nukkad/contract';
import type { Namespace } from './namespaces.ts';

interface PhraseModule {
  readonly phrases: object;
}

/** Imports one file of phrases; bundlers make one chunk of each, so that a reader gets only their own. */
export async function importPhrases(language: Language, namespace: Namespace): Promise<object> {
  const module: PhraseModule = await import(`./${namespace}/${language}.ts`);
  return module.phrases;
}
