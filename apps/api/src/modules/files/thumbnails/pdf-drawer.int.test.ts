import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DRAWER_BOUNDS, PdfDrawer } from '@nukkad/core/files/thumbnails/pdf-drawer.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bombPdf, endlessPdf } from '../../../../test/hostile-pdf.ts';
import { samplePdf } from '../../../../test/sample-files.ts';

const SCRIPT = fileURLToPath(new URL('../../../../test/draw-pdfs.ts', import.meta.url));
/** Maximum growth of the process in megabytes. A leaked second thread would exceed it. */
const GROWTH_MEGABYTES_MAX = 2 * DRAWER_BOUNDS.memoryMegabytes;

let drawer: PdfDrawer;
let folder: string;
let ordinary: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nukkad-pdf-'));
  ordinary = await samplePdf();
});
afterEach(() => drawer?.end());
afterAll(() => rmSync(folder, { recursive: true }));

const outcomeOf = (pdf: Buffer): Promise<string> =>
  drawer.draw(pdf).then(
    () => 'drawn',
    (error: Error) => error.message,
  );

describe('PdfDrawer', () => {
  it('reuses its thread for the next page', async () => {
    drawer = new PdfDrawer();
    expect(await Promise.all([ordinary, ordinary, ordinary].map(outcomeOf))).toEqual(Array(3).fill('drawn'));
    expect(drawer.threadsStarted).toBe(1);
  });

  it('stops drawing an endless page, and draws the next file in a new thread', async () => {
    drawer = new PdfDrawer({ ...DRAWER_BOUNDS, patienceSeconds: 60 });
    const outcomes = await Promise.all([outcomeOf(endlessPdf()), outcomeOf(ordinary)]);
    expect(outcomes).toEqual(['the page took too long', 'drawn']);
    expect(drawer.threadsStarted).toBe(2);
  });

  it.each([
    ['unpacks beyond the memory', () => bombPdf()],
    ['is broken', () => Buffer.from('%PDF-1.7 and nothing more')],
  ])('fails for a file that %s, and draws the next', async (_what, make) => {
    drawer = new PdfDrawer({ ...DRAWER_BOUNDS, seconds: 20, patienceSeconds: 60 });
    const outcomes = await Promise.all([outcomeOf(make()), outcomeOf(ordinary)]);
    expect(outcomes[0]).not.toMatch(/drawn|too long/);
    expect(outcomes[1]).toBe('drawn');
  });

  it('rejects a file while the queue is full', async () => {
    drawer = new PdfDrawer({ ...DRAWER_BOUNDS, waiting: 2, patienceSeconds: 60 });
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => outcomeOf(ordinary)));
    expect(outcomes).toEqual(['drawn', 'drawn', 'drawn', 'too much waits']);
  });

  it('rejects a file that has waited too long, and draws the next', async () => {
    drawer = new PdfDrawer({ ...DRAWER_BOUNDS, seconds: 1, patienceSeconds: 0.5 });
    const outcomes = await Promise.all([outcomeOf(endlessPdf()), outcomeOf(ordinary), outcomeOf(ordinary)]);
    expect(outcomes).toEqual(['the page took too long', 'waited too long', 'waited too long']);
    expect(drawer.threadsStarted).toBe(1);
    drawer = new PdfDrawer();
    expect(await outcomeOf(ordinary)).toBe('drawn');
  });

  it('ends a thread whose memory has grown above the limit', async () => {
    drawer = new PdfDrawer({ ...DRAWER_BOUNDS, seconds: 20, maxMegabytes: 16 });
    // The page needs more memory than a thread may keep, but less than it may use.
    expect(await outcomeOf(bombPdf(1))).toBe('drawn');
    expect(await outcomeOf(ordinary)).toBe('drawn');
    expect(drawer.threadsStarted).toBe(2);
  });

  it('limits the memory for many hostile files at once', async () => {
    const good = join(folder, 'good.pdf');
    const bomb = join(folder, 'bomb.pdf');
    writeFileSync(good, ordinary);
    writeFileSync(bomb, bombPdf());
    const run = await promisify(execFile)(process.execPath, [SCRIPT, good, ...Array(20).fill(bomb)]);
    const { outcomes, grownBy } = JSON.parse(run.stdout);
    expect(outcomes).toHaveLength(20);
    expect(outcomes).not.toContain('drawn');
    // One is drawn and sixteen wait; the last three are rejected.
    expect(outcomes.slice(-3)).toEqual(Array(3).fill('too much waits'));
    expect(outcomes.slice(0, 17)).not.toContain('too much waits');
    expect(grownBy).toBeLessThan(GROWTH_MEGABYTES_MAX);
  });
});
