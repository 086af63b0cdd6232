import { partnerJobs } from '@nukkad/contract/partner/company-job.routes.ts';
import { memberDevices, memberSignIn, memberSignOut } from '@nukkad/contract/partner/member.routes.ts';
import { quietHoursRead } from '@nukkad/contract/partner/notice.routes.ts';
import {
  passkeyAdd,
  passkeyList,
  passkeyRemove,
  passkeySignIn,
  passkeyStartAdding,
  passkeyStartSignIn,
} from '@nukkad/contract/partner/passkey.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endPasskeyOffer, offerPasskey } from '../../features/passkeys/passkey-offer.ts';
import { answer, type FakeAnswer, fakePartner, refuses } from '../../testing/fake-partner.ts';
import { renderHireScreen } from '../../testing/render-hire-screen.tsx';
import { idOf } from '../../testing/sample-applicants.ts';
import { COMPANY } from '../../testing/sample-company.ts';
import { ME } from '../../testing/sample-me.ts';

const browser = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => browser);

const KEY = { id: 'a2V5', rawId: 'a2V5', type: 'public-key' as const };
const CREATED = {
  ...KEY,
  response: {
    clientDataJSON: 'Y2Q',
    attestationObject: 'YW8',
    transports: ['internal'],
    publicKeyAlgorithm: -7,
  },
  clientExtensionResults: {},
};
const PROOF = {
  ...KEY,
  response: { clientDataJSON: 'Y2Q', authenticatorData: 'YWQ', signature: 'c2ln', userHandle: 'dXNlcg' },
  clientExtensionResults: {},
};
const OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'hire.test', name: 'Nukkad Jobs' },
  user: { id: 'dXNlcg', name: 'Asha', displayName: 'Asha' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
};
const CHALLENGE = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'hire.test',
  timeout: 1,
  userVerification: 'required' as const,
};
const STORED = {
  id: idOf(1),
  device: 'Chrome, Android',
  createdAt: '2026-11-20T05:00:00.000Z',
  usedAt: null,
};

const refusedByBrowser = (name: string) => Object.assign(new Error(name), { name });
const api = (...more: readonly FakeAnswer[]) =>
  fakePartner(
    answer(memberDevices, { items: [] }),
    answer(passkeyList, { items: [] }),
    answer(quietHoursRead, { from: 21, to: 7 }),
    answer(passkeyStartAdding, OPTIONS),
    answer(passkeyAdd, { items: [STORED] }),
    answer(passkeyStartSignIn, CHALLENGE),
    answer(passkeySignIn, ME),
    answer(companyOne, COMPANY),
    answer(partnerJobs, { items: [], next: null }),
    ...more,
  );

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  browser.startRegistration.mockReset().mockResolvedValue(CREATED);
  browser.startAuthentication.mockReset().mockResolvedValue(PROOF);
});
afterEach(() => {
  vi.unstubAllGlobals();
  endPasskeyOffer();
});

describe('the passkeys of a member', () => {
  it.each([
    ['en', 'Add a passkey', 'Added on'],
    ['hi', 'पासकी जोड़ें', 'को जोड़ी'],
    ['mr', 'पासकी जोडा', 'रोजी जोडली'],
  ] as const)('are added in %s by what the browser creates', async (language, add, added) => {
    const page = await renderHireScreen('/settings', { partner: api(), language });
    await page.press(add);
    await page.shows(added);
    await page.shows('Chrome, Android');
    expect(browser.startRegistration).toHaveBeenCalledWith({ optionsJSON: OPTIONS });
    const response = { clientDataJSON: 'Y2Q', attestationObject: 'YW8', transports: ['internal'] };
    expect(page.partner.calls(passkeyAdd)).toEqual([{ body: { credential: { ...KEY, response } } }]);
  });

  it.each([
    ['en', 'A device', 'Remove the passkey: A device'],
    ['hi', 'कोई फ़ोन या कंप्यूटर', 'पासकी हटाएँ: कोई फ़ोन या कंप्यूटर'],
    ['mr', 'एखादा फोन किंवा कॉम्प्युटर', 'पासकी काढा: एखादा फोन किंवा कॉम्प्युटर'],
  ] as const)('have a name in %s also of an unknown device', async (language, name, remove) => {
    const unknown = answer(passkeyList, { items: [{ ...STORED, device: null }] });
    const page = await renderHireScreen('/settings', { partner: api(unknown), language });
    await page.shows(name);
    expect(page.names()).toContain(remove);
  });

  it.each([
    ['NotAllowedError', 'No passkey was added. Try again if you like.'],
    ['InvalidStateError', 'This device already has a passkey for you.'],
    ['SecurityError', 'The passkey could not be added. A code still works.'],
  ])('are not added after %s of the browser, which is said', async (name, text) => {
    browser.startRegistration.mockRejectedValueOnce(refusedByBrowser(name));
    const page = await renderHireScreen('/settings', { partner: api() });
    await page.press('Add a passkey');
    await page.shows(text);
    expect(page.partner.calls(passkeyAdd)).toEqual([]);
    await page.press('Add a passkey');
    await page.shows('Chrome, Android');
    await page.hides(text);
  });

  it('need a fresh sign-in, which leads back here', async () => {
    const partner = api(answer(memberSignOut, {}), answer(memberSignIn, ME));
    partner.answer(passkeyStartAdding, refuses('FRESH_LOGIN_NEEDED'));
    const page = await renderHireScreen('/settings', { partner });
    await page.press('Add a passkey');
    await page.shows('Please log in again first, so that we know it is you.');
    expect(browser.startRegistration).not.toHaveBeenCalled();
    await page.press('Log in again');
    await page.shows('Send me a code');
    expect(page.address()).toBe('/?next=%2Fsettings');
  });

  it('are at most ten', async () => {
    const partner = api();
    partner.answer(passkeyStartAdding, refuses('PASSKEY_LIMIT'));
    const page = await renderHireScreen('/settings', { partner });
    await page.press('Add a passkey');
    await page.shows('You already have ten passkeys. Remove one that you no longer use.');
    expect(page.names()).not.toContain('Log in again');
  });

  it('are removed', async () => {
    const partner = api(answer(passkeyRemove, {}));
    partner.answer(passkeyList, { items: [STORED] });
    const page = await renderHireScreen('/settings', { partner });
    await page.shows('Chrome, Android');
    partner.answer(passkeyList, { items: [] });
    await page.press('Remove the passkey: Chrome, Android');
    await page.hides('Chrome, Android');
    expect(partner.calls(passkeyRemove)).toEqual([{ params: { passkey: STORED.id } }]);
  });

  it('cannot be added by a browser without them', async () => {
    vi.unstubAllGlobals();
    const page = await renderHireScreen('/settings', { partner: api() });
    await page.shows('This browser cannot use passkeys.');
    expect(page.names()).not.toContain('Add a passkey');
  });
});

