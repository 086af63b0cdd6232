import { fieldValue, until } from '@nukkad/browser/testing/page.ts';
import {
  companyJobOne,
  companyJobPoster,
  companyJobPublish,
  companyPlaces,
} from '@nukkad/contract/partner/company-job.routes.ts';
import { draftChange, draftCreate, draftOne } from '@nukkad/contract/partner/draft.routes.ts';
import type { JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import { suggestPay, suggestWork } from '@nukkad/contract/partner/suggestion.routes.ts';
import { describe, expect, it } from 'vitest';
import { chooseOption } from '../../testing/choose-option.ts';
import { answer, type FakePartner, fakePartner, offline, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { COOKS, DRAFT, DRAFT_ID, JOB, PLACE, START, USUAL_PAY } from '../../testing/sample-job.ts';
import { COMPANY_ID } from '../../testing/sample-me.ts';
import { placeAnswer } from '../../testing/sample-places.ts';

const params = { company: COMPANY_ID };

function shop(): FakePartner {
  return fakePartner(
    answer(companyPlaces, { items: [PLACE], start: START }),
    answer(suggestWork, ({ query }) => (query.text === '' ? { items: [], also: {} } : COOKS)),
    answer(suggestPay, USUAL_PAY),
    answer(draftCreate, DRAFT),
    answer(draftChange, DRAFT),
    answer(draftOne, DRAFT),
    answer(companyJobPublish, JOB),
    answer(companyJobOne, JOB),
    answer(companyJobPoster, refuses('JOB_NOT_OPEN')),
    placeAnswer,
  );
}

it('posts a job with a title, a work, a pay and one more press', async () => {
  const partner = shop();
  const page = await renderHireScreen('/jobs/new', { partner });
  await page.type('Who do you need?', 'coo');
  await page.shows('Which of these is it?');
  await page.press('Cook');
  await page.shows('Usual pay, a month');
  await page.shows('At least ₹12,000 by law');
  await page.press('₹16,500–19,500');
  await page.shows('Full time · Day');
  await page.shows('FC Road · 1 person');
  await page.shows('This is how people see it');
  await page.press('Publish');
  await until(() => expect(page.address()).toBe(`/jobs/${JOB.id}`));
  const [created] = partner.calls(draftCreate);
  const sent = [created, ...partner.calls(draftChange)].map((call) => call?.body.fields);
  expect(Object.assign({}, ...sent)).toMatchObject({
    ...{ title: 'Cook', profile: 'cook', jobType: 'FULL_TIME', shift: 'DAY', city: 'pune', openings: 1 },
    ...{ payMin: 16_500, payMax: 19_500 },
  });
  expect(partner.calls(companyJobPublish)).toEqual([{ params, body: { draft: DRAFT_ID } }]);
});

it.each([
  ['en', 'How it works', 'We look at your first job before it opens.', 'Shop helper', 'Who do you need?'],
  ['hi', 'यह कैसे काम करता है', 'आपकी पहली नौकरी खुलने से पहले', 'दुकान में हेल्पर', 'आपको कौन चाहिए?'],
  ['mr', 'हे कसं चालतं', 'तुमची पहिली नोकरी सुरू होण्याआधी', 'दुकानात मदतनीस', 'तुम्हाला कोण हवं आहे?'],
] as const)(
  'explains in %s how it works until a title is typed',
  async (language, heading, step, example, label) => {
    const page = await renderHireScreen('/jobs/new', { partner: shop(), language });
    await page.shows(heading);
    await page.shows(step);
    await page.shows(example);
    expect(document.querySelector('.hire-preview__example')?.hasAttribute('inert')).toBe(true);
    await page.type(label, 'cook');
    await page.hides(heading);
  },
);

it('starts with the place and hours of the last job', async () => {
  const partner = shop();
  const start = { ...START, jobType: 'PART_TIME', shift: 'NIGHT', address: 'Second shop, Camp' } as const;
  partner.answer(companyPlaces, { items: [PLACE], start });
  partner.answer(draftCreate, DRAFT);
  const page = await renderHireScreen('/jobs/new', { partner, language: 'hi' });
  await page.type('आपको कौन चाहिए?', 'cook');
  await page.shows('पार्ट टाइम · रात');
  await page.shows('Second shop, Camp');
  await page.shows('सब सेव हो गया।');
  const [created] = partner.calls(draftCreate);
  expect(created?.body.fields).toMatchObject({ ...start, language: 'hi' });
});

it('says how much a title is too long instead of cutting it, and does not lose it', async () => {
  const partner = shop();
  partner.answer(draftCreate, refuses('VALIDATION_FAILED'));
  const page = await renderHireScreen('/jobs/new', { partner });
  await page.type('Who do you need?', '🍳'.repeat(151));
  await page.shows('This is 1 letter too long. Please shorten it.');
  await page.type('Who do you need?', 'क'.repeat(153));
  await page.shows('This is 3 letters too long. Please shorten it.');
  await page.shows('Not saved.');
  partner.answer(draftCreate, DRAFT);
  await page.type('Who do you need?', 'क'.repeat(150));
  await page.hides('too long');
  await page.shows('Everything is saved.');
});

it.each([
  ['hi', 'आपको कौन चाहिए?', 'रसोइया', 'पूरे समय · दिन', 'नौकरी डालें'],
  ['mr', 'तुम्हाला कोण हवं आहे?', 'स्वयंपाकी', 'पूर्ण वेळ · दिवस', 'नोकरी टाका'],
] as const)('speaks %s', async (language, label, work, hours, publish) => {
  const page = await renderHireScreen('/jobs/new', { partner: shop(), language });
  await page.type(label, 'cook');
  await page.press(work);
  await page.shows(hours);
  expect(page.names()).toContain(publish);
});

it('publishes a copied draft with one press', async () => {
  const partner = shop();
  const page = await renderHireScreen(`/jobs/new?draft=${DRAFT_ID}`, { partner });
  await page.shows('Cook for a mess');
  await page.press('Publish');
  expect(partner.calls(companyJobPublish)).toEqual([{ params, body: { draft: DRAFT_ID } }]);
  expect(partner.calls(draftCreate)).toEqual([]);
});

it('keeps the draft on the phone without a line, and sends it when the line is back', async () => {
  const partner = shop();
  partner.answer(draftCreate, offline);
  const page = await renderHireScreen('/jobs/new', { partner });
  await page.type('Who do you need?', 'cook');
  await page.press('Cook');
  await page.shows('What you typed is kept on this phone, and is sent when the internet is back.');
  const stored = JSON.parse(window.localStorage.getItem(`hire-draft:${COMPANY_ID}`) ?? '{}');
  expect(stored).toMatchObject({ id: null, fields: { title: 'Cook', profile: 'cook' } });
  partner.answer(draftCreate, DRAFT);
  window.dispatchEvent(new Event('online'));
  await page.shows('Everything is saved.');
  const keys = new Set(partner.keys(draftCreate));
  expect(keys.size).toBe(1);
  expect(partner.calls(draftCreate).at(-1)?.body.fields).toMatchObject({ title: 'Cook', profile: 'cook' });
});

/** Returns the texts that screen readers announce at once. */
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

it('opens the block of a problem, and says what is wrong', async () => {
  const partner = shop();
  const least = 12_000;
  const problem = {
    ...{ block: 'pay' as const, field: 'payMin', code: 'PAY_UNLAWFUL' as const, isBlocking: true, least },
    sentence: null,
  };
  partner.answer(companyJobPublish, refuses('PAY_UNLAWFUL', { problems: [problem] }));
  const page = await renderHireScreen(`/jobs/new?draft=${DRAFT_ID}`, { partner });
  await page.press('Publish');
  await page.shows('Below the minimum wage. At least ₹12,000.');
  await page.shows('This pay is below the minimum wage. Please offer more.');
  expect(alerts()).toEqual([
    'Below the minimum wage. At least ₹12,000.',
    'This pay is below the minimum wage. Please offer more.',
  ]);
  await page.shows('Usual pay, a month');
});

it('marks the sentence that asks for money without stopping the draft', async () => {
  const partner = shop();
  const sentence = 'Pay Rs 500 first.';
  const problem = {
    ...{ block: 'bring' as const, field: 'requirements', code: 'ASKS_MONEY' as const, isBlocking: false },
    ...{ least: null, sentence },
  };
  partner.answer(draftChange, { ...DRAFT, problems: [problem] });
  const page = await renderHireScreen(`/jobs/new?draft=${DRAFT_ID}`, { partner });
  await page.press('What is neededNothing special');
  await page.type('In your own words (optional)', sentence);
  await page.shows('This asks applicants for money: “Pay Rs 500 first.”.');
  expect(partner.calls(draftChange)).toEqual([
    { params: { ...params, draft: DRAFT_ID }, body: { fields: { requirements: sentence } } },
  ]);
});

describe('another place than the company', () => {
  const fieldsOf = (partner: FakePartner) =>
    Object.assign({}, ...partner.calls(draftChange).map(({ body }) => body.fields)) as JobFields;

  it('is a city of the list and an area, and the draft keeps both', async () => {
    const partner = shop();
    const page = await renderHireScreen(`/jobs/new?draft=${DRAFT_ID}`, { partner });
    await page.press('PlaceFC Road · 1 person');
    await page.press('Another place');
    await page.type('City or town', 'nas');
    await chooseOption('Nashik');
    await page.shows('Without an area, people see the distance to the middle of Nashik.');
    await page.type('Area or PIN code (optional)', 'Satp');
    await chooseOption('SatpurNashik');
    await page.hides('Without an area');
    await page.type('Address', 'Plot 7, MIDC');
    await page.press('Done');
    await page.shows('Plot 7, MIDC · 1 person');
    await page.press('Publish');
    expect(fieldsOf(partner)).toEqual({
      city: 'nashik',
      locality: 'Satpur',
      latitude: 19.99,
      longitude: 73.73,
      address: 'Plot 7, MIDC',
    });
  });

  it('is not complete until a city was chosen and an address typed', async () => {
    const partner = shop();
    const page = await renderHireScreen(`/jobs/new?draft=${DRAFT_ID}`, { partner });
    await page.press('PlaceFC Road · 1 person');
    await page.press('Another place');
    await page.type('City or town', 'Atlantis');
    expect(page.names()).not.toContain('Done');
    await page.type('Address', 'Plot 7');
    expect(page.names()).not.toContain('Done');
    await page.type('City or town', 'nashik');
    await chooseOption('Nashik');
    expect(page.names()).not.toContain('Done');
    await page.type('Address', 'Plot 7');
    expect(page.names()).toContain('Done');
  });

  it('is shown again when the draft is opened later', async () => {
    const partner = shop();
    const place = {
      city: 'nashik',
      locality: 'Satpur',
      latitude: 19.99,
      longitude: 73.73,
      address: 'Plot 7',
    };
    partner.answer(draftOne, { ...DRAFT, fields: { ...DRAFT.fields, ...place } });
    const page = await renderHireScreen(`/jobs/new?draft=${DRAFT_ID}`, { partner });
    await page.press('PlacePlot 7 · 1 person');
    expect(await fieldValue('City or town')).toBe('Nashik');
    expect(await fieldValue('Area or PIN code (optional)')).toBe('Satpur');
    expect(await fieldValue('Address')).toBe('Plot 7');
  });
});
