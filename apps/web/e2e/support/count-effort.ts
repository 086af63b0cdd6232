import type { Viewer } from './viewer.ts';

/** Counts presses (also of Enter) and edited fields on every page of the tab. A checkbox counts as a press. */
export async function countEffort({ page }: Viewer) {
  let presses = 0;
  const fields = new Set<string>();
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.exposeFunction('countField', (name: string) => void fields.add(name));
  await page.addInitScript(() => {
    const counters = window as unknown as { countPress(): void; countField(name: string): void };
    window.addEventListener('pointerdown', () => counters.countPress(), true);
    window.addEventListener('keydown', ({ key }) => key === 'Enter' && counters.countPress(), true);
    window.addEventListener(
      'input',
      ({ target }) => {
        const box = target as HTMLInputElement;
        if (box.type !== 'checkbox') counters.countField(`${location.pathname} ${box.id || box.name}`);
      },
      true,
    );
  });
  return { presses: () => presses, fields: () => fields.size };
}
