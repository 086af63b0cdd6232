import { createCommitProbe } from '@nukkad/browser/testing/commit-probe.tsx';
import {
  choose,
  mount,
  press,
  pressableNames,
  shownText,
  throwUnless,
  type,
  until,
} from '@nukkad/browser/testing/page.ts';
import type { Language, OutputOf } from '@nukkad/contract';
import type { RouteOf } from '@nukkad/contract/load-route.ts';
import { onlineManager } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { routes } from '../app/routes.tsx';
import { AppParts } from '../lib/app-parts.tsx';
import { OPEN_DIALOG_SCRIPT } from '../lib/hydration/open-dialog-script.ts';
import { createRouterContext } from '../lib/routing/router-context.ts';
import type { SiteInfo } from '../lib/site-info.ts';
import { type StoredName, writeStored } from '../lib/storage/local-storage.ts';
import { type FakeApi, fakeApi } from './fake-api.ts';
import { createTestServices } from './test-services.ts';

// happy-dom loads no images, but reports each as complete without a size, which in a browser means that it failed.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => false });

interface ScreenOptions {
  readonly api?: FakeApi;
  readonly language?: Language;
  /** The contract's example seeker (the default) or a visitor. */
  readonly viewer?: 'seeker' | 'visitor';
  /** Operator settings of the site; all empty by default. */
  readonly site?: Partial<SiteInfo>;
  /** Items in the local storage before the page is opened. */
  readonly device?: Partial<Readonly<Record<StoredName, string>>>;
  /** Items in the session storage before the page is opened. */
  readonly tab?: Readonly<Record<string, string>>;
  /** Does not wait for responses. */
  readonly isLoading?: boolean;
}

const QUIET_TASKS = 3;

/** Runs the inline script that opens dialogs, because the test's browser has no invoker commands. */
function supportCommands(): void {
  const page = window as { supportsCommands?: true };
  if (!page.supportsCommands) new Function(OPEN_DIALOG_SCRIPT)();
  page.supportsCommands = true;
}

/** Empties storage and cookies, then stores the given items and whether a seeker is signed in. */
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
  // The page frame sets TanStack Query's online state. Later tests of this worker may run without a frame.
  onTestFinished(() => onlineManager.setOnline(true));
}

/** Opens a URL of the real route table as the browser does: first with an unknown session, then with the restored one. */
async function opened(address: string, api: FakeApi, language: Language, options: ScreenOptions) {
  const { site, isLoading = false } = options;
  const services = await createTestServices(api, language, site);
  const context = createRouterContext(services);
  const router = createMemoryRouter(routes, { initialEntries: [address], getContext: () => context });
  const { CommitProbe, allCommitted } = createCommitProbe();
  const isQuiet = () =>
    router.state.navigation.state === 'idle' && (isLoading || services.queryClient.isFetching() === 0);
  const settled = async () => {
    // Loaded data is rendered in a later task, and may start further queries.
    let quietTasks = 0;
    await until(() => {
      quietTasks = isQuiet() ? quietTasks + 1 : 0;
      throwUnless(quietTasks > QUIET_TASKS, () => `${address} is still loading`);
    }, 1);
    await allCommitted();
  };
  await until(() => throwUnless(router.state.initialized, () => `${address} does not open`));
  await mount(
    <AppParts services={services}>
      <RouterProvider router={router} />
      <CommitProbe />
    </AppParts>,
  );
  await services.lifecycle?.restore();
  await settled();
  // React may commit the screen later than the router and the queries are done.
  await until(() =>
    throwUnless(
      document.querySelector('#main')?.hasChildNodes() === true,
      () => `${address} is not rendered`,
    ),
  );
  return { router, settled, services };
}

/** Renders a screen in the whole page frame, and returns functions to read and control it. */
export async function renderScreen(address: string, options: ScreenOptions = {}) {
  const { api = fakeApi(), language = 'en' } = options;
  reset(options);
  supportCommands();
  const { router, settled, services } = await opened(address, api, language, options);
  return {
    api,
    settled,
    names: pressableNames,
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return decodeURIComponent(pathname + search + hash);
    },
    /** Starts a session, as a sign-in does. */
    signIn: (signedIn: OutputOf<RouteOf<'session.refresh'>>) => services.lifecycle?.begin(signedIn),
    /** Waits until this text is visible. */
    shows: (text: string) =>
      until(() => throwUnless(shownText().includes(text), () => `“${text}” is not in: ${shownText()}`)),
    /** Waits until there is a control with this name. */
    offers: (name: string) =>
      until(() =>
        throwUnless(pressableNames().includes(name), () => `“${name}” is not in: ${pressableNames()}`),
      ),
    /** Waits until this text is not visible. */
    hides: (text: string) =>
      until(() => throwUnless(!shownText().includes(text), () => `“${text}” is in: ${shownText()}`)),
    press: async (name: string) => {
      await press(name);
      await settled();
    },
    /** Changes the language of the page. What is open stays open. */
    speak: async (next: Language) => {
      await services.i18n.changeLanguage(next);
      await settled();
    },
    /** Opens another address of the app. */
    go: async (address: string) => {
      await router.navigate(address);
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
