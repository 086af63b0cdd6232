import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { settingsProblem } from './settings-problem.ts';

const run = promisify(execFile);
const START_MS = 60_000;

it('lists invalid and missing settings in one line, each by its name', () => {
  const problems = settingsProblem([
    { path: ['DATABASE_URL'], message: 'Invalid input: expected string, received undefined' },
    { path: ['PORT'], message: 'Invalid input: expected number, received NaN' },
  ]);
  expect(problems).toBe('DATABASE_URL is missing; PORT: Invalid input: expected number, received NaN');
});

it.each([
  ['apps/api/src/server.ts', 'API settings: DATABASE_URL is missing; JWT_SECRET is missing\n'],
  ['apps/worker/src/server.ts', 'Worker settings: DATABASE_URL is missing; JWT_SECRET is missing\n'],
  ['apps/chat/src/server.ts', 'Chat settings: DATABASE_URL is missing; JWT_SECRET is missing\n'],
  ['apps/web/server/main.ts', 'Web server settings: API_ORIGIN is missing; CHAT_ORIGIN is missing\n'],
  ['packages/migrations/src/main.ts', 'DATABASE_URL is missing\n'],
  ['packages/demo-data/src/main.ts', 'DATABASE_URL is missing\n'],
])(
  '%s prints only that line and exits if settings are missing',
  async (path, stderr) => {
    const file = fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
    const env = { PATH: process.env.PATH };
    await expect(run(process.execPath, [file], { env })).rejects.toMatchObject({ code: 1, stderr });
  },
  START_MS,
);
