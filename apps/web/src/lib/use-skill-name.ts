import type { Localized } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';

/** A skill by its name in the reader's language, where it is a known one; else as it was written. */
export function useSkillName(names: readonly Localized[] = []): (skill: string) => string {
  const language = useLanguage();
  return (skill) => names.find(({ en }) => en.toLowerCase() === skill.toLowerCase())?.[language] ?? skill;
}
