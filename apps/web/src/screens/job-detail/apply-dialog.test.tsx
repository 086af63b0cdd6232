import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi, refuses } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const ADDRESS = '/jobs?cook-for-a-mess-aZ09bY';
const { job: JOB } = exampleOf('jobs.byShareId');
const ACCOUNT = exampleOf('account.summary');
const PROFILE = exampleOf('profile.whole');
const APPLY = 'Apply · 1 credit';

/** Finds the button of an answer in the group of its question. */
function chipIn(question: string, answer: string): HTMLButtonElement | undefined {
  const group = [...document.querySelectorAll('fieldset')].find(
    (one) => one.querySelector('legend')?.textContent === question,
  );
  return [...(group?.querySelectorAll('button') ?? [])].find((chip) => chip.textContent === answer);
}

function pressIn(question: string, answer: string): void {
  flushSync(() => chipIn(question, answer)?.click());
}

it.each([
  ['en', 'Full name', 'Please type your name.', 'Apply · 1 credit', 'You have applied'],
  ['hi', 'पूरा नाम', 'अपना नाम लिखें।', 'अप्लाई करें · 1 क्रेडिट', 'आपने अप्लाई कर दिया'],
  ['mr', 'पूर्ण नाव', 'तुमचं नाव लिहा.', 'अर्ज करा · 1 क्रेडिट', 'तुमचा अर्ज गेला'],
] as const)(
  'asks an account without a name for it in %s, in the same dialog, and sends it with the application',
  async (language, label, problem, apply, done) => {
    const api = fakeApi({ 'account.summary': { ...ACCOUNT, name: '' } });
    const screen = await renderScreen(ADDRESS, { api, language });
    await screen.press(apply);
    await screen.shows(label);
    await screen.press(apply);
    await screen.shows(problem);
    expect(api.calls('applications.apply')).toEqual([]);
    await screen.type(label, 'सुनीता काळे');
    await screen.press(apply);
    await screen.shows(done);
    expect(api.calls('applications.apply')).toMatchObject([{ name: 'सुनीता काळे' }]);
    expect(window.localStorage.getItem('nukkad.givenName')).toBe('सुनीता');
  },
);

it('asks for the name if the server says that it is missing', async () => {
  const api = fakeApi({ 'applications.apply': refuses('NAME_INVALID') });
  const screen = await renderScreen(ADDRESS, { api });
  await screen.press(APPLY);
  await screen.shows('Apply for this job?');
  await screen.press(APPLY);
  await screen.shows('Full name');
});

it.each([
  ['ANY', null, false],
  ['FEMALE', null, true],
  ['FEMALE', 'FEMALE', false],
] as const)('for a job of %s and a profile of %s, asks for the gender: %s', async (asked, own, isAsked) => {
  const api = fakeApi({
    'jobs.byShareId': { job: { ...JOB, gender: asked } },
    'profile.whole': { ...PROFILE, gender: own },
  });
  const screen = await renderScreen(ADDRESS, { api });
  await screen.press(APPLY);
  await screen.shows('Apply for this job?');
  if (isAsked) await screen.press('Female');
  else expect(screen.names()).not.toContain('Female');
  await screen.press(APPLY);
  await screen.shows('You have applied');
  const [sent] = api.calls('applications.apply');
  expect(sent?.gender).toBe(isAsked ? 'FEMALE' : undefined);
});

