import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useFocusOfReplaced, useNearbyFocus } from './lost-focus.ts';

/** What the part "Place" shows: a button, nothing yet, or the heading that comes in place of the button. */
type Content = 'button' | 'nothing' | 'heading';

function Heading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOfReplaced(heading);
  return (
    <h2 ref={heading} tabIndex={-1}>
      Chosen
    </h2>
  );
}

interface PageProps {
  readonly content: Content;
  readonly hasPart: boolean;
}

function Page({ content, hasPart }: PageProps) {
  useNearbyFocus();
  return (
    <main tabIndex={-1}>
      {hasPart && (
        <section aria-label="Place">
          {content === 'button' && <button type="button">Choose</button>}
          {content === 'heading' && <Heading />}
        </section>
      )}
      <a href="/help">Help</a>
      <dialog>
        <form method="dialog">
          <button type="submit">OK</button>
        </form>
      </dialog>
    </main>
  );
}

/** Shows the page, focuses its button and returns a function that changes the page. */
async function opened() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    box.remove();
  });
  const change = (content: Content, hasPart = true) =>
    act(async () => root.render(<Page content={content} hasPart={hasPart} />));
  await change('button');
  box.querySelector('button')?.focus();
  return { change, find: (selector: string) => box.querySelector<HTMLElement>(selector) };
}

const awaitFocus = (expected: Element | null) =>
  vi.waitFor(() => {
    expect(expected).not.toBeNull();
    expect(document.activeElement).toBe(expected);
  });

it('gives the focus of a removed button to the part around it', async () => {
  const { change, find } = await opened();
  await change('nothing');
  await awaitFocus(find('section'));
});

it('gives the focus to the main part if the part around the button was removed too', async () => {
  const { change, find } = await opened();
  await change('nothing', false);
  await awaitFocus(find('main'));
});

it.each(['with', 'without'])('gives the focus to what replaces the button, %s a pause', async (pause) => {
  const { change, find } = await opened();
  if (pause === 'with') {
    await change('nothing');
    await awaitFocus(find('section'));
  }
  await change('heading');
  await awaitFocus(find('h2'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement).toBe(find('h2'));
});

it('leaves the focus where a person has moved it', async () => {
  const { change, find } = await opened();
  await change('nothing');
  await awaitFocus(find('section'));
  find('a')?.focus();
  await change('heading');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement).toBe(find('a'));
});

it('gives the focus to the main part when a dialog closes whose opener is gone', async () => {
  const { change, find } = await opened();
  const dialog = find('dialog');
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('The page has no dialog.');
  dialog.showModal();
  find('dialog button')?.focus();
  await change('nothing');
  expect(document.activeElement).toBe(find('dialog button'));
  dialog.close();
  await awaitFocus(find('main'));
});
