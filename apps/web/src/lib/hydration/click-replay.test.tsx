import { button } from '@nukkad/ui/testing/render.tsx';
import { act, type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { RECORD_CLICK_SCRIPT } from './record-click-script.ts';
import { useClickReplay } from './use-click-replay.ts';

const onPage = vi.fn();
const onPart = vi.fn();

const onShown = vi.fn();

function Part() {
  useEffect(() => void onShown(), []);
  return (
    <button type="button" onClick={onPart}>
      in the part
    </button>
  );
}

function Page({ children }: { readonly children: ReactNode }) {
  useClickReplay();
  return (
    <>
      <button type="button" onClick={onPage}>
        on the page
      </button>
      {children}
    </>
  );
}

/** Renders a page as the server sends it, with a part whose script has not loaded yet. */
async function sentPage() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const script = Promise.withResolvers<ComponentType>();
  const Late = lazyPart(() => script.promise);
  const host = document.createElement('div');
  host.innerHTML = renderToString(
    <Page>
      <div className="lazy-part" data-late="">
        <Suspense>
          <Part />
        </Suspense>
      </div>
    </Page>,
  );
  document.body.replaceChildren(host);
  return {
    start: () =>
      act(async () => {
        const root = hydrateRoot(
          host,
          <Page>
            <Late />
          </Page>,
        );
        onTestFinished(() => act(async () => root.unmount()));
      }),
    bringPart: () => act(async () => script.resolve(Part)),
  };
}

beforeEach(() => {
  vi.resetAllMocks();
  // The page runs this script before all others.
  new Function(RECORD_CLICK_SCRIPT)();
});
afterEach(() => void Reflect.deleteProperty(window, 'takeRecordedClick'));

it('clicks once what was clicked before the page was hydrated', async () => {
  const { start, bringPart } = await sentPage();
  button('on the page').click();
  expect(onPage).not.toHaveBeenCalled();
  await start();
  expect(onPage).toHaveBeenCalledOnce();
  await bringPart();
  expect(onPage).toHaveBeenCalledOnce();
  expect(onPart).not.toHaveBeenCalled();
});

it.each(['before', 'after'])(
  'presses what was tapped in a part %s the page answered, once the part answers',
  async (when) => {
    const { start, bringPart } = await sentPage();
    if (when === 'before') button('in the part').click();
    await start();
    if (when === 'after') await act(async () => button('in the part').click());
    expect(onPart).not.toHaveBeenCalled();
    await bringPart();
    expect(onPart).toHaveBeenCalledOnce();
    await act(async () => button('in the part').click());
    expect(onPart).toHaveBeenCalledTimes(2);
  },
);

it('runs a click once that comes after hydration but before the effects', async () => {
  const { start, bringPart } = await sentPage();
  await start();
  onShown.mockImplementationOnce(() => button('in the part').click());
  await bringPart();
  expect(onPart).toHaveBeenCalledOnce();
});

it('does not repeat a click that the page has handled', async () => {
  const { start, bringPart } = await sentPage();
  await start();
  await act(async () => button('on the page').click());
  expect(onPage).toHaveBeenCalledOnce();
  await bringPart();
  expect(onPage).toHaveBeenCalledOnce();
});

it.each([
  ['true', false, true],
  ['false', true, false],
  [null, true, false],
] as const)(
  'with the stored sign-in %s, the login dialog opens: %s; the click is recorded: %s',
  (stored, opens, isRecorded) => {
    window.localStorage.clear();
    if (stored !== null) window.localStorage.setItem('nukkad.isUserLoggedIn', stored);
    // With their dialogs, because the script that opens dialogs runs too if a screen test ran before in this process.
    document.body.innerHTML = `
      <button type="button" popovertarget="login">Save</button><dialog id="login"></dialog>
      <button type="button" popovertarget="share">Share</button><dialog id="share"></dialog>`;
    const press = (name: string) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      button(name).dispatchEvent(click);
      return !click.defaultPrevented;
    };
    expect(press('Save')).toBe(opens);
    expect(button('Save').getAttribute('aria-busy')).toBe(isRecorded ? 'true' : null);
    expect(press('Share')).toBe(true);
    expect(window.takeRecordedClick?.()?.textContent).toBe(isRecorded ? 'Save' : undefined);
    expect(button('Save').getAttribute('aria-busy')).toBeNull();
    window.localStorage.clear();
  },
);
