import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawResume } from './draw-resume.ts';
import type { ResumeContent } from './resume-content.ts';
import { TextSetter } from './text-setter.ts';

const PAGE_HEIGHT = 841.89;
const MARGIN = 48;

const EMPTY: ResumeContent = {
  name: 'Asha Patil',
  headline: '',
  contact: ['Pune'],
  about: '',
  work: [],
  education: [],
  skills: [],
  photo: null,
};
const WORK = { title: 'Cook', place: 'Shinde Sweets', period: '2022 – 2025', text: 'Cooked for a hundred.' };
const SCHOOL = { title: 'Class 12', place: 'City School', period: '2019', text: '' };

interface Drawn {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}
let drawn: Drawn[] = [];
beforeEach(() => {
  drawn = [];
  const { draw } = TextSetter.prototype;
  vi.spyOn(TextSetter.prototype, 'draw').mockImplementation(function (this: TextSetter, text, style, x, y) {
    drawn.push({ text, x, y });
    return draw.call(this, text, style, x, y);
  });
});

async function textsOf(content: Partial<ResumeContent>): Promise<string[]> {
  await drawResume({ ...EMPTY, ...content }, 'en');
  return drawn.map(({ text }) => text);
}

const HEAD = ['Asha Patil', 'Pune'];

describe('a resume', () => {
  it('has every part once, in order', async () => {
    const parts = {
      headline: 'Cook',
      contact: ['98123 45678', 'Pune'],
      about: 'I come on time.',
      work: [WORK],
      education: [SCHOOL],
      skills: ['Tandoor', 'Roti'],
    };
    expect(await textsOf(parts)).toEqual([
      'Asha Patil',
      'Cook',
      '98123 45678 • Pune',
      'About me',
      'I come on time.',
      'Work experience',
      'Cook',
      '2022 – 2025',
      'Shinde Sweets',
      'Cooked for a hundred.',
      'Education',
      'Class 12',
      '2019',
      'City School',
      'Skills',
      'Tandoor',
      'Roti',
    ]);
  });

  it.each<[string, Partial<ResumeContent>, string[]]>([
    ['nothing', {}, []],
    ['a text', { about: 'I come on time.' }, ['About me', 'I come on time.']],
    ['a school', { education: [{ ...SCHOOL, place: '', period: '' }] }, ['Education', 'Class 12']],
    ['skills', { skills: ['Roti'] }, ['Skills', 'Roti']],
  ])('with only %s has no heading of another part', async (_what, content, expected) => {
    expect(await textsOf(content)).toEqual([...HEAD, ...expected]);
  });

  it.each([
    ['Latin', 'a'.repeat(200)],
    ['Devanagari', 'काम'.repeat(80)],
  ])('breaks a long word of %s letters into lines', async (_script, word) => {
    const lines = (await textsOf({ about: word })).filter((text) => word.includes(text));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(word);
  });

  it('keeps all texts between the margins of its pages', async () => {
    const skills = Array.from({ length: 400 }, (_, number) => `Skill ${number}`);
    await drawResume({ ...EMPTY, work: Array(12).fill(WORK), skills }, 'en');
    const ys = drawn.map(({ y }) => y);
    expect(Math.max(...ys)).toBeLessThanOrEqual(PAGE_HEIGHT - MARGIN);
    expect(Math.min(...drawn.map(({ x }) => x))).toBeGreaterThanOrEqual(MARGIN);
    const newPages = ys.filter((y, index) => y < (ys[index - 1] ?? 0) - PAGE_HEIGHT / 2);
    expect(newPages.length).toBeGreaterThan(0);
    const places = drawn.slice(-skills.length);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(skills.length);
  });
});
