import { vi } from 'vitest';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Sets the user agent to Chrome on Android until the test ends. */
export function showAndroidBrowser(): void {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(CHROME);
}
