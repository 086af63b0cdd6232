import { createI18n, loadPhrases, translator } from '@nukkad/i18n';
import { act, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import type { Services } from '../services.ts';

// Reset the modules: in those shared with earlier test files, the page may count as used, and dialogs would be
// preloaded.
vi.resetModules();
const { I18nProvider } = await import('@nukkad/i18n/react.ts');
const { button, find, press, render } = await import('@nukkad/ui/testing/render.tsx');
const { ServicesProvider } = await import('../services.ts');
const { lazyDialog } = await import('./lazy-dialog.tsx');

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const i18n = createI18n('en', await loadPhrases('en', ['common', 'errors']));

function Dialog({ isOpen }: Props) {
  return isOpen ? <p>the dialog</p> : null;
}

async function shown(Part: ComponentType<Props>) {
  const within = (isOpen: boolean) => (
    <ServicesProvider value={{ i18n } as unknown as Services}>
      <I18nProvider i18n={i18n}>
        <Part isOpen={isOpen} onClose={() => undefined} />
      </I18nProvider>
    </ServicesProvider>
  );
  const { again } = await render(within(false));
  return { open: () => again(within(true)), close: () => again(within(false)) };
}

it('loads when it is opened, shows a spinner meanwhile, and stays loaded', async () => {
  const part = Promise.withResolvers<ComponentType<Props>>();
  const load = vi.fn(() => part.promise);
  const { open, close } = await shown(lazyDialog({ load }));
  expect(load).not.toHaveBeenCalled();
  await open();
  expect(find('[role=status]').getAttribute('aria-label')).toBe('Loading…');
  await act(async () => part.resolve(Dialog));
  expect(document.body.textContent).toBe('the dialog');
  await close();
  await open();
  expect(load).toHaveBeenCalledOnce();
});

it('loads its phrases', async () => {
  const Report = () => <p>{translator(i18n, 'report')('title')}</p>;
  const { open } = await shown(lazyDialog({ load: async () => Report, namespaces: ['report'] }));
  await open();
  await act(() => vi.waitFor(() => expect(i18n.hasResourceBundle('en', 'report')).toBe(true)));
  expect(find('p').textContent).toBe(translator(i18n, 'report')('title'));
});

it('shows an error if loading fails, and retries on request', async () => {
  const load = vi.fn<() => Promise<ComponentType<Props>>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'));
  load.mockResolvedValue(Dialog);
  const { open } = await shown(lazyDialog({ load }));
  await open();
  expect(find('[role=alert]').textContent).toContain('No internet');
  await press(button('Try again'));
  expect(document.body.textContent).toBe('the dialog');
});
