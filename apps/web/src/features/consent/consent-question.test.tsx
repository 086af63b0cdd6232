import { mount, shownText, until } from '@nukkad/browser/testing/page.ts';
import { loadNamespaces } from '@nukkad/i18n';
import { SnackbarProvider } from '@nukkad/ui';
import { English } from '@nukkad/ui/testing/english.tsx';
import { expect, it, vi } from 'vitest';
import { AppParts } from '../../lib/app-parts.tsx';
import { consentQuery } from '../../lib/consent-query.ts';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { ConsentQuestion } from './consent-question.tsx';

const QUESTION = 'May we keep this?';
const NOTICE = exampleOf('consent.state');

/** The notice with this consent to the position. Undefined: the notice does not have that item. */
function noticeWith(isGiven: boolean | null | undefined) {
  const others = NOTICE.items.filter(({ key }) => key !== 'location');
  const [first] = NOTICE.items;
  if (isGiven === undefined || first === undefined) return { ...NOTICE, items: others };
  return { ...NOTICE, items: [...others, { ...first, key: 'location', isEssential: false, isGiven }] };
}

/** Renders the question with a notice that is loaded already. */
async function rendered(isGiven: boolean | null | undefined, isOpen: boolean) {
  const services = await createTestServices(fakeApi({ 'consent.state': noticeWith(isGiven) }), 'en');
  await loadNamespaces(services.i18n, ['consent', 'settings']);
  await services.queryClient.fetchQuery(consentQuery(services));
  const onAllowed = vi.fn();
  const node = (open: boolean) => (
    <AppParts services={services}>
      <English>
        <SnackbarProvider>
          <ConsentQuestion item="location" isOpen={open} onClose={() => undefined} onAllowed={onAllowed} />
        </SnackbarProvider>
      </English>
    </AppParts>
  );
  const { again } = await mount(node(isOpen));
  return { onAllowed, render: (open: boolean) => again(node(open)) };
}

it.each([null, false])('asks if the consent is %s, and does not go on', async (isGiven) => {
  const { onAllowed } = await rendered(isGiven, true);
  await until(() => expect(shownText()).toContain(QUESTION));
  expect(onAllowed).not.toHaveBeenCalled();
});

it.each([true, undefined])('goes on without asking if the consent is %s', async (isGiven) => {
  const { onAllowed } = await rendered(isGiven, true);
  await until(() => expect(onAllowed).toHaveBeenCalledTimes(1));
  expect(shownText()).not.toContain(QUESTION);
});

it('goes on only when it is opened, also if the consent was given before', async () => {
  const { onAllowed, render } = await rendered(true, false);
  // The second rendering runs the effects of the first.
  await render(false);
  expect(onAllowed).not.toHaveBeenCalled();
  await render(true);
  await until(() => expect(onAllowed).toHaveBeenCalledTimes(1));
});
