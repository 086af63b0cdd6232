import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const REVIEWS = exampleOf('companies.reviews');
const ADDRESS = '/companyreview?annapurna-kitchens-aZ09bY';
const [REVIEW] = REVIEWS.reviews;
const reply = { text: 'Thank you, we start on time now.', createdAt: '2025-11-27T05:30:00.000Z' };

it.each([
  ['en', 'replied'],
  ['hi', 'का जवाब'],
  ['mr', 'चं उत्तर'],
] as const)('shows in %s what the company replied to a review', async (language, words) => {
  if (REVIEW === undefined) throw new Error('The example has no review');
  const api = fakeApi({ 'companies.reviews': { ...REVIEWS, reviews: [{ ...REVIEW, reply }] } });
  const screen = await renderScreen(ADDRESS, { language, api });
  await screen.shows(words);
  await screen.shows(reply.text);
  expect(document.querySelectorAll('.review-list__reply')).toHaveLength(1);
});

it('shows no reply without one', async () => {
  if (REVIEW === undefined) throw new Error('The example has no review');
  const { reply: _none, ...unanswered } = REVIEW;
  const api = fakeApi({ 'companies.reviews': { ...REVIEWS, reviews: [unanswered] } });
  const screen = await renderScreen(ADDRESS, { api });
  await screen.shows(unanswered.reviewerName);
  expect(document.querySelector('.review-list__reply')).toBeNull();
});
