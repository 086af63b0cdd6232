import type { Localized } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';

/** Returns a function that translates a skill into the reader's language. Unknown skills are returned as they are. */
export function useSkillName(names: readonly Localized[] = []): (skill: string) => string {
  const language = useLanguage();
  return (skill) => names.find(({ en }) => en.toLowerCase() === skill.toLowerCase())?.[language] ?? skill;
}
