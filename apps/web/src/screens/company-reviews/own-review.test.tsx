import { expect, it } from 'vitest';
import { exampleOf, fakeApi, offline } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const REVIEWS = exampleOf('companies.reviews');
const ADDRESS = '/companyreview?annapurna-kitchens-aZ09bY';
const own = { stars: 1, comments: 'Ask Ravi' };

it.each([
  ['en', 'Change your review', 'We checked your review and hid it. Only you can see it.'],
  ['hi', 'अपना रिव्यू बदलें', 'जाँच के बाद आपका रिव्यू छिपा दिया गया है: यह सिर्फ़ आपको दिखता है।'],
  ['mr', 'तुमचा रिव्ह्यू बदला', 'तपासणीनंतर तुमचा रिव्ह्यू लपवला आहे: तो फक्त तुम्हाला दिसतो.'],
] as const)('shows in %s to the author that the review is hidden', async (language, change, hidden) => {
  const state = { ...REVIEWS, isReviewed: true, canReview: true };
  const shown = fakeApi({ 'companies.reviews': { ...state, own } });
  const open = await renderScreen(ADDRESS, { language, api: shown });
  await open.shows(change);
  await open.hides(hidden);
  const api = fakeApi({ 'companies.reviews': { ...state, own: { ...own, isHidden: true } } });
  const screen = await renderScreen(ADDRESS, { language, api });
  await screen.shows(hidden);
  expect(screen.names()).toContain(change);
});

it.each([
  ['en', 'Change your review', 'Submit', 'No internet. Please check your internet connection and try again.'],
  ['hi', 'अपना रिव्यू बदलें', 'जमा करें', 'इंटरनेट नहीं है। इंटरनेट देखकर फिर कोशिश करें।'],
  ['mr', 'तुमचा रिव्ह्यू बदला', 'पाठवा', 'इंटरनेट नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.'],
] as const)('says in %s why the review was not sent', async (language, change, submit, why) => {
  const api = fakeApi({ 'companies.review': offline });
  const screen = await renderScreen(ADDRESS, { language, api });
  await screen.press(change);
  await screen.press(submit);
  await screen.shows(why);
});
