import { onTestFinished, vi } from 'vitest';

/** Stubs IntersectionObserver, so that every element counts as visible until the test ends. */
export function seeAll(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: (entries: { isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.callback = callback;
      }
      observe() {
        this.callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}
