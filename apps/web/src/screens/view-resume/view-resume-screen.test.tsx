import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const PROFILE = exampleOf('profile.whole');
const readWord = vi.hoisted(() => vi.fn<(url: string) => Promise<string>>());
vi.mock('./read-word.ts', () => ({ readWord }));

const withResume = (name: string) =>
  fakeApi({ 'profile.whole': { ...PROFILE, resume: { key: `resumes/${name}`, name, thumbnailKey: null } } });

beforeEach(() => void readWord.mockReset());
afterEach(() => vi.unstubAllGlobals());

it('shows a DOCX in a sandboxed frame', async () => {
  readWord.mockResolvedValue('<h1>Asha Patil</h1>');
  await renderScreen('/viewresume', { api: withResume('asha.docx') });
  await vi.waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  const frame = document.querySelector('iframe');
  expect(frame?.getAttribute('srcdoc')).toBe('<h1>Asha Patil</h1>');
  expect(frame?.getAttribute('sandbox')).toBe('');
  expect(readWord.mock.calls[0]?.[0]).toBe(exampleOf('files.resumeAddress').url);
});

it('shows an error if a DOCX cannot be read', async () => {
  readWord.mockRejectedValue(new Error('no zip'));
  const screen = await renderScreen('/viewresume', { api: withResume('asha.docx') });
  await screen.shows('We cannot show this file here. Download it to read it.');
});

it.each([
  ['en', 'We cannot show old Word files (.doc) here.'],
  ['hi', 'पुरानी Word फ़ाइल (.doc) यहाँ नहीं दिखती।'],
  ['mr', 'जुनी Word फाइल (.doc) इथे दिसत नाही.'],
] as const)('explains in %s how to open an old DOC', async (language, words) => {
  const screen = await renderScreen('/viewresume', { language, api: withResume('asha.doc') });
  await screen.shows(words);
  expect(readWord).not.toHaveBeenCalled();
});

it('opens the file in a new tab if the host does not allow CORS', async () => {
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(`${this.target} ${this.href}`);
  });
  const screen = await renderScreen('/viewresume', { api: withResume('asha.doc') });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no CORS')));
  await screen.press('Download');
  expect(opened).toEqual([`_blank ${exampleOf('files.resumeAddress').url}`]);
});

it.each([
  ['en', 'Download', 404, 'Something went wrong. Please try again.'],
  ['hi', 'डाउनलोड करें', 404, 'कुछ गड़बड़ हो गई। फिर कोशिश करें।'],
  ['mr', 'डाउनलोड करा', 404, 'काहीतरी चुकलं. पुन्हा प्रयत्न करा.'],
  ['en', 'Download', 500, 'Something went wrong. Please try again.'],
] as const)('saves in %s no error page as the resume (“%s”, %d)', async (language, button, status, words) => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const screen = await renderScreen('/viewresume', { language, api: withResume('asha.doc') });
  vi.stubGlobal('fetch', async () => new Response('<p>No such file</p>', { status }));
  await screen.press(button);
  await screen.shows(words);
  expect(saved).not.toHaveBeenCalled();
});

it('saves the resume under the name of the seeker', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const screen = await renderScreen('/viewresume', { api: withResume('asha.doc') });
  vi.stubGlobal('fetch', async () => new Response('a resume'));
  await screen.press('Download');
  await vi.waitFor(() => expect(saved).toEqual(['Asha_resume.doc']));
});
