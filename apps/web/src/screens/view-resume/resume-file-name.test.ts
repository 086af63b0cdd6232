import { expect, test } from 'vitest';
import { resumeFileName } from './resume-file-name.ts';

test.each([
  ['Meena Jadhav', 'cv.pdf', 'Meena_resume.pdf'],
  ['सीमा यादव', 'My CV.DOCX', 'सीमा_resume.docx'],
  [' ', 'file', 'my_resume.pdf'],
])('%s and %s give %s', (name, file, saved) => {
  expect(resumeFileName(name, file)).toBe(saved);
});
