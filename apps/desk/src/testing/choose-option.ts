import { until } from '@nukkad/browser/testing/page.ts';

/** Waits for the suggestion with this text below a combobox, and chooses it. */
export async function chooseOption(text: string): Promise<void> {
  await until(() => {
    const options = [...document.querySelectorAll<HTMLElement>('[role=option]')];
    const found = options.find(({ textContent }) => textContent === text);
    if (found === undefined)
      throw new Error(
        `no suggestion “${text}”: ${options.map(({ textContent }) => textContent).join(' | ')}`,
      );
    found.click();
  });
}
