import type { Viewer } from './viewer.ts';

/** What a newcomer chooses among: a place, a kind of work, a language, an answer, a tick. */
const CHOICES = [
  'input[type="checkbox"]',
  'input[type="radio"]',
  'label:has(input[type="checkbox"], input[type="radio"])',
  '[aria-pressed]',
  '[role="option"]',
  '.city-tile',
  'a[href*="/joblist"][href*="profile="]',
  'a[hreflang]',
].join(', ');

/**
 * Counts presses (also of Enter), edited fields and choices on every page of the tab. A checkbox counts as a press and as a
 * choice. The same control counts as one choice however often it is pressed.
 */
export async function countEffort({ page }: Viewer) {
  let presses = 0;
  const fields = new Set<string>();
  const choices = new Set<string>();
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.exposeFunction('countField', (name: string) => void fields.add(name));
  await page.exposeFunction('countChoice', (name: string) => void choices.add(name));
  await page.addInitScript((chosen) => {
    const counters = window as unknown as {
      countPress(): void;
      countField(name: string): void;
      countChoice(name: string): void;
    };
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        counters.countPress();
        const control = (target as Element).closest(chosen);
        if (control)
          counters.countChoice(`${location.pathname} ${control.textContent?.trim() || control.id}`);
      },
      true,
    );
    window.addEventListener('keydown', ({ key }) => key === 'Enter' && counters.countPress(), true);
    window.addEventListener(
      'input',
      ({ target }) => {
        const box = target as HTMLInputElement;
        if (box.type !== 'checkbox') counters.countField(`${location.pathname} ${box.id || box.name}`);
      },
      true,
    );
  }, CHOICES);
  return { presses: () => presses, fields: () => fields.size, choices: () => [...choices] };
}
