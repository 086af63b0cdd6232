import { mount, until } from '@nukkad/browser/testing/page.ts';
import { expect, it } from 'vitest';
import { AppParts } from '../lib/app-parts.tsx';
import { ResumeLinkScreen } from '../screens/resume-link/resume-link-screen.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { createTestServices } from '../testing/test-services.ts';

const robots = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=robots]')].map(({ content }) => content);

it.each([
  ['/search', ['noindex']],
  ['/setting', ['noindex']],
  ['/no-such-page', ['noindex']],
  ['/faq', []],
])('%s tells search engines %j', async (address, expected) => {
  await renderScreen(address);
  expect(robots()).toEqual(expected);
});

it('the empty page of older links tells search engines not to list it', async () => {
  const services = await createTestServices(fakeApi(), 'en');
  await mount(
    <AppParts services={services}>
      <ResumeLinkScreen />
    </AppParts>,
  );
  await until(() => expect(robots()).toEqual(['noindex']));
});
