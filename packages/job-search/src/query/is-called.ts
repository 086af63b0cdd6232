import type { Localized } from '@nukkad/contract';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';

/** Whether a text is the name of something in one of the languages. */
export const isCalled = (names: Localized | undefined, text: string): boolean =>
  Object.values(names ?? {}).some((name) => wordsOf(name).join(' ') === text);
