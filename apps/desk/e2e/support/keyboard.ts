import type { Page } from 'playwright';
import { expect } from 'vitest';

const STOPS_MAX = 80;

/** What has the focus. */
interface Focused {
  readonly tag: string;
  /** The accessible name, as far as the tests need it. */
  readonly name: string;
  /** Whether a ring is visible around it, or for fields and chips another sign of the focus. */
  readonly isMarked: boolean;
  /** Whether it is in the window and nothing covers its middle. */
  readonly isInSight: boolean;
}

/** Returns the element that has the focus. */
export async function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    const label = element.id ? document.querySelector(`label[for="${element.id}"]`) : null;
    const name = tidy(
      element.getAttribute('aria-label') ?? (label ?? element.closest('label') ?? element).textContent,
    );
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const isMarked = around.some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + Math.min(height / 2, 20);
    const above = document.elementFromPoint(x, y);
    const isInSight = above !== null && (element.contains(above) || above.contains(element));
    return { tag: element.localName, name, isMarked, isInSight };
  });
}

/** Presses Tab until a control with this name has the focus, which must be visible. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    passed.push(now.name);
    if (typeof name === 'string' ? now.name !== name : !name.test(now.name)) continue;
    expect(now).toMatchObject({ isMarked: true, isInSight: true });
    return;
  }
  throw new Error(`Tab does not reach ${name}: ${passed.join(' | ')}`);
}

/** Waits until an element with this name has the focus. */
export async function expectFocus(page: Page, name: string | RegExp): Promise<void> {
  await expect
    .poll(async () => (await focused(page)).name, { timeout: 10_000 })
    .toEqual(typeof name === 'string' ? name : expect.stringMatching(name));
}
