/**
 * Repeats a request that failed. If code of the site was lost, reloads the page instead, because many browsers never request a
 * failed module again. Forms keep what was typed.
 */
export function retryLoading(isCodeLost: boolean, request: () => unknown): void {
  if (isCodeLost && navigator.onLine) window.location.reload();
  else request();
}
