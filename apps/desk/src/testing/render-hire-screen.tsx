import { createCommitProbe } from '@nukkad/browser/testing/commit-probe.tsx';
import {
  mount,
  press,
  pressableNames,
  shownText,
  throwUnless,
  type,
  until,
} from '@nukkad/browser/testing/page.ts';
import type { Language } from '@nukkad/contract';
import { memberMe } from '@nukkad/contract/partner/member.routes.ts';
import { createI18n, loadPhrases } from '@nukkad/i18n';
import { onlineManager } from '@tanstack/react-query';
import { useContext } from 'react';
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  UNSAFE_NavigationContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '../app/app.tsx';
import { createServices } from '../app/create-services.ts';
import { FIRST_PHRASES } from '../app/first-phrases.ts';
import { HireRoutes } from '../app/hire-routes.tsx';
import { followLanguage } from '../lib/device-language.ts';
import { type Me, setMe } from '../lib/use-me.ts';
import { type FakePartner, fakePartner } from './fake-partner.ts';
import { ME } from './sample-me.ts';

interface HireScreenOptions {
  /** The companies' API. Each route that the screen calls needs a response. */
  readonly partner?: FakePartner;
  readonly language?: Language;
  /** The signed-in member, by default an owner of one company. Null: nobody is signed in. */
  readonly me?: Me | null;
  /** The page was reloaded: what the tab stores is still there. By default it is empty. */
  readonly isReload?: boolean;
}

const QUIET_TASKS = 3;

interface SimulatedBrowser {
  readonly settings: {
    readonly navigation: { disableMainFrameNavigation: boolean; disableFallbackToSetURL: boolean };
  };
}

/** Lets an address such as `tel:` leave the page as it is, as in a browser. happy-dom would replace the window. */
function keepPage(): void {
  const { happyDOM } = window as unknown as { readonly happyDOM: SimulatedBrowser };
  const { navigation } = happyDOM.settings;
  const { disableMainFrameNavigation, disableFallbackToSetURL } = navigation;
  navigation.disableMainFrameNavigation = true;
  navigation.disableFallbackToSetURL = true;
  onTestFinished(() => {
    navigation.disableMainFrameNavigation = disableMainFrameNavigation;
    navigation.disableFallbackToSetURL = disableFallbackToSetURL;
  });
}

/** Renders an address of the hire site with a fake companies' API, and returns functions to read and control the page. */
export async function renderHireScreen(address: string, options: HireScreenOptions = {}) {
  const { partner = fakePartner(), language = 'en', me = ME, isReload = false } = options;
  keepPage();
  // A test may report that the device is offline. Later tests of this worker share TanStack Query's state.
  onTestFinished(() => onlineManager.setOnline(true));
  window.localStorage.clear();
  if (!isReload) window.sessionStorage.clear();
  const i18n = createI18n(language, await loadPhrases(language, FIRST_PHRASES));
  followLanguage(i18n);
  const services = createServices(i18n, partner);
  const { queries, ...others } = services.queryClient.getDefaultOptions();
  services.queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  if (me !== null) partner.answer(memberMe, me);
  setMe(services, me);
  let location: Location | undefined;
  let navigate: NavigateFunction | undefined;
  let history: { readonly location: Location } | undefined;
  /** Reads the router, which is a part of the page. */
  function RouterProbe() {
    location = useLocation();
    navigate = useNavigate();
    history = useContext(UNSAFE_NavigationContext).navigator as unknown as typeof history;
    return null;
  }
  /** The router renders in transitions: while the next screen is loading, the previous one stays. */
  const isArrived = () => history?.location.key === location?.key;
  const { CommitProbe, allCommitted } = createCommitProbe();
  const isQuiet = () =>
    services.queryClient.isFetching() === 0 && document.querySelector('.hire-wait') === null && isArrived();
  const settled = async () => {
    // Loaded data is rendered in a later task, and may start further queries.
    let quietTasks = 0;
    await until(() => {
      quietTasks = isQuiet() ? quietTasks + 1 : 0;
      throwUnless(quietTasks > QUIET_TASKS, () => `${address} is still loading`);
    }, 1);
    await allCommitted();
  };
  await mount(
    <MemoryRouter initialEntries={[address]}>
      <App services={services}>
        <HireRoutes />
      </App>
      <RouterProbe />
      <CommitProbe />
    </MemoryRouter>,
  );
  await settled();
  await until(() =>
    throwUnless(
      document.querySelector('#main h1, #main [role=alert]') !== null,
      () => `${address} is not rendered`,
    ),
  );
  return {
    partner,
    settled,
    names: pressableNames,
    address: () => `${location?.pathname}${location?.search}`,
    /** Waits until this text is visible. */
    shows: (text: string) =>
      until(() => throwUnless(shownText().includes(text), () => `“${text}” is not in: ${shownText()}`)),
    /** Waits until this text is not visible. */
    hides: (text: string) =>
      until(() => throwUnless(!shownText().includes(text), () => `“${text}” is in: ${shownText()}`)),
    press: async (name: string) => {
      await press(name);
      await settled();
    },
    /** Changes the language of the page. What is open stays open. */
    speak: async (next: Language) => {
      await i18n.changeLanguage(next);
      await settled();
    },
    type: async (name: string, text: string) => {
      await type(name, text);
      await settled();
    },
    /** Opens another address of the site. */
    go: async (next: string) => {
      await navigate?.(next);
      await settled();
    },
  };
}
