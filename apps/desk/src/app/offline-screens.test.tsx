import { fieldValue } from '@nukkad/browser/testing/page.ts';
import type { AnyPartnerRoute } from '@nukkad/contract/partner/define-partner-route.ts';
import { draftChange, draftCreate } from '@nukkad/contract/partner/draft.routes.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakePartner, offline } from '../testing/fake-partner.ts';
import { loseConnection, regainConnection } from '../testing/lose-connection.ts';
import { renderHireScreen } from '../testing/render-hire-screen.tsx';
import { idOf } from '../testing/sample-applicants.ts';
import { NOW } from '../testing/sample-interview.ts';
import { JOB } from '../testing/sample-job.ts';
import { wholePartner } from '../testing/whole-partner.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => void vi.useRealTimers());

/** Draft of a job: kept on the device, and sent when the connection is back. */
const OF_DRAFTS: ReadonlySet<string> = new Set([draftCreate.key, draftChange.key]);

/** Returns an API that records the commands that it receives, other than those of drafts. */
function watched(partner: FakePartner) {
  const commands: string[] = [];
  const call: FakePartner['call'] = (route, input, options) => {
    const { kind, key } = route as AnyPartnerRoute;
    if (kind === 'command' && !OF_DRAFTS.has(key)) commands.push(key);
    return partner.call(route, input, options);
  };
  return { partner: { ...partner, call }, commands };
}

/** The buttons that can be pressed now, by name. The language of the device changes without a connection too. */
function pressable(): ReadonlyMap<string, HTMLButtonElement> {
  const area = document.querySelector('dialog[open]') ?? document;
  const buttons = [...area.querySelectorAll('button')].filter(
    (button) =>
      !button.disabled && button.closest('fieldset:disabled, .hire-languages, dialog:not([open])') === null,
  );
  return new Map(buttons.map((button) => [button.getAttribute('aria-label') ?? button.textContent, button]));
}

const PERSON = `/applicants/${idOf(1)}`;
const SCREENS: readonly (readonly [address: string, ...presses: string[]])[] = [
  ['/join'],
  ['/join/help'],
  [`/invite/${'a'.repeat(22)}`],
  [`/still/${'a'.repeat(22)}`],
  ['/company'],
  ['/company', 'Change name and details'],
  ['/company', 'Change address'],
  ['/company', 'Prove or change number'],
  ['/today'],
  ['/applicants'],
  ['/applicants', 'Answer Meena'],
  ['/applicants', 'Call Meena'],
  [PERSON],
  [PERSON, 'Answer'],
  [PERSON, 'Invite Meena to an interview', '3 PM'],
  [`${PERSON}/messages`],
  ['/calendar'],
  ['/calendar', 'Change the interview with Meena'],
  ['/notices'],
  ['/reviews'],
  ['/reviews', 'Reply'],
  ['/reviews', 'Remove'],
  ['/help'],
  ['/more'],
  ['/team'],
  ['/team', 'Remove'],
  ['/settings'],
  ['/settings/delete'],
  ['/companies'],
  ['/jobs'],
  ['/jobs/new'],
  [`/jobs/${JOB.id}`],
  [`/jobs/${JOB.id}`, 'Close'],
  [`/jobs/${JOB.id}/edit`],
];

it.each(SCREENS)(
  '%s %s: nothing that can be pressed without a connection sends a command',
  async (address, ...presses) => {
    const { partner, commands } = watched(wholePartner());
    for (const route of [draftCreate, draftChange]) partner.answer(route, offline);
    const page = await renderHireScreen(address, { partner });
    for (const name of presses) await page.press(name);
    commands.length = 0;
    loseConnection();
    await page.shows('You have no internet');
    const pressed = new Set<string>();
    for (;;) {
      const next = [...pressable()].find(([name]) => !pressed.has(name));
      if (next === undefined) break;
      pressed.add(next[0]);
      next[1].click();
      await page.settled();
    }
    expect(commands).toEqual([]);
  },
);

it.each([
  ['/company', ['Change name and details'], 'About the company (optional)', 'Sweets since 1990.'],
  ['/company', ['Change address'], 'Street and landmark', 'Shop 4'],
  ['/company', ['Prove or change number'], 'Another number', '9876543219'],
  ['/help', [], 'Your question', 'Hello?'],
  ['/join', [], 'Name of the shop or company', 'Shinde Sweets'],
  ['/join', [], 'Name or phone number of the company', 'shinde'],
  ['/jobs/new', [], 'Who do you need?', 'cook'],
  [`${PERSON}/messages`, [], 'Your message', 'Hello'],
  [PERSON, ['Invite Meena to an interview'], 'What should they bring? (optional)', 'Aadhaar'],
  ['/reviews', ['Reply'], 'Your reply to this review', 'Thank you.'],
  ['/settings', [], 'Your name', 'Asha K'],
  ['/team', [], 'Their mobile number', '9876543219'],
] as const)(
  '%s %j: “%s” keeps what is typed while the connection is away',
  async (address, presses, field, text) => {
    const partner = wholePartner();
    for (const route of [draftCreate, draftChange]) partner.answer(route, offline);
    const page = await renderHireScreen(address, { partner });
    for (const name of presses) await page.press(name);
    await page.type(field, text.slice(0, 2));
    loseConnection();
    await page.shows('You have no internet');
    expect(await fieldValue(field)).toBe(text.slice(0, 2));
    await page.type(field, text);
    regainConnection();
    await page.hides('You have no internet');
    expect(await fieldValue(field)).toBe(text);
  },
);

it.each([
  [
    'en',
    'You have no internet. What you see may be out of date. Nothing can be sent now; what you type stays here.',
  ],
  ['hi', 'इंटरनेट नहीं है। जो दिख रहा है वह पुराना हो सकता है। अभी कुछ भेज नहीं सकते; आपका लिखा यहीं रहेगा।'],
  ['mr', 'इंटरनेट नाही. दिसत आहे ते जुनं असू शकतं. आत्ता काही पाठवता येणार नाही; तुम्ही लिहिलेलं इथेच राहील.'],
] as const)('says in %s why buttons are off, also in a sheet', async (language, text) => {
  const page = await renderHireScreen(`/jobs/${JOB.id}?close`, { partner: wholePartner(), language });
  loseConnection();
  await page.shows(text);
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')?.textContent).toContain(text));
  regainConnection();
  await page.hides(text);
});
