import { fakeRecognition } from '@nukkad/browser/testing/fake-recognition.ts';
import { fieldValue, until } from '@nukkad/browser/testing/page.ts';
import type { Language } from '@nukkad/contract';
import { companyPlaces } from '@nukkad/contract/partner/company-job.routes.ts';
import { draftChange, draftCreate, draftOne } from '@nukkad/contract/partner/draft.routes.ts';
import { helpList, helpSend } from '@nukkad/contract/partner/help.routes.ts';
import { BRING_LENGTH_MAX } from '@nukkad/contract/partner/job-fields.wire.ts';
import { suggestPay, suggestWork } from '@nukkad/contract/partner/suggestion.routes.ts';
import { expect, it } from 'vitest';
import { answer, fakePartner } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { COOKS, DRAFT, DRAFT_ID, PLACE, START, USUAL_PAY } from '../../testing/sample-job.ts';

const shop = () =>
  fakePartner(
    answer(companyPlaces, { items: [PLACE], start: START }),
    answer(suggestWork, ({ query }) => (query.text === '' ? { items: [], also: {} } : COOKS)),
    answer(suggestPay, USUAL_PAY),
    answer(draftCreate, DRAFT),
    answer(draftChange, DRAFT),
    answer(draftOne, DRAFT),
    answer(helpList, { items: [], next: null }),
  );

interface Texts {
  readonly speak: string;
  readonly title: string;
  readonly notice: string;
  readonly begin: string;
  readonly listening: string;
  readonly stop: string;
  readonly heard: string;
  readonly use: string;
  readonly again: string;
  readonly tag: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    speak: 'Speak: Who do you need?',
    title: 'Who do you need?',
    notice: 'may process your voice.We get only the words that you use.',
    begin: 'OK, listen',
    listening: 'Listening… Say it as you would tell a person.',
    stop: 'Stop',
    heard: 'You said',
    use: 'Use these words',
    again: 'Speak again',
    tag: 'en-IN',
  },
  hi: {
    speak: 'बोलकर लिखें: आपको कौन चाहिए?',
    title: 'आपको कौन चाहिए?',
    notice: 'आपकी आवाज़ ले सकती है।हमें सिर्फ़ वही शब्द मिलते हैं',
    begin: 'ठीक है, सुनें',
    listening: 'सुन रहे हैं… जैसे किसी को बताते हैं, वैसे ही बोलें।',
    stop: 'रोकें',
    heard: 'यह सुनाई दिया',
    use: 'यही लिखें',
    again: 'फिर से बोलें',
    tag: 'hi-IN',
  },
  mr: {
    speak: 'बोलून लिहा: तुम्हाला कोण हवं आहे?',
    title: 'तुम्हाला कोण हवं आहे?',
    notice: 'तुमचा आवाज घेऊ शकते.आम्हाला फक्त तेच शब्द मिळतात',
    begin: 'ठीक आहे, ऐका',
    listening: 'ऐकत आहे… कोणाला सांगता तसं बोला.',
    stop: 'थांबवा',
    heard: 'हे ऐकू आलं',
    use: 'हेच लिहा',
    again: 'पुन्हा बोला',
    tag: 'mr-IN',
  },
};
const LANGUAGES = ['en', 'hi', 'mr'] as const;

it.each(LANGUAGES)(
  'a job is spoken in %s: heard words can be edited, and are then understood',
  async (language) => {
    const texts = TEXTS[language];
    const recognition = fakeRecognition();
    const partner = shop();
    const page = await renderHireScreen('/jobs/new', { partner, language });
    await page.press(texts.speak);
    await page.shows(texts.notice);
    expect(recognition.all).toEqual([]);
    await page.press(texts.begin);
    await page.shows(texts.listening);
    expect(recognition.last.lang).toBe(texts.tag);
    recognition.last.hear('coo for');
    await page.shows('coo for');
    await page.press(texts.stop);
    await page.type(texts.heard, ' cook for mornings ');
    expect(await fieldValue(texts.title)).toBe('');
    await page.press(texts.use);
    expect(await fieldValue(texts.title)).toBe('cook for mornings');
    await page.shows(COOKS.items[0]?.names[language] ?? '');
    await until(() =>
      expect(partner.calls(suggestWork).at(-1)).toEqual({ query: { text: 'cook for mornings' } }),
    );
    await until(() =>
      expect(partner.calls(draftCreate)[0]?.body.fields).toMatchObject({ title: 'cook for mornings' }),
    );
  },
);

