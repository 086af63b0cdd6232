import { fieldValue } from '@nukkad/browser/testing/page.ts';
import { companyChange, companyProfile } from '@nukkad/contract/partner/company.routes.ts';
import { memberSendCode } from '@nukkad/contract/partner/member.routes.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chooseOption } from '../../testing/choose-option.ts';
import { answer, fakePartner, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { PROFILE } from '../../testing/sample-company.ts';
import { ME } from '../../testing/sample-me.ts';
import { placeAnswer } from '../../testing/sample-places.ts';

const NEWER = { ...PROFILE, version: '2026-11-27T11:00:00.000Z' };
const { version } = PROFILE;
const TOKEN = 'a'.repeat(32);

const api = (profile = PROFILE) =>
  fakePartner(
    answer(companyProfile, profile),
    answer(companyChange, NEWER),
    answer(memberSendCode, { token: TOKEN, resendAfter: 30 }),
    placeAnswer,
  );

/** Returns the bodies of all changes that were sent. */
const sent = (partner: ReturnType<typeof api>) => partner.calls(companyChange).map(({ body }) => body);

describe('name and details', () => {
  it('sends only what was changed, with the version that was shown', async () => {
    const partner = api();
    const page = await renderHireScreen('/company', { partner });
    await page.press('Change name and details');
    await page.type('Name of the shop or company', ' Shinde & Sons ');
    await page.type('GSTIN (optional)', '27ABCDE1234F1Z5');
    await page.press('Save');
    expect(sent(partner)).toEqual([{ version, name: 'Shinde & Sons', gstin: '27ABCDE1234F1Z5' }]);
    await page.shows('Saved');
    expect(page.names()).toContain('Change name and details');
  });

  it('sends nothing if nothing was changed, and asks for a name', async () => {
    const partner = api();
    const page = await renderHireScreen('/company', { partner });
    await page.press('Change name and details');
    await page.type('Name of the shop or company', ' ');
    await page.press('Save');
    await page.shows('Please fill this in.');
    await page.type('Name of the shop or company', PROFILE.name);
    await page.press('Save');
    expect(sent(partner)).toEqual([]);
    expect(page.names()).toContain('Change name and details');
  });

  it.each([
    ['en', 'Change name and details', 'GSTIN (optional)', 'Save', 'It has 15 letters and digits'],
    ['hi', 'नाम और जानकारी बदलें', 'GSTIN (ज़रूरी नहीं)', 'सेव करें', 'उसमें 15 अक्षर और अंक होते हैं'],
    ['mr', 'नाव आणि माहिती बदला', 'GSTIN (गरजेचं नाही)', 'सेव्ह करा', 'त्यात 15 अक्षरं आणि अंक असतात'],
  ] as const)('says in %s the rule of a refused number', async (language, open, field, save, rule) => {
    const partner = api();
    partner.answer(
      companyChange,
      refuses('VALIDATION_FAILED', { status: 400, issues: [{ path: 'gstin', message: 'x' }] }),
    );
    const page = await renderHireScreen('/company', { partner, language });
    await page.press(open);
    await page.type(field, '27ABC');
    await page.press(save);
    await page.shows(rule);
    expect(await fieldValue(field)).toBe('27ABC');
  });

  it('keeps what was typed when a colleague was faster, and shows what it says now', async () => {
    const partner = api();
    partner.answer(companyChange, refuses('CHANGED_SINCE', { status: 409 }));
    const page = await renderHireScreen('/company', { partner });
    await page.press('Change name and details');
    await page.type('Website (optional)', 'mine.example');
    await page.press('Save');
    await page.shows('A colleague has changed this meanwhile. Please look again.');
    partner.answer(companyProfile, { ...NEWER, website: 'https://theirs.example/' });
    await page.press('Show the latest');
    await page.shows('A colleague changed this. It says now: https://theirs.example/');
    partner.answer(companyChange, NEWER);
    await page.press('Save');
    expect(sent(partner).at(-1)).toEqual({ version: NEWER.version, website: 'mine.example' });
  });

  it('warns that a new name needs another look of an operator', async () => {
    const page = await renderHireScreen('/company', { partner: api({ ...PROFILE, isSeen: true }) });
    await page.press('Change name and details');
    await page.hides('our team has to look at the company again');
    await page.type('Name of the shop or company', 'Other');
    await page.shows('With a new name, our team has to look at the company again.');
  });
});

describe('the address', () => {
  it('alone stays in the city', async () => {
    const partner = api();
    const page = await renderHireScreen('/company', { partner });
    await page.press('Change address');
    await page.type('Street and landmark', 'Shop 4, FC Road');
    await page.press('Save');
    expect(sent(partner)).toEqual([{ version, address: 'Shop 4, FC Road' }]);
  });

  it('moves to an area of another city, and has to be typed again', async () => {
    const partner = api();
    const page = await renderHireScreen('/company', { partner });
    await page.press('Change address');
    await page.type('City or town', 'nas');
    await chooseOption('Nashik');
    await page.type('Area or PIN code (optional)', 'sat');
    await chooseOption('SatpurNashik');
    await page.press('Save');
    await page.shows('Please fill this in.');
    await page.type('Street and landmark', 'Shop 4');
    await page.press('Save');
    const place = { city: 'nashik', locality: 'Satpur', latitude: 19.99, longitude: 73.73 };
    expect(sent(partner)).toEqual([{ version, address: 'Shop 4', ...place }]);
  });

  it('can be where the phone is', async () => {
    const coords = { latitude: 18.53, longitude: 73.86 };
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (done: (position: object) => void) => done({ coords }) },
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
    const partner = api();
    const page = await renderHireScreen('/company', { partner });
    await page.press('Change address');
    await page.press('Use my location');
    await page.shows('Got it. The pin is where you are now.');
    await page.press('Save');
    expect(sent(partner)).toEqual([
      { version, address: PROFILE.address, city: PROFILE.city.slug, ...coords },
    ]);
  });

  it('needs a city of the list', async () => {
    const partner = api();
    const page = await renderHireScreen('/company', { partner });
    await page.press('Change address');
    await page.type('City or town', 'Atlantis');
    await page.type('Street and landmark', 'Shop 4');
    await page.press('Save');
    await page.shows('Choose a city from the list, for example Nashik.');
    expect(sent(partner)).toEqual([]);
  });
});

