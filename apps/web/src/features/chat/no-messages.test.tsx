import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const LINK = encodeURIComponent(exampleOf('companies.one').link);
const WITH_COMPANY = `/chatcompany?${LINK}`;

const field = () => document.querySelector<HTMLInputElement>('.message-form input');
const questions = () => [...document.querySelectorAll('.chat-questions button')];

function withoutMessages() {
  const none = { messages: [], before: null };
  return fakeApi({
    'chat.withCompany': { ...exampleOf('chat.withCompany'), ...none },
    'chat.withAdmin': { ...exampleOf('chat.withAdmin'), ...none },
  });
}

it.each([
  ['en', WITH_COMPANY, ['Is this job still open?', 'When is the interview?', 'What should I bring?']],
  ['hi', WITH_COMPANY, ['क्या यह जगह अभी ख़ाली है?', 'इंटरव्यू कब है?', 'साथ में क्या लाना है?']],
  ['mr', WITH_COMPANY, ['ही जागा अजून रिकामी आहे का?', 'इंटरव्ह्यू कधी आहे?', 'सोबत काय आणायचं?']],
  [
    'en',
    '/chatadmin',
    ['How do I get more credits?', 'How do I change my number?', 'A company asked me for money'],
  ],
  ['hi', '/chatadmin', ['और क्रेडिट कैसे मिलेंगे?', 'मोबाइल नंबर कैसे बदलूँ?', 'एक कंपनी ने मुझसे पैसे माँगे']],
  ['mr', '/chatadmin', ['आणखी क्रेडिट कशी मिळतील?', 'मोबाइल नंबर कसा बदलायचा?', 'एका कंपनीने माझ्याकडे पैसे मागितले']],
] as const)(
  'offers questions in %s at %s, and a press puts one into the field',
  async (language, address, texts) => {
    const screen = await renderScreen(address, { language, api: withoutMessages() });
    expect(questions().map(({ textContent }) => textContent)).toEqual(texts);
    expect(document.querySelector('.nk-empty svg')).not.toBeNull();
    for (const text of texts) {
      await screen.press(text);
      expect(field()?.value).toBe(text);
      expect(document.activeElement).toBe(field());
    }
  },
);

it('offers no questions once there is a message', async () => {
  await renderScreen(WITH_COMPANY);
  expect(field()).not.toBeNull();
  expect(questions()).toEqual([]);
});