describe('signing in with a passkey', () => {
  it('opens the screen that was asked for, without a code', async () => {
    const partner = api();
    const page = await renderHireScreen('/?next=/settings', { partner, me: null });
    await page.press('Log in with a passkey');
    await page.shows('Where you are logged in');
    expect(browser.startAuthentication).toHaveBeenCalledWith({ optionsJSON: CHALLENGE });
    const { clientExtensionResults: _, ...credential } = PROOF;
    expect(partner.calls(passkeySignIn)).toEqual([{ body: { credential, language: 'en' } }]);
  });

  it.each([
    ['en', 'Log in with a passkey', 'Nothing was chosen. Try again, or log in with a code.'],
    ['hi', 'पासकी से लॉगिन करें', 'कुछ चुना नहीं गया। फिर कोशिश करें, या कोड से लॉगिन करें।'],
    ['mr', 'पासकीने लॉगिन करा', 'काही निवडलं नाही. परत प्रयत्न करा, किंवा कोडने लॉगिन करा.'],
  ] as const)('says in %s what to do if nothing was chosen', async (language, press, text) => {
    browser.startAuthentication.mockRejectedValueOnce(refusedByBrowser('NotAllowedError'));
    const page = await renderHireScreen('/', { partner: api(), me: null, language });
    await page.press(press);
    await page.shows(text);
    expect(page.partner.calls(passkeySignIn)).toEqual([]);
  });

  it('says that an unknown passkey does not work', async () => {
    const partner = api();
    partner.answer(passkeySignIn, refuses('PASSKEY_INVALID'));
    const page = await renderHireScreen('/', { partner, me: null });
    await page.press('Log in with a passkey');
    await page.shows('This passkey could not be verified. Log in with a code instead.');
  });

  it('is not offered by a browser without passkeys', async () => {
    vi.unstubAllGlobals();
    const page = await renderHireScreen('/', { partner: api(), me: null });
    expect(page.names()).toContain('Send me a code');
    expect(page.names()).not.toContain('Log in with a passkey');
  });
});

describe('the offer after a sign-in with a code', () => {
  it('is on the first screen until it is declined', async () => {
    offerPasskey();
    const page = await renderHireScreen('/today', { partner: api() });
    await page.shows('Next time without a code');
    await page.press('Not now');
    await page.hides('Next time without a code');
    await page.go('/settings');
    await page.go('/today');
    await page.hides('Next time without a code');
  });

  it('ends when a passkey was added', async () => {
    offerPasskey();
    const page = await renderHireScreen('/today', { partner: api() });
    await page.press('Add a passkey');
    expect(page.address()).toBe('/settings');
    await page.press('Add a passkey');
    await page.shows('Chrome, Android');
    await page.go('/today');
    await page.hides('Next time without a code');
  });

  it('is not made without a sign-in', async () => {
    const page = await renderHireScreen('/today', { partner: api() });
    await page.hides('Next time without a code');
  });
});
