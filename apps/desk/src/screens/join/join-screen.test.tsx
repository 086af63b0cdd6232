import {
  claimList,
  companyFind,
  companyProfile,
  companyRegister,
  companyTermsRead,
} from '@nukkad/contract/partner/company.routes.ts';
import { companyClaim } from '@nukkad/contract/partner/team.routes.ts';
import { expect, it } from 'vitest';
import { answer, fakePartner, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { PROFILE, TERMS } from '../../testing/sample-company.ts';
import { COMPANY_ID, ME } from '../../testing/sample-me.ts';

const ALONE = { ...ME, companies: [] };
const FOUND = { id: COMPANY_ID, name: 'Shinde Sweets', city: 'Pune', isClaimed: false };

const api = () =>
  fakePartner(
    answer(companyTermsRead, TERMS),
    answer(claimList, { items: [] }),
    answer(companyFind, { items: [FOUND] }),
    answer(companyProfile, PROFILE),
    answer(companyRegister, { company: PROFILE, me: ME }),
    answer(companyClaim, { state: 'OPEN', me: ALONE }),
  );

it('finds a company and asks for it', async () => {
  const partner = api();
  const page = await renderHireScreen('/join', { partner, me: ALONE });
  await page.type('Name or phone number of the company', ' shinde ');
  await page.press('Find');
  await page.press('This is mine: Shinde Sweets');
  await page.shows('Thank you. We will call the company and then let you in.');
  expect(partner.calls(companyFind)).toEqual([{ query: { find: 'shinde' } }]);
  expect(partner.calls(companyClaim)).toEqual([{ params: { company: COMPANY_ID }, body: { terms: '1.0' } }]);
});

it.each([
  ['hi', 'कंपनी का नाम या फ़ोन नंबर', 'खोजें', 'इसे यहाँ कोई और सँभाल रहा है। उनसे अपने नंबर पर बुलावा भेजने को कहें।'],
  [
    'mr',
    'कंपनीचं नाव किंवा फोन नंबर',
    'शोधा',
    'ती इथे दुसरं कोणीतरी सांभाळतं. त्यांना तुमच्या नंबरवर आमंत्रण पाठवायला सांगा.',
  ],
] as const)('says in %s who can let somebody in', async (language, field, button, sentence) => {
  const partner = api();
  partner.answer(companyFind, { items: [{ ...FOUND, isClaimed: true }] });
  const page = await renderHireScreen('/join', { partner, me: ALONE, language });
  await page.type(field, 'shinde');
  await page.press(button);
  await page.shows(sentence);
});

it('says why no company was found, until it is tried again', async () => {
  const partner = api();
  partner.answer(companyFind, refuses('RATE_LIMITED'));
  const page = await renderHireScreen('/join', { partner, me: ALONE });
  await page.type('Name or phone number of the company', 'shinde');
  await page.press('Find');
  await page.shows('Too many tries.');
  partner.answer(companyFind, { items: [FOUND] });
  await page.press('Find');
  await page.shows('Shinde Sweets');
  await page.hides('Too many tries.');
});

it('adds a company, and says what is missing or refused', async () => {
  const partner = api();
  partner.answer(companyRegister, refuses('CITY_UNKNOWN'));
  const page = await renderHireScreen('/join', { partner, me: ALONE });
  await page.press('Add company');
  await page.shows('Please fill this in.');
  await page.type('Name of the shop or company', 'Shinde Sweets');
  await page.type('City or town', 'Atlantis');
  await page.press('Add company');
  expect(partner.calls(companyRegister)).toHaveLength(1);
  partner.answer(companyRegister, { company: PROFILE, me: ME });
  await page.type('City or town', 'Pune');
  await page.press('Add company');
  await page.shows('Five checks');
  expect(page.address()).toBe('/company');
  expect(partner.calls(companyRegister).at(-1)).toEqual({
    body: { name: 'Shinde Sweets', terms: '1.0', city: 'Pune' },
  });
});

it.each([
  [
    'hi',
    ['दुकान या कंपनी का नाम', 'शहर या कस्बा', 'कंपनी जोड़ें'],
    'यह शहर हमें नहीं मिला। स्पेलिंग देखें, या पास का बड़ा शहर लिखें।',
  ],
  [
    'mr',
    ['दुकानाचं किंवा कंपनीचं नाव', 'शहर किंवा गाव', 'कंपनी जोडा'],
    'हे शहर आम्हाला सापडलं नाही. स्पेलिंग पाहा, किंवा जवळचं मोठं शहर लिहा.',
  ],
] as const)(
  'says in %s what to do if the city is not known',
  async (language, [name, city, add], sentence) => {
    const partner = api();
    partner.answer(companyRegister, refuses('CITY_UNKNOWN'));
    const page = await renderHireScreen('/join', { partner, me: ALONE, language });
    await page.type(name, 'Shinde Sweets');
    await page.type(city, 'Atlantis');
    await page.press(add);
    await page.shows(sentence);
  },
);

const errorOf = (label: string) => {
  const field = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent.trim() === label,
  );
  return document.getElementById(`${field?.htmlFor}-error`)?.textContent ?? null;
};

