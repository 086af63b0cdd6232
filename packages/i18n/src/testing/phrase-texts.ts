import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@nukkad/contract';
import { loadNamespace, type Namespace } from '../namespaces.ts';

/** All namespaces of phrases. */
export const ALL_NAMESPACES = readdirSync(join(import.meta.dirname, '..'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name as Namespace);

/** A letter of any script, or a vowel sign. */
export const LETTER = String.raw`[\p{L}\p{M}]`;

/** Returns a pattern of whole words. `words` is a pattern, such as `day|days`. */
export const asWords = (words: string) => new RegExp(`(?<!${LETTER})(?:${words})(?!${LETTER})`, 'giu');

function texts(phrases: object, prefix: string): [string, string][] {
  return Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value]] : texts(value, `${prefix}.${key}`),
  );
}

/** Returns the texts of a namespace in a language by their dotted keys, which begin with its name. */
export async function textsOf(language: Language, name: Namespace): Promise<ReadonlyMap<string, string>> {
  return new Map(texts(await loadNamespace(language, name), name));
}