describe('the number for callers', () => {
  it('says whether it is proved', async () => {
    const page = await renderHireScreen('/company', { partner: api({ ...PROFILE, isContactProved: false }) });
    await page.shows('Not proved yet');
    await page.press('Prove or change number');
    await page.press('Use my own number +91 9000000001');
    expect(sent(page.partner as ReturnType<typeof api>)).toEqual([{ version, phone: '+919000000001' }]);
  });

  it('that is another one is saved with the code that was sent to it', async () => {
    const partner = api();
    const page = await renderHireScreen('/company', { partner });
    await page.shows('Proved with a code');
    await page.press('Change number');
    await page.type('Another number', '12345');
    await page.press('Send me a code');
    await page.shows('Type 10 digits, starting with 6, 7, 8 or 9.');
    await page.type('Another number', '98765 43210');
    await page.press('Send me a code');
    partner.answer(companyChange, refuses('INVALID_OTP'));
    await page.type('Code from the SMS', '111111');
    expect(partner.calls(memberSendCode)).toEqual([{ body: { phone: '+919876543210', language: 'en' } }]);
    expect(page.names()).toContain('Save number');
    partner.answer(companyChange, NEWER);
    await page.type('Code from the SMS', '222222');
    expect(sent(partner).at(-1)).toEqual({ version, phone: '+919876543210', token: TOKEN, code: '222222' });
    await page.shows('Saved');
  });

  it('that somebody else looks after is refused in words', async () => {
    const partner = api();
    partner.answer(companyChange, refuses('ALREADY_CLAIMED'));
    const page = await renderHireScreen('/company', { partner });
    await page.press('Change number');
    await page.type('Another number', '9876543210');
    await page.press('Send me a code');
    await page.type('Code from the SMS', '222222');
    await page.shows('Somebody else already looks after this company here.');
  });
});

it('lets recruiters read all of it and change nothing', async () => {
  const companies = ME.companies.map((company) => ({ ...company, role: 'RECRUITER' as const }));
  const page = await renderHireScreen('/company', { partner: api(), me: { ...ME, companies } });
  await page.shows('Kothrud, Pune');
  for (const name of ['Change name and details', 'Change address', 'Change number'])
    expect(page.names()).not.toContain(name);
});
