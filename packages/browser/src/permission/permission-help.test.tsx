import type { Language } from '@nukkad/contract';
import { createI18n, loadPhrases } from '@nukkad/i18n';
import { I18nProvider } from '@nukkad/i18n/react.ts';
import { expect, it, vi } from 'vitest';
import { mount, shownText, until } from '../testing/page.ts';
import { PERMISSION_PHRASES, PermissionHelp } from './permission-help.tsx';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

async function help(userAgent: string, permission: 'MICROPHONE' | 'NOTIFICATIONS', language: Language) {
  vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const i18n = createI18n(language, await loadPhrases(language, [PERMISSION_PHRASES]));
  await mount(
    <I18nProvider i18n={i18n}>
      <PermissionHelp permission={permission} button="Again" />
    </I18nProvider>,
  );
}

it.each([
  ['en', 'In the phone’s Settings, open Notifications, then this site, and turn on Allow Notifications.'],
  ['hi', 'फ़ोन की सेटिंग में “सूचनाएँ” (Notifications) खोलें, फिर यह साइट चुनें, और “Allow Notifications” चालू करें।'],
  ['mr', 'फोनच्या सेटिंगमध्ये “सूचना” (Notifications) उघडा, मग ही साइट निवडा, आणि “Allow Notifications” चालू करा.'],
] as const)(
  'leads on an iPhone to the settings of the phone for notifications, in %s',
  async (language, words) => {
    await help(IPHONE, 'NOTIFICATIONS', language);
    await until(() => expect(shownText()).toContain(words));
  },
);

it.each([
  [IPHONE, 'then Website Settings, then Microphone, then Allow. Then press “Again”.'],
  [
    FIREFOX,
    'Tap the lock left of the address, then Microphone, so that it says Allowed. Then press “Again”.',
  ],
])('describes where %s keeps the microphone permission', async (userAgent, words) => {
  await help(userAgent, 'MICROPHONE', 'en');
  await until(() => expect(shownText()).toContain(words));
});
