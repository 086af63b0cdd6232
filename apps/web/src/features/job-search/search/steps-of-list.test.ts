import { exampleJobCard } from '@nukkad/contract/jobs/job.examples.ts';
import { describe, expect, it } from 'vitest';
import { stepsOf } from './steps-of-list.ts';

const jobs = (...ids: string[]) => ids.map((id) => ({ ...exampleJobCard, id }));
const shown = (pages: Parameters<typeof stepsOf>[0]) =>
  stepsOf(pages).map(({ step, jobs: own }) => [step, own.map(({ id }) => id).join('')]);

describe('the steps of a list', () => {
  it('are a single one with exact matches if pages name no step', () => {
    expect(shown([{ jobs: jobs('a', 'b') }, { jobs: jobs('c') }])).toEqual([['NAMED_WORK', 'abc']]);
    expect(shown([{ jobs: [] }])).toEqual([]);
  });

  it('begin where a page names a step', () => {
    const steps = [
      { step: 'NAMED_WORK', from: 0 },
      { step: 'ONLY_WORDS', from: 1, words: 'cook' },
      { step: 'SAME_PROFILE', from: 3 },
    ] as const;
    expect(shown([{ jobs: jobs('a', 'b', 'c', 'd'), steps }])).toEqual([
      ['NAMED_WORK', 'a'],
      ['ONLY_WORDS', 'bc'],
      ['SAME_PROFILE', 'd'],
    ]);
  });

  it('continue over several pages under one heading', () => {
    const pages = [
      { jobs: jobs('a', 'b') },
      {
        jobs: jobs('c', 'd'),
        steps: [
          { step: 'NAMED_WORK', from: 0 },
          { step: 'SAME_PROFILE', from: 1 },
        ],
      },
      { jobs: jobs('e'), steps: [{ step: 'SAME_PROFILE', from: 0 }] },
    ] as const;
    expect(shown(pages)).toEqual([
      ['NAMED_WORK', 'abc'],
      ['SAME_PROFILE', 'de'],
    ]);
  });
});