it.each([
  [
    'the city',
    refuses('CITY_UNKNOWN'),
    'City or town',
    'We do not know this city. Check the spelling, or write the nearest big city.',
  ],
  [
    'the number',
    refuses('VALIDATION_FAILED', { issues: [{ path: 'cin', message: 'wrong' }] }),
    'GSTIN, CIN or Udyam number (optional)',
    'This number is not right. A GSTIN looks like 27ABCDE1234F1Z5, Udyam like UDYAM-MH-26-0012345.',
  ],
] as const)(
  'says next to the field what is wrong with %s, and only there',
  async (_what, refused, label, sentence) => {
    const partner = api();
    partner.answer(companyRegister, refused);
    const page = await renderHireScreen('/join', { partner, me: ALONE });
    await page.type('Name of the shop or company', 'Shinde Sweets');
    await page.type('City or town', 'Pune');
    await page.type('GSTIN, CIN or Udyam number (optional)', 'U15122MH');
    await page.press('Add company');
    await page.shows(sentence);
    expect(errorOf(label)).toBe(sentence);
    expect(document.querySelectorAll('.nk-field__error')).toHaveLength(1);
  },
);

it('says below the form why a company was not added otherwise', async () => {
  const partner = api();
  partner.answer(companyRegister, refuses('RATE_LIMITED'));
  const page = await renderHireScreen('/join', { partner, me: ALONE });
  await page.type('Name of the shop or company', 'Shinde Sweets');
  await page.type('City or town', 'Pune');
  await page.press('Add company');
  await page.shows('Too many tries. Please wait a minute and try again.');
  expect(errorOf('City or town')).toBeNull();
});

it('shows what became of claims', async () => {
  const partner = api();
  const company = { id: COMPANY_ID, name: 'Shinde Sweets', city: 'Pune' };
  const claim = { id: COMPANY_ID, company, createdAt: '2026-11-27T10:00:00.000Z', decidedAt: null };
  partner.answer(claimList, { items: [{ ...claim, state: 'OPEN' }] });
  const page = await renderHireScreen('/join', { partner, me: ALONE });
  await page.shows('Shinde Sweets: we have yet to call them. This takes up to two working days.');
});

it.each([
  ['en', 'Shinde Sweets: the company did not confirm your number.'],
  ['hi', 'Shinde Sweets: कंपनी ने आपके नंबर की हाँ नहीं की।'],
  ['mr', 'Shinde Sweets: कंपनीने तुमच्या नंबरला होकार दिला नाही.'],
] as const)(
  'says in %s that a claim was refused, and nothing of one that was granted',
  async (language, text) => {
    const partner = api();
    const claim = {
      id: COMPANY_ID,
      createdAt: '2026-11-27T10:00:00.000Z',
      decidedAt: '2026-11-28T10:00:00.000Z',
    };
    const company = { id: COMPANY_ID, name: 'Shinde Sweets', city: 'Pune' };
    partner.answer(claimList, {
      items: [
        { ...claim, company, state: 'REFUSED' },
        { ...claim, id: ME.member.id, company: { ...company, name: 'Granted Foods' }, state: 'GRANTED' },
      ],
    });
    const page = await renderHireScreen('/join', { partner, me: ALONE, language });
    await page.shows(text);
    await page.hides('Granted Foods');
    expect(document.querySelectorAll('.nk-notice--warning')).toHaveLength(1);
  },
);

it.each([
  ['27ABCDE1234F1Z5', { gstin: '27ABCDE1234F1Z5' }],
  [' 27 ABCDE 1234 F1Z5 ', { gstin: '27ABCDE1234F1Z5' }],
  ['U12345MH2015PTC123456', { cin: 'U12345MH2015PTC123456' }],
  ['udyam-MH-26-0012345', { udyam: 'udyam-MH-26-0012345' }],
  ['', {}],
])('sends the number “%s” as %o', async (number, sent) => {
  const partner = api();
  const page = await renderHireScreen('/join', { partner, me: ALONE });
  await page.type('Name of the shop or company', 'Shinde Sweets');
  await page.type('City or town', 'Pune');
  await page.type('GSTIN, CIN or Udyam number (optional)', number);
  await page.press('Add company');
  expect(partner.calls(companyRegister)).toEqual([
    { body: { name: 'Shinde Sweets', terms: '1.0', city: 'Pune', ...sent } },
  ]);
});

it.each([
  ['s', false],
  ['sh', true],
])('finds a company by “%s”: %s', async (text, isSent) => {
  const partner = api();
  const page = await renderHireScreen('/join', { partner, me: ALONE });
  await page.type('Name or phone number of the company', text);
  await page.press('Find');
  if (!isSent) await page.shows('Type at least two letters or digits.');
  expect(partner.calls(companyFind)).toHaveLength(isSent ? 1 : 0);
});
