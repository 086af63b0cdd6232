import { createI18n, loadNamespaces, loadPhrases } from '@nukkad/i18n';
import { I18nProvider, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { render } from '@nukkad/ui/testing/render.tsx';
import { act, Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';

function Part() {
  const [count] = useState(2);
  const common = useT('common');
  const report = useT('report');
  const [shown] = useState('shown');
  return `${useLanguage()} ${shown} ${count}: ${common('retry')}, ${report('title')}`;
}

it('suspends for missing phrases between other hooks, and not for loaded ones', async () => {
  const faults = vi.spyOn(console, 'error');
  // Compile the modules first, because React stops waiting for suspended parts after about a hundred attempts.
  await Promise.all([loadPhrases('en', ['report']), loadPhrases('hi', ['common', 'report'])]);
  const i18n = createI18n('en', await loadPhrases('en', ['common']));
  const { host } = await render(
    <I18nProvider i18n={i18n}>
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
    </I18nProvider>,
  );
  await act(() => loadNamespaces(i18n, ['report']));
  expect(host.textContent).toBe('en shown 2: Try again, Report this job');
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => seen.push(host.textContent));
  watch.observe(host, { subtree: true, childList: true, characterData: true });
  await act(() => i18n.changeLanguage('hi'));
  await vi.waitFor(() => expect(host.textContent).toMatch(/^hi shown 2: /));
  watch.disconnect();
  expect(seen.join()).not.toContain('waiting');
  expect(faults).not.toHaveBeenCalled();
});
