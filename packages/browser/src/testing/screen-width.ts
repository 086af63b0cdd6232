import { afterAll, beforeAll } from 'vitest';

/** The width of the test's browser when it starts, in CSS pixels. */
const USUAL_WIDTH = 1024;

function setWidth(width: number): void {
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({
    width,
  });
}

/** Gives the test's browser a width in CSS pixels for the tests of a file. Later files of the same worker have the usual one. */
export function showAtWidth(width: number): void {
  beforeAll(() => setWidth(width));
  afterAll(() => setWidth(USUAL_WIDTH));
}
