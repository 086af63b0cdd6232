import { expect, test } from 'vitest';
import { fileProblem, megabytes, RESUME_RULE } from './file-problem.ts';

test.each(['cv.pdf', 'My CV.DOCX', 'रिज़्यूमे.doc'])('%s is allowed as a resume', (name) => {
  expect(fileProblem({ name, size: 1000 }, RESUME_RULE)).toBeNull();
});

test.each(['cv.pdf.exe', 'cv', 'cv.odt', 'docx'])('%s is not allowed', (name) => {
  expect(fileProblem({ name, size: 1000 }, RESUME_RULE)).toBe('TYPE');
});

test('the limit itself is allowed, one byte more is not', () => {
  const size = RESUME_RULE.bytesMax;
  expect(fileProblem({ name: 'cv.pdf', size }, RESUME_RULE)).toBeNull();
  expect(fileProblem({ name: 'cv.pdf', size: size + 1 }, RESUME_RULE)).toBe('TOO_LARGE');
  expect(megabytes(RESUME_RULE)).toBe(5);
});

test.each([
  [0, 'EMPTY'],
  [1, null],
])('a file of %d bytes is %s', (size, problem) => {
  expect(fileProblem({ name: 'cv.pdf', size }, RESUME_RULE)).toBe(problem);
});
