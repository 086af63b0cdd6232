import { throwUnless, until } from '@nukkad/browser/testing/page.ts';
import { createI18n, type I18n, loadPhrases } from '@nukkad/i18n';
import { I18nProvider, useT } from '@nukkad/i18n/react.ts';
import { Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';

function Title() {
  return <h1>{useT('login')('title')}</h1>;
}

it('suspends with one promise while phrases arrive during a retry of React', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const phrases = await loadPhrases('en', ['login']);
  let isHere = false;
  const arriving: I18n = {
    ...createI18n('en', {}),
    language: 'en',
    on: () => undefined,
    off: () => undefined,
    hasResourceBundle: () => isHere,
    getFixedT: createI18n('en', phrases).getFixedT,
    reloadResources: async () => {
      isHere = true;
    },
  };
  const host = document.createElement('div');
  const root = createRoot(host);
  onTestFinished(() => root.unmount());
  startTransition(() =>
    root.render(
      <I18nProvider i18n={arriving}>
        <Suspense>
          <Title />
        </Suspense>
      </I18nProvider>,
    ),
  );
  await until(() => throwUnless(host.querySelector('h1') !== null, () => host.innerHTML));
  expect(host.textContent).not.toBe('title');
  expect(logged.mock.calls).toEqual([]);
});
