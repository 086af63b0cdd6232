import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { benchFolder } from './bench-folder.ts';

let repository: string;
const elsewhere = join(tmpdir(), 'nukkad-bench');

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'repository-'));
  onTestFinished(() => rmSync(repository, { recursive: true }));
});

describe('the folder of a bench’s databases', () => {
  it('is in the repository if PostgreSQL’s user can come there', () => {
    expect(benchFolder(repository, () => true)).toBe(join(repository, '.nukkad/bench'));
  });

  it('is elsewhere if npm start as root has closed its folder', () => {
    mkdirSync(join(repository, '.nukkad'), { mode: 0o700 });
    const isOpen = (folder: string) => folder === repository;
    expect(benchFolder(repository, isOpen)).toBe(elsewhere);
  });

  it('is elsewhere if the repository is closed', () => {
    expect(benchFolder(repository, () => false)).toBe(elsewhere);
  });
});
