/** A press or a text that is typed, each by the English name of its control. */
export type Step = { readonly press: string } | { readonly type: string; readonly text: string };

interface Page {
  press(name: string): Promise<void>;
  type(name: string, text: string): Promise<void>;
}

/** Takes the steps one after the other. Waits with `settled` after each. */
export async function takeSteps(
  page: Page,
  steps: readonly Step[],
  settled: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (const step of steps) {
    if ('press' in step) await page.press(step.press);
    else await page.type(step.type, step.text);
    await settled();
  }
}
