import type { Language } from '@nukkad/contract';
import type { Namespace } from './namespaces.ts';

interface PhraseModule {
  readonly phrases: object;
}

/** Imports one file of phrases. Each file is a chunk of the build, so that users download only their language. */
export async function importPhrases(language: Language, namespace: Namespace): Promise<object> {
  const module: PhraseModule = await import(`./${namespace}/${language}.ts`);
  return module.phrases;
}
