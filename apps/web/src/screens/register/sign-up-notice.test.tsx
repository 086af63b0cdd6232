import { expect, it } from 'vitest';
import { takeAccepted } from '../../features/consent/accepted-texts.ts';
import { exampleOf, fakeApi, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const STATE = exampleOf('consent.state');
const NOTICE = { ...STATE, items: STATE.items.map((item) => ({ ...item, isGiven: null, answeredAt: null })) };

it.each([
  [
    'en',
    'A company sees it only if you apply there or call.',
    'What we keep about you, and who sees it',
    'See everything, item by item',
    'You are asked when you use it.',
  ],
  [
    'hi',
    'कंपनी इसे तभी देखती है, जब आप वहाँ अप्लाई करें या उसे फ़ोन करें।',
    'हम आपकी क्या जानकारी रखते हैं, और कौन देखता है',
    'एक-एक करके सब देखें',
    'तब पूछेंगे।',
  ],
  [
    'mr',
    'तुम्ही अर्ज किंवा फोन केला, तरच ती त्या कंपनीला दिसते.',
    'तुमची कोणती माहिती आम्ही ठेवतो, आणि ती कोण पाहतं',
    'एकेक करून सगळं पाहा',
    'वापराल तेव्हा विचारू.',
  ],
] as const)(
  'is shown before the button that accepts it in %s, with a link to the complete text',
  async (language, short, title, more, later) => {
    const api = fakeApi({ 'consent.state': NOTICE });
    const screen = await renderScreen('/register', { language, api, viewer: 'visitor' });
    await screen.shows(short);
    await screen.shows(title);
    const notice = document.querySelector('.sign-up-notice') as Element;
    const send = document.querySelector('.sign-in-box button[type=submit]') as Element;
    expect(notice.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await screen.shows('Name, e-mail and picture from your sign-in');
    await screen.press(more);
    await screen.shows(later);
    // Consent is stored only after signing in.
    expect(api.calls('consent.give')).toEqual([]);
  },
);

it('stores the accepted versions during the sign-in, but only if the box is checked', async () => {
  const screen = await renderScreen('/register', {
    api: fakeApi({ 'consent.state': NOTICE }),
    viewer: 'visitor',
  });
  await screen.press('GContinue with Google');
  expect(takeAccepted()).toBeUndefined();
  await screen.press('Close');
  await screen.press('I accept the terms and the privacy policy.');
  await screen.press('GContinue with Google');
  expect(takeAccepted()).toEqual({ terms: '1.1', notice: '1.0' });
  expect(takeAccepted()).toBeUndefined();
});

it.each([
  [
    'en',
    'The notice about your data did not load. Try again, then log in.',
    'I accept the terms and the privacy policy.',
    'GContinue with Google',
    'Try again',
  ],
  [
    'hi',
    'हम आपकी क्या जानकारी रखते हैं, यह नहीं खुल पाया। पहले फिर कोशिश करें, उसके बाद लॉगिन करें।',
    'मुझे शर्तें और प्राइवेसी पॉलिसी मंज़ूर हैं।',
    'GGoogle से आगे बढ़ें',
    'फिर कोशिश करें',
  ],
  [
    'mr',
    'आम्ही तुमची कोणती माहिती ठेवतो ते लोड झालं नाही. पुन्हा प्रयत्न करा, मग लॉगिन करा.',
    'मला अटी आणि प्रायव्हसी पॉलिसी मान्य आहेत.',
    'GGoogle ने पुढे जा',
    'पुन्हा प्रयत्न करा',
  ],
] as const)(
  'prevents signing in in %s before the notice has loaded, because no consent could be stored',
  async (language, words, box, google, retry) => {
    const api = fakeApi({ 'consent.state': refuses('OVERLOADED') });
    const screen = await renderScreen('/register', { language, api, viewer: 'visitor' });
    await screen.shows(words);
    await screen.press(box);
    await screen.press(google);
    expect(takeAccepted()).toBeUndefined();
    api.answer({ 'consent.state': NOTICE });
    await screen.press(retry);
    await screen.shows('Name, e-mail and picture from your sign-in');
    await screen.hides(words);
    await screen.press(google);
    expect(takeAccepted()).toEqual({ terms: '1.1', notice: '1.0' });
  },
);
