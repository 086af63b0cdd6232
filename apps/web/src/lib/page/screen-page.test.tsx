// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { AppParts } from '../app-parts.tsx';
import { ScreenPage } from './screen-page.tsx';

async function sent(language: 'en' | 'hi' | 'mr', isPersonal: boolean): Promise<string> {
  const services = await createTestServices(fakeApi(), language);
  return renderToStaticMarkup(
    <AppParts services={services}>
      <MemoryRouter>
        <ScreenPage title="Page" isPersonal={isPersonal}>
          <p>Its parts</p>
        </ScreenPage>
      </MemoryRouter>
    </AppParts>,
  );
}

it.each([
  ['en', 'Turn on JavaScript in your browser to use this page. You can search and read jobs without it.'],
  ['hi', 'इस पेज के लिए ब्राउज़र में JavaScript चालू करें। काम उसके बिना भी खोज और पढ़ सकते हैं।'],
  ['mr', 'या पानासाठी ब्राउझरमध्ये JavaScript चालू करा. कामं त्याशिवायही शोधता आणि वाचता येतात.'],
] as const)(
  'says in %s what a page of one’s own needs, to readers without script',
  async (language, words) => {
    expect(await sent(language, true)).toContain(`<noscript><p>${words}</p></noscript>`);
  },
);

it('shows no such message on a page that works without JavaScript', async () => {
  expect(await sent('en', false)).not.toContain('noscript');
});
