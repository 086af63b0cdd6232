import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { benchFolder } from './bench-folder.ts';

let repository: string;
const temporary = join(tmpdir(), 'nukkad-bench');

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'repository-'));
  onTestFinished(() => rmSync(repository, { recursive: true }));
});

describe('benchFolder', () => {
  it('is in the repository if PostgreSQL’s user can access it', () => {
    expect(benchFolder(repository, () => true)).toBe(join(repository, '.nukkad/bench'));
  });

  it('is temporary if npm start as root has created the folder for root only', () => {
    mkdirSync(join(repository, '.nukkad'), { mode: 0o700 });
    const isOpen = (folder: string) => folder === repository;
    expect(benchFolder(repository, isOpen)).toBe(temporary);
  });

  it('is temporary if the repository is not accessible', () => {
    expect(benchFolder(repository, () => false)).toBe(temporary);
  });
});
