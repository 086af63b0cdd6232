import { awaitListening, failToHear, fakeSpeech, hear, spokenBy } from '@nukkad/testing/fake-speech.ts';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeViewers, sharedBrowser } from './support/shared-browser.ts';
import { openViewer, PHONE, type Viewer } from './support/viewer.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => closeViewers(browser));

/** Expects no accessibility errors, and no content wider than a phone. */
async function expectGoodScreen({ page, expectNoFaults }: Viewer): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expectNoFaults();
}

async function pressMicrophone({ page, words }: Viewer): Promise<void> {
  await page.getByRole('button', { name: words.nav('speak') }).click();
}

interface Heard {
  readonly interim: string;
  readonly heard: string;
  /** The text that the seeker makes of it. */
  readonly corrected: string;
}

/** Hears words in two parts, stops, corrects them, and searches. */
async function searchAloud(viewer: Viewer, { interim, heard, corrected }: Heard): Promise<void> {
  const { page, words } = viewer;
  const dialog = page.getByRole('dialog', { name: words.search('voice.title') });
  await hear(page, interim);
  await dialog.getByText(interim, { exact: true }).waitFor();
  await hear(page, heard);
  await dialog.getByText(heard, { exact: true }).waitFor();
  await expectGoodScreen(viewer);
  await dialog.getByRole('button', { name: words.voice('stop') }).click();
  const field = dialog.getByRole('textbox', { name: words.voice('heard') });
  await field.waitFor();
  expect(await field.inputValue()).toBe(heard);
  await field.fill(corrected);
  await expectGoodScreen(viewer);
  await dialog.getByRole('button', { name: words.common('search'), exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('q') === corrected);
}

/** Waits for the answer to a spoken search. Returns its sentence, which the page also said. */
async function readAnswer({ page }: Viewer, before: number): Promise<{ text: string; lang: string }> {
  const answer = page.locator('.spoken-answer [role=status]');
  await answer.waitFor();
  await expect.poll(async () => (await spokenBy(page)).said.length).toBe(before + 1);
  const said = (await spokenBy(page)).said.at(-1);
  expect(said?.text).toBe(await answer.textContent());
  return said ?? { text: '', lang: '' };
}

const SPOKEN = {
  en: {
    tag: 'en-IN',
    cook: { interim: 'coo', heard: 'book pune', corrected: 'cook pune' },
    driver: { interim: 'dri', heard: 'driver Nashik', corrected: 'driver nashik' },
    cooks: /^Cook: \d+ jobs, the nearest [\d.]+ k?m from the centre of Pune\.$/,
    drivers: /^[^:]*Driver[^:]*: \d+ jobs?, .*from the centre of Nashik\.$/,
  },
  mr: {
    tag: 'mr-IN',
    cook: { interim: 'स्वयं', heard: 'स्वयंपाकी पुण', corrected: 'स्वयंपाकी पुणे' },
    driver: { interim: 'ड्राय', heard: 'ड्रायव्हर नाशि', corrected: 'ड्रायव्हर नाशिक' },
    cooks: /^स्वयंपाकी: \d+ कामं, सगळ्यात जवळचं पुण्याच्या मध्यापासून [\d.]+ (?:किमी|मी)वर\.$/,
    drivers: /^[^:]*ड्रायव्हर[^:]*: \d+ काम.*नाशिकच्या मध्यापासून.*वर\.$/,
  },
} as const;

it.each(['en', 'mr'] as const)(
  'a search is spoken, corrected and answered aloud, and a card is read, in %s',
  async (language) => {
    const viewer = await openViewer(browser, language);
    const { page, words } = viewer;
    const { tag, cook, driver, cooks, drivers } = SPOKEN[language];
    await fakeSpeech(page.context());
    await viewer.open('/');
    await viewer.awaitScript('.voice-button');
    await pressMicrophone(viewer);
    // The first time, a notice explains who may process the voice. Nothing is recorded before the seeker agrees.
    const begin = page.getByRole('button', { name: words.voice('begin') });
    await begin.waitFor();
    await expectGoodScreen(viewer);
    await begin.click();
    expect(await awaitListening(page, 1)).toBe(tag);
    await searchAloud(viewer, cook);

    const answer = await readAnswer(viewer, 0);
    expect(answer.text).toMatch(cooks);
    expect(answer.lang).toBe(tag);
    await expectGoodScreen(viewer);
    const stop = page.locator('.spoken-answer').getByRole('button', { name: words.search('spoken.stop') });
    await stop.click();
    expect((await spokenBy(page)).cancelled).toBe(1);
    await page.getByRole('button', { name: words.search('spoken.again') }).click();
    await readAnswer(viewer, 1);

    // A card silences the answer, and is silenced by a second press.
    const card = page.locator('.job-list article').first();
    const listen = card.locator('.card-listen');
    await listen.click();
    await expect.poll(() => listen.getAttribute('aria-pressed')).toBe('true');
    await stop.waitFor({ state: 'detached' });
    const reading = await spokenBy(page);
    expect(reading.cancelled).toBe(2);
    expect(reading.said).toHaveLength(3);
    expect(reading.said[2]).toMatchObject({ lang: tag });
    const title = (await card.locator('.nk-listing__title').textContent()) ?? '';
    expect(reading.said[2]?.text).toContain(title.split('·')[0]?.trim());
    await listen.click();
    await expect.poll(() => listen.getAttribute('aria-pressed')).toBe('false');
    expect((await spokenBy(page)).cancelled).toBe(3);

    // On the list, the microphone listens at once: the notice was confirmed.
    await pressMicrophone(viewer);
    expect(await awaitListening(page, 2)).toBe(tag);
    await failToHear(page, 'not-allowed');
    const dialog = page.getByRole('dialog', { name: words.search('voice.title') });
    expect(await dialog.getByRole('alert').textContent()).toBe(words.voice('problem.refused'));
    await dialog.getByText(words.permission('how')).click();
    await dialog.getByText(words.permission('again.MICROPHONE', { button: words.voice('again') })).waitFor();
    await expectGoodScreen(viewer);
    await dialog.getByRole('button', { name: words.voice('again') }).click();
    await awaitListening(page, 3);
    await searchAloud(viewer, driver);
    expect((await readAnswer(viewer, 3)).text).toMatch(drivers);
    await viewer.close();
  },
);
