import { until } from '@nukkad/browser/testing/page.ts';
import type { Language } from '@nukkad/contract';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';

/** Returns the texts and addresses of the links that match, once there are any. */
async function links(selector: string) {
  await until(() => expect(document.querySelector(selector)).not.toBeNull());
  return [...document.querySelectorAll(selector)].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
}

const SETTINGS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['Language', 'Notifications', 'Who saw my data', 'Feedback from companies'],
    ...['Questions and answers', 'Contact support', 'Terms', 'Privacy policy'],
  ],
  hi: [
    ...['भाषा', 'नोटिफ़िकेशन', 'मेरी जानकारी किसने देखी', 'कंपनियों की राय'],
    ...['सवाल-जवाब', 'मदद के लिए संपर्क करें', 'शर्तें', 'प्राइवेसी पॉलिसी'],
  ],
  mr: [
    ...['भाषा', 'नोटिफिकेशन', 'माझी माहिती कोणी पाहिली', 'कंपन्यांचं मत'],
    ...['प्रश्न-उत्तरं', 'मदतीसाठी संपर्क', 'अटी', 'प्रायव्हसी पॉलिसी'],
  ],
};

it.each(['en', 'hi', 'mr'] as const)(
  'each link of the settings leads in %s to the screen it names',
  async (language) => {
    await renderScreen('/setting', { language });
    const paths = [
      ...['/changelanguage', '/notification', '/whosaw', '/companyfeedback'],
      ...['/candidatefaq', '/contactsupport', '/terms', '/privacypolicy'],
    ];
    expect(await links('.menu-list a')).toEqual(paths.map((path, at) => [SETTINGS[language][at], path]));
  },
);

it.each([
  ['en', 'Jobs you have looked at', 'Your saved and applied jobs', 'Blog', 'Interview tips'],
  ['hi', 'आपके देखे हुए काम', 'आपके सेव किए और अप्लाई किए काम', 'ब्लॉग', 'इंटरव्यू टिप्स'],
  ['mr', 'तुम्ही पाहिलेली कामं', 'तुम्ही सेव्ह केलेली आणि अर्ज केलेली कामं', 'ब्लॉग', 'इंटरव्ह्यू टिप्स'],
] as const)('the page without internet leads in %s to what was stored', async (language, ...names) => {
  await renderScreen('/offline', { language });
  const paths = ['/joblist', '/myjobs', '/blog', '/interviewtips'];
  expect(await links('.offline-places a')).toEqual(names.map((name, at) => [name, paths[at]]));
});

it('the addresses of the support team open the mail and the phone', async () => {
  const support = { email: 'help@example.in', phone: '+91 20 1234 5678', address: 'Karve Road, Pune' };
  await renderScreen('/contactsupport', { site: { support } });
  expect(await links('.support-addresses a')).toEqual([
    ['help@example.in', 'mailto:help@example.in'],
    ['+91 20 1234 5678', 'tel:+912012345678'],
  ]);
});
