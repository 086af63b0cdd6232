import { isLettersOnly, tidyName } from '@nukkad/domain/person-name.ts';

/** Splits comma-separated skills and removes duplicates. */
export function readSkills(text: string): readonly string[] {
  const skills = text
    .split(/[,،;\n]/)
    .map(tidyName)
    .filter((skill) => skill !== '');
  return [...new Set(skills)];
}

export function skillsText(skills: readonly string[]): string {
  return skills.join(', ');
}

/** Returns whether each skill contains only letters and spaces. */
export function areSkillsFine(text: string): boolean {
  return readSkills(text).every(isLettersOnly);
}