const PROBLEMS = [
  ['not-allowed', 'en', 'The browser may not use the microphone. Allow it in the settings, or type instead.'],
  ['not-allowed', 'hi', 'माइक की इजाज़त नहीं है। ब्राउज़र की सेटिंग में इजाज़त दें, या लिख दें।'],
  ['not-allowed', 'mr', 'माइकची परवानगी नाही. ब्राउझरच्या सेटिंगमध्ये परवानगी द्या, किंवा लिहा.'],
  ['no-speech', 'en', 'No words came through. Please speak a little louder, close to the phone.'],
  ['no-speech', 'hi', 'कुछ सुनाई नहीं दिया। फ़ोन के पास थोड़ा ज़ोर से बोलें।'],
  ['no-speech', 'mr', 'काही ऐकू आलं नाही. फोनजवळ थोडं मोठ्याने बोला.'],
  ['network', 'en', 'Understanding your voice needs the internet. Please try again when it is back.'],
  ['network', 'hi', 'आवाज़ समझने के लिए इंटरनेट चाहिए। इंटरनेट आने पर फिर कोशिश करें।'],
  ['network', 'mr', 'आवाज समजायला इंटरनेट लागतं. इंटरनेट आलं की पुन्हा प्रयत्न करा.'],
] as const;

it.each(PROBLEMS)(
  'says what to do after “%s” in %s, and listens again',
  async (error, language, sentence) => {
    const texts = TEXTS[language];
    const recognition = fakeRecognition();
    const page = await renderHireScreen('/jobs/new', { partner: shop(), language });
    await page.press(texts.speak);
    await page.press(texts.begin);
    recognition.last.fail(error);
    await page.shows(sentence);
    await page.press(texts.again);
    await page.shows(texts.listening);
    expect(recognition.all).toHaveLength(2);
  },
);

it('explains once how to allow the microphone, and asks about the voice only once', async () => {
  const recognition = fakeRecognition();
  const page = await renderHireScreen('/jobs/new', { partner: shop() });
  await page.press(TEXTS.en.speak);
  await page.press(TEXTS.en.begin);
  recognition.last.fail('not-allowed');
  await page.shows('How to allow it');
  await page.shows('Then press “Speak again”.');
  await page.press('Close');
  await page.press(TEXTS.en.speak);
  await page.shows(TEXTS.en.listening);
  await page.press('Close');
  expect(recognition.last.abort).toHaveBeenCalledOnce();
});

it('adds spoken words to a long text, up to its longest length', async () => {
  const recognition = fakeRecognition();
  const partner = shop();
  const page = await renderHireScreen(`/jobs/new?draft=${DRAFT_ID}`, { partner });
  await page.press('What is neededNothing special');
  const label = 'In your own words (optional)';
  const typed = 'a'.repeat(BRING_LENGTH_MAX - 10);
  await page.type(label, `${typed}\n`);
  await page.press('Speak: In your own words');
  await page.press('OK, listen');
  recognition.last.hear('bring your own knife');
  await page.press('Stop');
  await page.press('Add these words');
  expect((await fieldValue(label)) === `${typed} bring you`).toBe(true);
  // Not compared with `toEqual`, which would print the long text.
  const sent = () => partner.calls(draftChange).at(-1)?.body.fields.requirements;
  await until(() => expect(sent() === `${typed} bring you`).toBe(true));
});

it('does not send the form of the field', async () => {
  const recognition = fakeRecognition();
  const partner = shop();
  const page = await renderHireScreen('/help', { partner });
  await page.press('Speak: Your question');
  await page.press('OK, listen');
  recognition.last.hear('Why is my job paused');
  await page.press('Stop');
  const form = document.querySelector<HTMLFormElement>('.voice-heard');
  form?.requestSubmit();
  await page.hides('You said');
  expect(await fieldValue('Your question')).toBe('Why is my job paused');
  expect(partner.calls(helpSend)).toEqual([]);
});

it.each(['/jobs/new', '/help'])('is not on %s without speech recognition', async (address) => {
  const page = await renderHireScreen(address, { partner: shop() });
  expect(page.names().filter((name) => name.startsWith('Speak'))).toEqual([]);
});
