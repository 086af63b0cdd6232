/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright';

interface Said {
  readonly text: string;
  readonly lang: string;
}

interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: object) => void) | null;
  onerror: ((event: object) => void) | null;
  onend: (() => void) | null;
}

interface SpeechOfPage {
  readonly recognitions: Recognition[];
  readonly said: Said[];
  cancelled: number;
}

declare global {
  interface Window {
    nukkadSpeech: SpeechOfPage;
  }
}

/** Replaces the speech recognition and the voices of a browser. Voices never end by themselves. */
export async function fakeSpeech(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const speech: SpeechOfPage = { recognitions: [], said: [], cancelled: 0 };
    class FakeRecognition implements Recognition {
      lang = '';
      interimResults = false;
      onresult: Recognition['onresult'] = null;
      onerror: Recognition['onerror'] = null;
      onend: Recognition['onend'] = null;
      start(): void {
        speech.recognitions.push(this);
      }
      stop(): void {
        this.onend?.();
      }
      abort(): void {
        this.onend?.();
      }
    }
    const voices = Object.assign(new EventTarget(), {
      getVoices: () => ['en-IN', 'hi-IN', 'mr-IN'].map((lang) => ({ lang })),
      speak: ({ text, lang }: Said) => speech.said.push({ text, lang }),
      cancel: () => {
        speech.cancelled += 1;
      },
    });
    const replacements = {
      nukkadSpeech: speech,
      SpeechRecognition: FakeRecognition,
      webkitSpeechRecognition: FakeRecognition,
      speechSynthesis: voices,
    };
    for (const [name, value] of Object.entries(replacements))
      Object.defineProperty(window, name, { value, configurable: true });
  });
}

/** Waits until the page listens. Returns the language that it listens to. */
export async function awaitListening(page: Page, times: number): Promise<string> {
  await page.waitForFunction((count) => window.nukkadSpeech.recognitions.length === count, times);
  return page.evaluate(() => window.nukkadSpeech.recognitions.at(-1)?.lang ?? '');
}

/** Lets the page hear words that are not yet final. */
export async function hear(page: Page, text: string): Promise<void> {
  await page.evaluate(
    (transcript) => window.nukkadSpeech.recognitions.at(-1)?.onresult?.({ results: [[{ transcript }]] }),
    text,
  );
}

/** Ends the recognition with an error of the browser. */
export async function failToHear(page: Page, error: string): Promise<void> {
  await page.evaluate((name) => {
    const recognition = window.nukkadSpeech.recognitions.at(-1);
    recognition?.onerror?.({ error: name });
    recognition?.onend?.();
  }, error);
}

/** Returns all that the page has said, and how often it stopped a voice. */
export function spokenBy(page: Page): Promise<{ said: readonly Said[]; cancelled: number }> {
  return page.evaluate(() => ({
    said: window.nukkadSpeech.said,
    cancelled: window.nukkadSpeech.cancelled,
  }));
}
