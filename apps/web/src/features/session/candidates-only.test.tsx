import { mount, shownText, until } from '@nukkad/browser/testing/page.ts';
import { loadNamespaces } from '@nukkad/i18n';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AppParts } from '../../lib/app-parts.tsx';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { CandidatesOnly } from './candidates-only.tsx';

/** Renders a personal part while the session is unknown. */
async function shown(visitorAfterMs: number | undefined) {
  const services = await createTestServices(fakeApi(), 'en');
  await loadNamespaces(services.i18n, ['login-reasons']);
  const late = visitorAfterMs === undefined ? {} : { visitorAfterMs };
  await mount(
    <AppParts services={services}>
      <MemoryRouter>
        <CandidatesOnly reason="status" skeleton={<p>waiting</p>} {...late}>
          <p>the jobs</p>
        </CandidatesOnly>
      </MemoryRouter>
    </AppParts>,
  );
  return services;
}

it('shows the view for visitors if the session is unknown for too long, and the content once it is known', async () => {
  const services = await shown(1);
  await until(() => expect(shownText()).toContain('Please log in to see how your jobs are going.'));
  services.lifecycle?.begin(exampleOf('session.refresh'));
  await until(() => expect(shownText()).toBe('the jobs'));
});

it.each([undefined, 60_000])('shows the skeleton until the time limit: %s', async (visitorAfterMs) => {
  await shown(visitorAfterMs);
  await until(() => expect(shownText()).toBe('waiting'));
});
