import { fieldValue } from '@nukkad/browser/testing/page.ts';
import { companyPlaces } from '@nukkad/contract/partner/company-job.routes.ts';
import { draftChange, draftOne } from '@nukkad/contract/partner/draft.routes.ts';
import type { JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import { suggestPay, suggestPlaces, suggestWork } from '@nukkad/contract/partner/suggestion.routes.ts';
import { describe, expect, it } from 'vitest';
import { chooseOption } from '../../testing/choose-option.ts';
import { answer, type FakePartner, fakePartner } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { COOKS, DRAFT, DRAFT_ID, PLACE, START, USUAL_PAY } from '../../testing/sample-job.ts';
import { placeAnswer } from '../../testing/sample-places.ts';

function shop(fields: Partial<JobFields> = {}): FakePartner {
  return fakePartner(
    answer(companyPlaces, { items: [PLACE], start: START }),
    answer(suggestWork, COOKS),
    answer(suggestPay, USUAL_PAY),
    answer(draftOne, { ...DRAFT, fields: { ...DRAFT.fields, ...fields } }),
    answer(draftChange, DRAFT),
    placeAnswer,
  );
}

const open = (partner: FakePartner) => renderHireScreen(`/jobs/new?draft=${DRAFT_ID}`, { partner });

/** Waits until the draft is sent, and returns the fields that were changed. */
async function changed(page: Awaited<ReturnType<typeof open>>): Promise<JobFields> {
  await page.shows('Everything is saved.');
  return Object.assign({}, ...page.partner.calls(draftChange).map(({ body }) => body.fields));
}

describe('what is needed', () => {
  it.each([
    ['None needed', 0],
    ['1 year', 1],
    ['2 years', 2],
    ['5 years', 5],
  ])('“%s” is sent as %d', async (name, experienceMin) => {
    const page = await open(shop({ experienceMin: 3 }));
    await page.press('What is needed3 years or more');
    await page.press(name);
    expect(await changed(page)).toEqual({ experienceMin, experienceMax: null });
  });

  it.each([
    ['10th pass', 'SSC'],
    ['12th pass', 'HSSC'],
    ['Graduate', 'UG'],
    ['Post graduate', 'PG'],
  ])('“%s” is sent as %s', async (name, qualification) => {
    const page = await open(shop());
    await page.press('What is neededNothing special');
    await page.press(name);
    expect(await changed(page)).toEqual({ qualification });
  });
});

describe('hours', () => {
  it.each([
    ['Part time', { jobType: 'PART_TIME' }],
    ['Internship', { jobType: 'INTERNSHIP' }],
    ['Night', { shift: 'NIGHT' }],
    ['Changing shifts', { shift: 'ROTATING' }],
    ['Morning', { shift: 'MORNING' }],
    ['Evening', { shift: 'EVENING' }],
    ['Weekend', { shift: 'WEEKEND' }],
    ['At the workplace', { workPlace: 'ON_SITE' }],
    ['From home', { workPlace: 'HOME' }],
    ['Both', { workPlace: 'BOTH' }],
  ])('“%s” is sent as %o', async (name, fields) => {
    const page = await open(shop());
    await page.press('HoursFull time · Day');
    await page.press(name);
    expect(await changed(page)).toEqual(fields);
  });
});

describe('another pay than the usual one', () => {
  it.each([
    ['From, a month', { payMin: 17_500 }],
    ['Up to (optional)', { payMax: 17_500 }],
  ])('“%s” is sent as %o', async (field, fields) => {
    const page = await open(shop({ payMin: 14_000, payMax: 16_500 }));
    await page.press('Pay₹14,000–16,500 a month');
    await page.press('Another amount');
    await page.type(field, '17,500');
    expect(await changed(page)).toEqual(fields);
  });
});

describe('the number of people', () => {
  it.each([
    ['0', false],
    ['2', true],
    ['10000', true],
    ['10001', false],
  ])('may be %s: %s', async (text, isPossible) => {
    const page = await open(shop());
    await page.press('PlaceFC Road · 1 person');
    await page.type('How many people?', text);
    if (isPossible) expect(await changed(page)).toEqual({ openings: Number(text) });
    else await page.shows('From 1 to 10,000 people.');
    if (!isPossible) expect(page.partner.calls(draftChange)).toEqual([]);
  });
});

it('the address of another place is emptied with its city, and stays with an area of this city', async () => {
  const page = await open(shop());
  await page.press('PlaceFC Road · 1 person');
  await page.press('Another place');
  await page.type('Address', 'Near the bus stand');
  await page.type('City or town', 'nas');
  await chooseOption('Nashik');
  expect(await fieldValue('Address')).toBe('');
  const { city, address } = await changed(page);
  expect([city, address]).toEqual(['nashik', null]);
  await page.type('Address', 'Plot 7, MIDC');
  await page.type('Area or PIN code (optional)', 'Satp');
  await chooseOption('SatpurNashik');
  expect(await fieldValue('Address')).toBe('Plot 7, MIDC');
});

it('a PIN code stays in the field, and sets the position', async () => {
  const partner = shop({ city: 'nashik', locality: null, latitude: 20, longitude: 73.79, address: 'Plot 7' });
  const nashik = { city: 'nashik', cityNames: { en: 'Nashik', hi: 'नाशिक', mr: 'नाशिक' } };
  const places = new Map([
    [undefined, { latitude: 20, longitude: 73.79 }],
    ['422007', { latitude: 19.98, longitude: 73.72 }],
  ]);
  partner.answer(suggestPlaces, ({ query: { text } }) => {
    const point = places.get(text);
    return { items: point ? [{ ...nashik, ...point, locality: null, localityNames: null }] : [] };
  });
  const page = await open(partner);
  await page.press('PlacePlot 7 · 1 person');
  await page.type('Area or PIN code (optional)', '422007');
  await chooseOption('Nashik');
  expect(await fieldValue('Area or PIN code (optional)')).toBe('422007');
  expect(await changed(page)).toMatchObject({ latitude: 19.98, longitude: 73.72 });
});

describe('the preview', () => {
  it.each([
    [0, 'No experience needed'],
    [1, '1 year or more'],
    [2, '2 years or more'],
  ])('of %d years reads “%s”', async (experienceMin, words) => {
    const page = await open(shop({ experienceMin }));
    await page.shows('This is how people see it');
    await page.shows(`Day\u00a0· ${words}`.replaceAll('\u00a0', ' '));
  });
});

it('sends what is changed while the draft is being sent', async () => {
  const first = Promise.withResolvers<typeof DRAFT>();
  const partner = shop();
  partner.answer(draftChange, () => first.promise);
  const page = await open(partner);
  await page.press('HoursFull time · Day');
  await page.press('Night');
  await page.shows('Saving…');
  await expect.poll(() => partner.calls(draftChange).length).toBe(1);
  await page.press('From home');
  partner.answer(draftChange, DRAFT);
  first.resolve(DRAFT);
  await page.shows('Everything is saved.');
  expect(partner.calls(draftChange).map(({ body }) => body.fields)).toEqual([
    { shift: 'NIGHT' },
    { workPlace: 'HOME' },
  ]);
});
