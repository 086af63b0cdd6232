import type { PickedJob } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { exampleOf, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

type Kind = PickedJob['reasons'][number]['kind'];

const [JOB] = exampleOf('jobs.topPicks').jobs;

function jobFor(kinds: readonly Kind[], at: number): PickedJob {
  if (!JOB) throw new Error('The example has no job');
  return { ...JOB, id: `${JOB.id}${at}`, reasons: kinds.map((kind) => ({ kind, value: 'cook' })) };
}

async function titleOf(kinds: readonly (readonly Kind[])[], language: 'en' | 'hi' | 'mr') {
  const jobs = kinds.map(jobFor);
  await renderScreen('/joblist', { api: fakeApi({ 'jobs.topPicks': { jobs } }), language });
  const title = document.querySelector('#top-picks')?.textContent;
  expect(document.querySelector('.top-picks .nk-carousel__row')?.getAttribute('aria-label')).toBe(title);
  return title;
}

it.each(['INTEREST', 'PROFILE', 'SKILL', 'NEAR'] as const)(
  'are picked for the seeker by %s',
  async (kind) => {
    expect(
      await titleOf(
        [
          ['PAY', 'NEW'],
          ['NEW', kind],
        ],
        'en',
      ),
    ).toBe('Picked for you');
  },
);

it.each([
  ['en', 'New jobs'],
  ['hi', 'नए काम'],
  ['mr', 'नवीन कामं'],
] as const)('are only new jobs in %s if no reason is about the seeker', async (language, title) => {
  expect(await titleOf([['PAY', 'NEW'], ['PAY'], ['NEW'], []], language)).toBe(title);
});
