import { fakeRecognition } from '@nukkad/browser/testing/fake-recognition.ts';
import { until } from '@nukkad/browser/testing/page.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { showAndroidBrowser } from '../../testing/android-browser.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [
    'en',
    'Search by voice',
    'may process your voice',
    'OK, listen',
    'Listening…',
    'Stop',
    'You said',
    'Search',
    'en-IN',
    'cook',
  ],
  [
    'hi',
    'बोलकर खोजें',
    'आपकी आवाज़ ले सकती है',
    'ठीक है, सुनें',
    'सुन रहे हैं…',
    'रोकें',
    'यह सुनाई दिया',
    'खोजें',
    'hi-IN',
    'रसोइया',
  ],
  [
    'mr',
    'बोलून शोधा',
    'तुमचा आवाज घेऊ शकते',
    'ठीक आहे, ऐका',
    'ऐकत आहे…',
    'थांबवा',
    'हे ऐकू आलं',
    'शोधा',
    'mr-IN',
    'स्वयंपाकी',
  ],
] as const)(
  'explains in %s who may process the voice, listens, and searches only on Search',
  async (language, open, notice, begin, listening, stop, heard, search, tag, word) => {
    const recognition = fakeRecognition();
    const screen = await renderScreen('/searchjob', { language });
    await screen.press(open);
    await screen.shows(notice);
    expect(recognition.all).toEqual([]);
    await screen.press(begin);
    await screen.shows(listening);
    expect(recognition.last).toMatchObject({ lang: tag, interimResults: true });
    expect(recognition.last.start).toHaveBeenCalledOnce();
    recognition.last.hear('x');
    recognition.last.hear(word, ' pune ');
    await screen.shows(`${word} pune`);
    await screen.press(stop);
    await screen.hides(listening);
    expect(screen.api.calls('search.typeahead')).toEqual([]);
    expect(screen.address()).toBe('/searchjob');
    await screen.type(heard, `${word} nashik`);
    expect(screen.address()).toBe('/searchjob');
    const dialog = document.querySelector<HTMLFormElement>('.voice-heard');
    expect(dialog?.querySelector('button[type=submit]')?.textContent).toBe(search);
    dialog?.requestSubmit();
    await until(() => expect(screen.address().replaceAll('+', ' ')).toBe(`/joblist?q=${word} nashik`));
  },
);

it.each([
  ['not-allowed', 'The browser may not use the microphone.'],
  ['service-not-allowed', 'The browser may not use the microphone.'],
  ['no-speech', 'No words came through.'],
  ['aborted', 'No words came through.'],
  ['audio-capture', 'No microphone was found.'],
  ['network', 'Understanding your voice needs the internet.'],
  ['language-not-supported', 'This browser does not understand this language yet.'],
  ['bad-grammar', 'It did not work.'],
])('shows the error “%s”, and listens again', async (error, sentence) => {
  const recognition = fakeRecognition('SpeechRecognition');
  const screen = await renderScreen('/searchjob');
  await screen.press('Search by voice');
  await screen.press('OK, listen');
  recognition.last.fail(error);
  await screen.shows(sentence);
  await screen.press('Speak again');
  expect(recognition.all).toHaveLength(2);
  await screen.shows('Listening…');
  // The notice was confirmed, so the next time starts listening at once.
  await screen.press('Close');
  expect(recognition.last.abort).toHaveBeenCalledOnce();
  await screen.press('Search by voice');
  expect(recognition.all).toHaveLength(3);
});

it.each([
  [
    'en',
    ['Search by voice', 'OK, listen', 'How to allow it'],
    'Tap the icon left of the address, then Permissions, then Microphone, then Allow. Then press “Speak again”.',
  ],
  [
    'hi',
    ['बोलकर खोजें', 'ठीक है, सुनें', 'इजाज़त कैसे दें'],
    'पते के बाईं तरफ़ के निशान पर टैप करें, फिर “अनुमतियाँ” (Permissions), फिर “माइक्रोफ़ोन” (Microphone), फिर “अनुमति दें” (Allow)। उसके बाद “फिर से बोलें” दबाएँ।',
  ],
  [
    'mr',
    ['बोलून शोधा', 'ठीक आहे, ऐका', 'परवानगी कशी द्यायची'],
    'पत्त्याच्या डावीकडच्या खुणेवर टॅप करा, मग “परवानग्या” (Permissions), मग “मायक्रोफोन” (Microphone), मग “अनुमती द्या” (Allow). मग “पुन्हा बोला” दाबा.',
  ],
] as const)('explains in %s how to allow the microphone', async (language, [open, begin, how], steps) => {
  showAndroidBrowser();
  const recognition = fakeRecognition();
  const screen = await renderScreen('/searchjob', { language });
  await screen.press(open);
  await screen.press(begin);
  recognition.last.fail('not-allowed');
  await screen.shows(how);
  await screen.shows(steps);
});

it('does not mention settings for other errors', async () => {
  const recognition = fakeRecognition();
  const screen = await renderScreen('/searchjob');
  await screen.press('Search by voice');
  await screen.press('OK, listen');
  recognition.last.fail('network');
  await screen.shows('Understanding your voice needs the internet.');
  await screen.hides('How to allow it');
});

it('keeps the recognised text when the connection is lost', async () => {
  const recognition = fakeRecognition();
  const screen = await renderScreen('/searchjob');
  await screen.press('Search by voice');
  await screen.press('OK, listen');
  recognition.last.hear('driver');
  recognition.last.fail('network');
  await screen.shows('You said');
});

it.each(['/', '/joblist', '/searchjob'])('is hidden on %s without speech recognition', async (address) => {
  await renderScreen(address);
  const button = document.querySelector('[aria-label="Search by voice"]');
  expect(button?.className).toContain('voice-button--mute');
});
