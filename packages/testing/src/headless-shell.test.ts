import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { unpackOnce } from './headless-shell.ts';

let folder: string;
let archive: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unpack-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  archive = join(folder, 'program.br');
  file = join(folder, 'in', 'program');
  writeFileSync(archive, brotliCompressSync('#!/bin/sh\necho runs\n'));
});

describe('unpackOnce', () => {
  it('unpacks a program that runs, also when two processes unpack it at once', async () => {
    const files = await Promise.all([unpackOnce(archive, file), unpackOnce(archive, file)]);
    expect(files).toEqual([file, file]);
    expect(execFileSync(file, { encoding: 'utf8' })).toBe('runs\n');
    expect(readdirSync(join(folder, 'in'))).toEqual(['program']);
  });

  it('does not change an existing program', async () => {
    await unpackOnce(archive, file);
    writeFileSync(archive, brotliCompressSync('another'));
    await unpackOnce(archive, file);
    expect(readFileSync(file, 'utf8')).toContain('echo runs');
  });

  it('leaves no broken program if the archive is truncated', async () => {
    writeFileSync(archive, readFileSync(archive).subarray(0, 8));
    await expect(unpackOnce(archive, file)).rejects.toThrow();
    expect(readdirSync(join(folder, 'in'))).toEqual([]);
  });
});
