import { fakeRecognition } from '@nukkad/browser/testing/fake-recognition.ts';
import { fieldValue, until } from '@nukkad/browser/testing/page.ts';
import { helpList, helpSend } from '@nukkad/contract/partner/help.routes.ts';
import { expect, it, vi } from 'vitest';
import { answer, fakePartner } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';

const line = vi.hoisted(() => Promise.withResolvers<void>());

// On a slow line the script of the dialog takes long to load. Then the line breaks.
vi.mock('@nukkad/browser/speech/voice-dialog.tsx', async () => {
  await line.promise;
  throw new TypeError('Failed to fetch dynamically imported module');
});

const TEXTS = {
  en: {
    label: 'Your question',
    speak: 'Speak: Your question',
    failed: 'The microphone did not load. Please try again, or type instead.',
  },
  hi: {
    label: 'आपका सवाल',
    speak: 'बोलकर लिखें: आपका सवाल',
    failed: 'माइक शुरू नहीं हुआ। फिर कोशिश करें, या लिख दें।',
  },
  mr: {
    label: 'तुमचा प्रश्न',
    speak: 'बोलून लिहा: तुमचा प्रश्न',
    failed: 'माइक सुरू झाला नाही. पुन्हा प्रयत्न करा, किंवा लिहा.',
  },
} as const;

const shop = () =>
  fakePartner(
    answer(helpList, { items: [], next: null }),
    answer(helpSend, { id: '01900000-0000-7000-8000-000000000077', at: '2026-11-28T06:00:00.000Z' }),
  );

it.each(['en', 'hi', 'mr'] as const)(
  'says in %s that the microphone did not load, and the text can be typed and sent',
  async (language) => {
    const { label, speak, failed } = TEXTS[language];
    const recognition = fakeRecognition();
    const partner = shop();
    const page = await renderHireScreen('/help', { partner, language });
    await page.type(label, 'Why is my job paused?');
    const button = () => document.querySelector<HTMLButtonElement>(`button[aria-label="${speak}"]`);
    await page.press(speak);
    if (language === 'en') {
      await until(() => expect(button()?.getAttribute('aria-busy')).toBe('true'));
      line.resolve();
    }
    await page.shows(failed);
    expect(await fieldValue(label)).toBe('Why is my job paused?');
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(recognition.all).toEqual([]);
    await until(() => expect(button()?.getAttribute('aria-busy') ?? 'false').toBe('false'));
    await page.press({ en: 'Send', hi: 'भेजें', mr: 'पाठवा' }[language]);
    await until(() => expect(partner.calls(helpSend)).toEqual([{ body: { text: 'Why is my job paused?' } }]));
  },
);
