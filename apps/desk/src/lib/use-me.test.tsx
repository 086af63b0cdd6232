import { mount, shownText, until } from '@nukkad/browser/testing/page.ts';
import { memberMe } from '@nukkad/contract/partner/member.routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { answer, fakePartner, offline, refuses } from '../testing/fake-partner.ts';
import { type HireServices, ServicesProvider } from './services.ts';
import { useMeQuery } from './use-me.ts';

function Probe() {
  const { data, isError } = useMeQuery();
  if (isError) return <p>failed</p>;
  return <p>{data === null ? 'nobody' : 'unknown'}</p>;
}

it.each([
  ['nobody', 'the session has ended', refuses('NOT_SIGNED_IN', { status: 401 })],
  ['failed', 'the server fails', refuses('INTERNAL', { status: 500 })],
  ['failed', 'the connection is lost', offline],
] as const)('a member is %s if %s', async (state, _why, response) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const services = { partner: fakePartner(answer(memberMe, response)), queryClient };
  await mount(
    <ServicesProvider value={services as unknown as HireServices}>
      <QueryClientProvider client={queryClient}>
        <Probe />
      </QueryClientProvider>
    </ServicesProvider>,
  );
  await until(() => expect(shownText()).toBe(state));
});
