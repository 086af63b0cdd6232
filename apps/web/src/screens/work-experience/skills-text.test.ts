import { expect, test } from 'vitest';
import { areSkillsFine, readSkills, skillsText } from './skills-text.ts';

test('splits by commas and removes duplicates and blanks', () => {
  expect(readSkills(' cooking,  driving ,, cooking, खाना बनाना')).toEqual([
    'cooking',
    'driving',
    'खाना बनाना',
  ]);
  expect(skillsText(['cooking', 'driving'])).toBe('cooking, driving');
});

test('only letters and spaces are valid', () => {
  expect(areSkillsFine('team work, गाडी चालवणं')).toBe(true);
  expect(areSkillsFine('')).toBe(true);
  expect(areSkillsFine('C++')).toBe(false);
});