it.each([
  [
    'en',
    'It takes 1 of your 10 free credits. Credits are not money. The company will see your profile.',
    'Apply · 1 credit',
    'can see your application now. You have 9 credits left.',
    'If nobody there looks at it within 14 days, you get the credit back.',
    'As soon as they shortlist you, you can chat with them here.',
  ],
  [
    'hi',
    'आपके 10 मुफ़्त क्रेडिट में से 1 लगेगा। क्रेडिट पैसा नहीं है। कंपनी आपकी प्रोफ़ाइल देख सकेगी।',
    'अप्लाई करें · 1 क्रेडिट',
    'अब आपकी अर्ज़ी देख सकती है। आपके 9 क्रेडिट बचे हैं।',
    '14 दिन में वहाँ किसी ने नहीं देखी, तो क्रेडिट वापस मिलेगा।',
    'जैसे ही वे आपको शॉर्टलिस्ट करेंगे, आप यहीं उनसे बातचीत कर सकेंगे।',
  ],
  [
    'mr',
    'तुमच्या 10 मोफत क्रेडिटपैकी 1 लागेल. क्रेडिट म्हणजे पैसे नाहीत. कंपनीला तुमची प्रोफाइल दिसेल.',
    'अर्ज करा · 1 क्रेडिट',
    'कंपनीला आता तुमचा अर्ज दिसतो. तुमची 9 क्रेडिट उरली आहेत.',
    '14 दिवसांत तिथे कोणी पाहिला नाही, तर क्रेडिट परत मिळेल.',
    'त्यांनी तुम्हाला शॉर्टलिस्ट केलं की इथेच त्यांच्याशी बोलता येईल.',
  ],
] as const)(
  'says in %s what a credit is, what happens next and by when',
  async (language, price, apply, ...next) => {
    const api = fakeApi({ 'account.summary': { ...ACCOUNT, credits: 10 } });
    const screen = await renderScreen(ADDRESS, { api, language });
    await screen.press(apply);
    await screen.shows(price);
    await screen.press(apply);
    for (const sentence of next) await screen.shows(sentence);
  },
);

const answersOf = (api: ReturnType<typeof fakeApi>) =>
  api
    .calls('applications.apply')
    .map(({ isAvailableInCity, knowsEnglish }) => [isAvailableInCity, knowsEnglish]);

it('answers nothing for the seeker', async () => {
  const screen = await renderScreen(ADDRESS);
  // Written by an earlier version, also without a press.
  window.localStorage.setItem('nukkad.knowsEnglish', 'true');
  await screen.press(APPLY);
  await screen.shows('Apply for this job?');
  await screen.press(APPLY);
  await screen.shows('You have applied');
  expect(answersOf(screen.api)).toEqual([[null, null]]);
});

it.each([
  ['en', APPLY, 'Yes', 'No', 'You have applied', 'Do you speak English?', 'Can you work in Pune?'],
  [
    'hi',
    'अप्लाई करें · 1 क्रेडिट',
    'हाँ',
    'नहीं',
    'आपने अप्लाई कर दिया',
    'क्या आपको अंग्रेज़ी आती है?',
    'क्या आप पुणे में काम कर सकते हैं?',
  ],
  [
    'mr',
    'अर्ज करा · 1 क्रेडिट',
    'हो',
    'नाही',
    'तुमचा अर्ज गेला',
    'तुम्हाला इंग्रजी येतं का?',
    'पुणे इथे काम करायला चालेल का?',
  ],
] as const)(
  'sends in %s the answers that were given, and keeps the one about English',
  async (language, apply, yes, no, done, english, city) => {
    const screen = await renderScreen(ADDRESS, { language });
    await screen.press(apply);
    for (const question of [english, city]) await screen.shows(question);
    // The first question is about the city, the second about English.
    pressIn(city, yes);
    pressIn(english, no);
    await screen.press(apply);
    await screen.shows(done);
    expect(answersOf(screen.api)).toEqual([[true, false]]);
    expect(window.localStorage.getItem('nukkad.englishAnswer')).toBe('false');
  },
);

it('takes an answer back at a second press, also the one that was kept', async () => {
  const screen = await renderScreen(ADDRESS, { device: { englishAnswer: 'true' } });
  await screen.press(APPLY);
  await screen.shows('Do you speak English?');
  expect(chipIn('Do you speak English?', 'Yes')?.getAttribute('aria-pressed')).toBe('true');
  pressIn('Do you speak English?', 'Yes');
  await screen.press(APPLY);
  await screen.shows('You have applied');
  expect(answersOf(screen.api)).toEqual([[null, null]]);
  expect(window.localStorage.getItem('nukkad.englishAnswer')).toBeNull();
});
