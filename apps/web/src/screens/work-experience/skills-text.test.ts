import { expect, test } from 'vitest';
import { areSkillsFine, readSkills, skillsText } from './skills-text.ts';

test('commas part the skills, doubles and blanks go', () => {
  expect(readSkills(' cooking,  driving ,, cooking, खाना बनाना')).toEqual([
    'cooking',
    'driving',
    'खाना बनाना',
  ]);
  expect(skillsText(['cooking', 'driving'])).toBe('cooking, driving');
});

test('letters and spaces alone are fine', () => {
  expect(areSkillsFine('team work, गाडी चालवणं')).toBe(true);
  expect(areSkillsFine('')).toBe(true);
  expect(areSkillsFine('C++')).toBe(false);
});
