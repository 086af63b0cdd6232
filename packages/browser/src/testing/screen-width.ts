/** The width of the test's browser when it starts, in CSS pixels. */
export const USUAL_WIDTH = 1024;

/** Sets the width of the test's browser in CSS pixels. It stays so for later test files of the same worker. */
export function setScreenWidth(width: number): void {
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({
    width,
  });
}
