import type { Language, OutputOf } from '@nukkad/contract';
import type { RouteOf } from '@nukkad/contract/load-route.ts';
import { onlineManager } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { routes } from '../app/routes.tsx';
import { AppParts } from '../lib/app-parts.tsx';
import { createRouterContext } from '../lib/routing/router-context.ts';
import type { SiteInfo } from '../lib/site-info.ts';
import { type StoredName, writeStored } from '../lib/storage/local-storage.ts';
import { type FakeApi, fakeApi } from './fake-api.ts';
import { choose, mount, press, pressableNames, shownText, throwUnless, type, until } from './page.ts';
import { createTestServices } from './test-services.ts';

interface ScreenOptions {
  readonly api?: FakeApi;
  readonly language?: Language;
  /** Who reads: the contract's example seeker (unless told), or nobody that is known. */
  readonly viewer?: 'seeker' | 'visitor';
  /** What is around the product; nothing, unless told. */
  readonly site?: Partial<SiteInfo>;
  /** What this device remembers before the page is opened. */
  readonly device?: Partial<Readonly<Record<StoredName, string>>>;
  /** What this tab has stored before the page is opened. */
  readonly tab?: Readonly<Record<string, string>>;
}

const QUIET_TASKS = 3;

/** A browser that remembers nothing but whether somebody is signed in. */
function reset({ viewer, device = {}, tab = {} }: ScreenOptions): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: written as the app writes it
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  for (const [name, value] of Object.entries(device)) writeStored(name as StoredName, value);
  for (const [name, value] of Object.entries(tab)) window.sessionStorage.setItem(name, value);
  writeStored('isUserLoggedIn', viewer === 'visitor' ? null : 'true');
  // The frame's later parts tell the queries what the browser says of the line; the next file may be asked without a frame.
  onTestFinished(() => onlineManager.setOnline(true));
}

/** Opens an address of the real route table as the browser does: first for nobody, then for who turns out to be here. */
async function opened(address: string, api: FakeApi, language: Language, site?: Partial<SiteInfo>) {
  const services = await createTestServices(api, language, site);
  const context = createRouterContext(services);
  const router = createMemoryRouter(routes, { initialEntries: [address], getContext: () => context });
  const isQuiet = () => router.state.navigation.state === 'idle' && services.queryClient.isFetching() === 0;
  const settled = async () => {
    // What has come is shown in a later task, and may ask for more.
    let quietTasks = 0;
    await until(() => {
      quietTasks = isQuiet() ? quietTasks + 1 : 0;
      throwUnless(quietTasks > QUIET_TASKS, () => `${address} is still loading`);
    });
  };
  await until(() => throwUnless(router.state.initialized, () => `${address} does not open`));
  await mount(
    <AppParts services={services}>
      <RouterProvider router={router} />
    </AppParts>,
  );
  await services.lifecycle?.restore();
  await settled();
  return { router, settled, services };
}

/** One screen within the whole frame, for a test to read and to press. */
export async function renderScreen(address: string, options: ScreenOptions = {}) {
  const { api = fakeApi(), language = 'en' } = options;
  reset(options);
  const { router, settled, services } = await opened(address, api, language, options.site);
  return {
    api,
    settled,
    names: pressableNames,
    address: () => decodeURIComponent(router.state.location.pathname + router.state.location.search),
    /** As a sign-in ends: with who it is. */
    signIn: (signedIn: OutputOf<RouteOf<'session.refresh'>>) => services.lifecycle?.begin(signedIn),
    /** Waits until this can be read. */
    shows: (text: string) =>
      until(() => throwUnless(shownText().includes(text), () => `“${text}” is not in: ${shownText()}`)),
    /** Waits until this can be read no more. */
    hides: (text: string) =>
      until(() => throwUnless(!shownText().includes(text), () => `“${text}” is in: ${shownText()}`)),
    press: async (name: string) => {
      await press(name);
      await settled();
    },
    choose: async (name: string, file: File) => {
      await choose(name, file);
      await settled();
    },
    type: async (name: string, text: string) => {
      await type(name, text);
      await settled();
    },
  };
}
