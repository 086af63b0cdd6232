import { isLettersOnly, tidyName } from '@nukkad/domain/person-name.ts';

/** Skills as typed with commas between; once each, in order. */
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

/** Whether each skill is made of letters and spaces. */
export function areSkillsFine(text: string): boolean {
  return readSkills(text).every(isLettersOnly);
}
