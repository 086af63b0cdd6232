/** For `ref`: shows the element. Newer browsers answer a promise, which React would take for a clean-up. */
export function bringIntoView(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'nearest' });
}
