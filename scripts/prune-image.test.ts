import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { foldersOfImage } from './prune-image.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOCKERFILE = readFileSync(`${ROOT}/docker/Dockerfile`, 'utf8');
const TOOLS = ['packages/embedded-db', 'packages/testing', 'packages/judged-queries'];

/** What a stage of the Dockerfile installs, and what it keeps. */
function stage(name: string): { installed: string[]; remaining: string[] } {
  const text = DOCKERFILE.split(/^FROM /m).find((part) => part.startsWith(`source AS ${name}\n`)) ?? '';
  const installed = [...text.matchAll(/--filter-prod "([^"]+)\.\.\."/g)].map(([, found]) => String(found));
  const remaining = /prune-image\.mjs (.+)$/m.exec(text)?.[1]?.split(' ') ?? [];
  return { installed, remaining };
}

describe('an image', () => {
  it.each(['api-files', 'chat-files', 'web-files'])('of %s keeps what it installs, and no tools', (name) => {
    const { installed, remaining } = stage(name);
    expect(remaining.length).toBeGreaterThan(0);
    expect(remaining).toEqual(installed);
    for (const tool of TOOLS) expect(foldersOfImage(ROOT, remaining)).not.toContain(tool);
  });

  it('of the API can migrate and seed', () => {
    const folders = foldersOfImage(ROOT, stage('api-files').remaining);
    expect(folders).toEqual(
      expect.arrayContaining([
        'apps/api',
        'apps/ops',
        'packages/migrations',
        'packages/schema-engine',
        'packages/seed',
      ]),
    );
  });

  it('of the chat carries neither migrations nor what fills a database', () => {
    const folders = foldersOfImage(ROOT, stage('chat-files').remaining);
    expect(folders).toContain('packages/db');
    for (const other of ['apps/api', 'packages/migrations', 'packages/schema-engine', 'packages/seed']) {
      expect(folders).not.toContain(other);
    }
  });

  it('is of known packages alone', () => {
    expect(() => foldersOfImage(ROOT, ['@nukkad/none'])).toThrow('There is no package @nukkad/none');
  });
});
