import { LANGUAGES } from '@nukkad/contract';
import { exampleJobCard } from '@nukkad/contract/jobs/job.examples.ts';
import { describe, expect, it } from 'vitest';
import { jobMetaOf } from './job-meta.ts';

const LONG_COMPANY = 'Maharashtra Industrial Precision Engineering Works Pvt. Ltd.';

describe('the title of a job’s page', () => {
  it.each([
    ['en', 'Mess and canteen cook job in Pune: Annapurna Kitchens'],
    ['hi', 'मेस का रसोइया · पुणे में नौकरी: Annapurna Kitchens'],
    ['mr', 'मेसचा स्वयंपाकी · पुण्यात नोकरी: Annapurna Kitchens'],
  ] as const)('leaves out in %s what does not fit', (language, title) => {
    expect(jobMetaOf({ ...exampleJobCard, companyName: 'Annapurna Kitchens' }, language).title).toBe(title);
  });

  it.each([
    [
      'names everything if it fits',
      { title: 'Cook', companyName: 'Annapurna' },
      'Mess cook · Cook job in Pune: Annapurna',
    ],
    [
      'leaves out the employer’s own words first',
      { title: 'Cook for a mess', companyName: 'Annapurna Kitchens and Sons' },
      'Mess cook job in Pune: Annapurna Kitchens and Sons',
    ],
    [
      'leaves out the company next',
      { title: 'Cook for a mess', companyName: LONG_COMPANY },
      'Mess cook · Cook for a mess job in Pune',
    ],
    [
      'leaves out both if only the work fits',
      { title: 'Cook for the mess of a hostel with two hundred people', companyName: LONG_COMPANY },
      'Mess cook job in Pune',
    ],
  ])('%s', (_, job, title) => {
    const workNames = { en: 'Mess cook', hi: 'रसोइया', mr: 'स्वयंपाकी' };
    expect(jobMetaOf({ ...exampleJobCard, workNames, ...job }, 'en').title).toBe(title);
  });

  it('is cut after a word if even the shortest is too long', () => {
    const title = 'Cook for the mess of a hostel with two hundred and fifty people';
    const { title: cut } = jobMetaOf({ ...exampleJobCard, workNames: undefined, title }, 'en');
    expect(cut).toBe('Cook for the mess of a hostel with two hundred and fifty…');
  });

  it.each([
    [60, `Mess cook job in Pune: ${'x'.repeat(37)}`],
    [61, 'Mess cook · Cook job in Pune'],
  ])('has at most 60 characters; the whole would have %d', (length, title) => {
    const workNames = { en: 'Mess cook', hi: 'रसोइया', mr: 'स्वयंपाकी' };
    const companyName = 'x'.repeat(length - 'Mess cook job in Pune: '.length);
    expect(jobMetaOf({ ...exampleJobCard, workNames, title: 'Cook', companyName }, 'en').title).toBe(title);
  });
});

describe('the description of a job’s page', () => {
  it.each([
    [
      'en',
      '₹15,000–20,000 a month: Mess and canteen cook in Pune at Annapurna Kitchens. See the place, the hours and the five checks. Apply free from your phone.',
      'Mess and canteen cook · Cook for a mess in Pune at Annapurna Kitchens. See the place, the hours and the five checks. Apply free from your phone.',
    ],
    [
      'hi',
      '₹15,000–20,000 महीना: पुणे में मेस का रसोइया · Cook for a mess, Annapurna Kitchens में। जगह, समय और पाँच जाँच देखें। फ़ोन से मुफ़्त में अप्लाई करें।',
      'पुणे में मेस का रसोइया · Cook for a mess, Annapurna Kitchens में। जगह, समय और पाँच जाँच देखें। फ़ोन से मुफ़्त में अप्लाई करें।',
    ],
    [
      'mr',
      '₹15,000–20,000 महिना: पुण्यात मेसचा स्वयंपाकी · Cook for a mess, Annapurna Kitchens इथे. जागा, वेळ आणि पाच तपासण्या पाहा. फोनवरून मोफत अर्ज करा.',
      'पुण्यात मेसचा स्वयंपाकी · Cook for a mess, Annapurna Kitchens इथे. जागा, वेळ आणि पाच तपासण्या पाहा. फोनवरून मोफत अर्ज करा.',
    ],
  ] as const)('begins in %s with the pay if it is known', (language, withPay, noPay) => {
    expect(jobMetaOf(exampleJobCard, language).description).toBe(withPay);
    const pay = { min: null, max: null };
    expect(jobMetaOf({ ...exampleJobCard, pay }, language).description).toBe(noPay);
  });

  it.each(LANGUAGES)('has at most 160 characters in %s, with the pay, whatever the names', (language) => {
    const title = 'Cook for the mess of a hostel with two hundred people and a canteen'.repeat(2);
    const { description } = jobMetaOf({ ...exampleJobCard, title, companyName: LONG_COMPANY }, language);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^₹15,000–20,000 /);
  });
});
