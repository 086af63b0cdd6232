import { until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi, offline, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const PROFILE = exampleOf('profile.whole');
const WITHOUT_RESUME = { ...PROFILE, resume: null };

it.each([
  [
    'en',
    'Profile · Nukkad Jobs',
    '65%Profile complete',
    '15 Mar 2000',
    'Only you can open these. We keep them encrypted.',
  ],
  ['hi', 'प्रोफ़ाइल · Nukkad Jobs', '65%प्रोफ़ाइल पूरी', '15 मार्च 2000', 'इन्हें सिर्फ़ आप खोल सकते हैं। ये सुरक्षित रहते हैं।'],
  [
    'mr',
    'प्रोफाइल · Nukkad Jobs',
    '65%प्रोफाइल पूर्ण',
    '15 मार्च 2000',
    'ही फक्त तुम्ही उघडू शकता. ती सुरक्षित राहतात.',
  ],
] as const)('shows the seeker in %s', async (language, title, ...sentences) => {
  const screen = await renderScreen('/profile', { language });
  expect(document.title).toBe(title);
  for (const sentence of sentences) await screen.shows(sentence);
});

it.each([
  ['en', 'Hospitality'],
  ['hi', 'होटल और रेस्टोरेंट'],
  ['mr', 'हॉटेल आणि रेस्टॉरंट'],
] as const)('names the industry of the latest job in %s', async (language, industry) => {
  const screen = await renderScreen('/profile', { language });
  await screen.shows(` · ${industry}`);
});

it('sends a visitor to the jobs without fetching a profile', async () => {
  const screen = await renderScreen('/profile', { viewer: 'visitor' });
  await screen.shows('200+ jobs');
  expect(screen.address()).toBe('/joblist');
  expect(screen.api.calls('profile.whole')).toEqual([]);
});

it('deletes a document after a confirmation, and updates the profile', async () => {
  const screen = await renderScreen('/profile');
  await screen.press('Delete: fssai.pdf');
  expect(screen.api.calls('files.delete')).toEqual([]);
  screen.api.answer({ 'profile.whole': { ...PROFILE, certificates: [] } });
  await screen.press('Delete');
  await screen.hides('fssai.pdf');
  expect(screen.api.calls('files.delete')).toEqual([{ key: 'certificates/fssai.pdf' }]);
});

it('generates a resume, and shows it', async () => {
  const api = fakeApi({ 'profile.whole': WITHOUT_RESUME });
  const screen = await renderScreen('/profile', { api });
  await screen.shows('Make one from my profile');
  await screen.hides('asha.pdf');
  api.answer({ 'profile.whole': PROFILE });
  await screen.press('Make one from my profile');
  await screen.shows('asha.pdf');
  expect(api.calls('files.makeResume')).toHaveLength(1);
});

it.each([
  [
    'en',
    'Make one from my profile',
    'Add your work, education or skills first. We make the resume from them.',
  ],
  ['hi', 'मेरी प्रोफ़ाइल से बनाएँ', 'पहले अपने काम, पढ़ाई या हुनर के बारे में बताएँ: रिज़्यूमे उसी से बनता है।'],
  ['mr', 'माझ्या प्रोफाइलवरून बनवा', 'आधी तुमचं काम, शिक्षण किंवा कौशल्यं सांगा: रेझ्युमे त्यातूनच बनतो.'],
] as const)('explains in %s what a generated resume needs', async (language, make, words) => {
  const api = fakeApi({ 'profile.whole': WITHOUT_RESUME, 'files.makeResume': refuses('DETAILS_MISSING') });
  const screen = await renderScreen('/profile', { language, api });
  await screen.press(make);
  await screen.shows(words);
});

it.each([
  ['en', 'No internet. Please check your internet connection and try again.', 'Try again'],
  ['hi', 'इंटरनेट नहीं है। इंटरनेट देखकर फिर कोशिश करें।', 'फिर कोशिश करें'],
  ['mr', 'इंटरनेट नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.', 'पुन्हा प्रयत्न करा'],
] as const)('shows in %s that the browser is offline, and tries again', async (language, words, retry) => {
  const api = fakeApi({ 'profile.whole': offline });
  const screen = await renderScreen('/profile', { language, api });
  await screen.shows(words);
  api.answer({ 'profile.whole': PROFILE });
  await screen.press(retry);
  await screen.shows('Asha Patil');
});

it.each([
  ['en', 'Your video resume is saved.', 'Play the video'],
  ['hi', 'आपका वीडियो रिज़्यूमे यहाँ है।', 'वीडियो चलाएँ'],
  ['mr', 'तुमचा व्हिडिओ रेझ्युमे इथे आहे.', 'व्हिडिओ पाहा'],
] as const)('shows an existing video resume in %s, and plays it', async (language, words, play) => {
  const profile = exampleOf('profile.whole');
  const video = { key: 'videos/asha.mp4', name: 'asha.mp4', thumbnailKey: null };
  const api = fakeApi({ 'profile.whole': { ...profile, video } });
  const screen = await renderScreen('/profile', { language, api });
  await screen.shows(words);
  expect(api.calls('files.address')).toEqual([]);
  await screen.press(play);
  expect(api.calls('files.address')).toEqual([{ key: video.key }]);
  expect(document.querySelector('video')?.getAttribute('src')).toBe(exampleOf('files.address').url);
});

it.each([
  ['en', 'Delete: Video resume', 'Delete your video resume?', 'Delete', 'Video resume deleted'],
  ['hi', 'हटाएँ: वीडियो रिज़्यूमे', 'वीडियो रिज़्यूमे हटाएँ?', 'हटाएँ', 'वीडियो रिज़्यूमे हटाया गया'],
  ['mr', 'काढून टाका: व्हिडिओ रेझ्युमे', 'व्हिडिओ रेझ्युमे काढायचा?', 'काढून टाका', 'व्हिडिओ रेझ्युमे काढला'],
] as const)(
  'deletes the video resume in %s after a confirmation',
  async (language, button, question, yes, done) => {
    const video = { key: 'videos/asha.mp4', name: 'asha.mp4', thumbnailKey: null };
    const api = fakeApi({ 'profile.whole': { ...PROFILE, video } });
    const screen = await renderScreen('/profile', { language, api });
    await screen.press(button);
    await screen.shows(question);
    expect(api.calls('files.deleteVideo')).toEqual([]);
    api.answer({ 'profile.whole': { ...PROFILE, video: null } });
    await screen.press(yes);
    await screen.shows(done);
    expect(api.calls('files.deleteVideo')).toEqual([{}]);
    await screen.hides(done === 'Video resume deleted' ? 'Play the video' : question);
  },
);

it('offers no deletion of a video resume that does not exist', async () => {
  const api = fakeApi({ 'profile.whole': { ...PROFILE, video: null } });
  await renderScreen('/profile', { api });
  expect(document.querySelector('[aria-label="Delete: Video resume"]')).toBeNull();
});

it('shows the first page of the resume', async () => {
  await renderScreen('/profile');
  const page = () => document.querySelector('#resume img')?.getAttribute('src');
  const first = `/api/jobseeker/getImg/${encodeURIComponent('resumes/asha.webp')}`;
  await until(() => expect(page()).toBe(first));
});

it.each([
  ['en', 'ends in 1234'],
  ['hi', 'आख़िरी अंक 1234'],
  ['mr', 'शेवटचे आकडे 1234'],
] as const)(
  'shows in %s the last four digits of Aadhaar if they are stored, also without the card',
  async (language, words) => {
    const screen = await renderScreen('/profile', { language });
    await screen.shows(words);
  },
);

it('accepts the last four digits of Aadhaar, also in Devanagari, but not the complete number', async () => {
  const screen = await renderScreen('/profile');
  await screen.press('Last 4 digits');
  for (const typed of ['', '123', '2345 6789 0123']) {
    await screen.type('Last 4 digits of Aadhaar', typed);
    await screen.press('Save');
    await screen.shows('Please enter only the last four digits.');
  }
  expect(screen.api.calls('profile.update')).toEqual([]);
  await screen.type('Last 4 digits of Aadhaar', '९८७६');
  await screen.hides('Please enter only the last four digits.');
  const identity = { ...PROFILE.identity, aadhaarLastFour: '9876' };
  screen.api.answer({ 'profile.whole': { ...PROFILE, identity } });
  await screen.press('Save');
  await screen.shows('ends in 9876');
  expect(screen.api.calls('profile.update')).toEqual([{ aadhaarLastFour: '9876', degrees: [] }]);
});

it('removes the digits of Aadhaar', async () => {
  const screen = await renderScreen('/profile');
  await screen.press('Last 4 digits');
  const identity = { ...PROFILE.identity, aadhaarLastFour: null };
  screen.api.answer({ 'profile.whole': { ...PROFILE, identity } });
  await screen.press('Delete these digits');
  await screen.hides('ends in 1234');
  expect(screen.api.calls('profile.update')).toEqual([{ aadhaarLastFour: '', degrees: [] }]);
});

it.each([
  ['en', '0Credits', 'Ask for credits', 'First, your mobile number'],
  ['hi', '0क्रेडिट', 'क्रेडिट माँगें', 'पहले अपना मोबाइल नंबर दें'],
  ['mr', '0क्रेडिट', 'क्रेडिट मागा', 'आधी तुमचा मोबाइल नंबर द्या'],
] as const)(
  'asks in %s for the phone number before requesting credits',
  async (language, credits, ask, title) => {
    const statement = { ...exampleOf('credits.statement'), balance: 0 };
    const api = fakeApi({
      'profile.whole': { ...PROFILE, credits: 0, isMobileVerified: false },
      'credits.statement': statement,
      'credits.request': refuses('MOBILE_NOT_VERIFIED'),
    });
    const screen = await renderScreen('/profile', { language, api });
    await screen.press(credits);
    await screen.press(ask);
    await screen.shows(title);
  },
);

it.each([
  ['en', 'A photo or a PDF, at most 5 MB', 'PDF, DOC or DOCX, at most 5 MB'],
  ['hi', 'फ़ोटो या PDF, ज़्यादा से ज़्यादा 5 MB', 'PDF, DOC या DOCX, ज़्यादा से ज़्यादा 5 MB'],
  ['mr', 'फोटो किंवा PDF, जास्तीत जास्त 5 MB', 'PDF, DOC किंवा DOCX, जास्तीत जास्त 5 MB'],
] as const)('shows in %s the accepted file types next to each upload', async (language, paper, resume) => {
  const screen = await renderScreen('/profile', { language });
  await screen.shows(paper);
  await screen.shows(resume);
  const described = [...document.querySelectorAll('.file-upload [aria-describedby]')].map(
    (button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(described.filter((text) => text === paper)).toHaveLength(3);
  expect(described).toContain(resume);
});

it('reports an empty file without sending it', async () => {
  const screen = await renderScreen('/profile');
  await screen.choose('Replace', new File([], 'cv.pdf'));
  await screen.shows('This file is empty. Please choose another one.');
  expect(screen.api.calls('files.upload')).toEqual([]);
});

it.each([
  ['en', 'Cooking'],
  ['hi', 'खाना बनाना'],
  ['mr', 'स्वयंपाक'],
] as const)('translates a known skill to %s, and shows others as typed', async (language, cooking) => {
  await renderScreen('/profile', { language });
  const shown = () => [...document.querySelectorAll('.nk-pill')].map(({ textContent }) => textContent);
  await until(() => expect(shown()).toEqual(expect.arrayContaining([cooking, 'Hygiene'])));
});
