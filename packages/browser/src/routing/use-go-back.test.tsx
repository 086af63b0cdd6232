import { createBrowserRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { mount, press, until } from '../testing/page.ts';
import { useGoBack } from './use-go-back.ts';

function Page() {
  const navigate = useNavigate();
  const goBack = useGoBack('/parent');
  return (
    <>
      <button type="button" onClick={() => navigate('/next')}>
        On
      </button>
      <button type="button" onClick={() => navigate('/other', { replace: true })}>
        Instead
      </button>
      <button type="button" onClick={goBack}>
        Back
      </button>
    </>
  );
}

/** Ignores a language prefix, which another test file of this worker may have set. */
const isAt = (path: string) => until(() => expect(window.location.pathname.endsWith(path)).toBe(true));

/** Opens a page from a link on another site, which remains in the browser history. */
async function openFromLink(path: string) {
  window.history.pushState(null, '', '/of-another-site');
  window.history.pushState(null, '', path);
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  onTestFinished(() => router.dispose());
  await mount(<RouterProvider router={router} />);
}

it('goes to the parent page if the page was opened from a link', async () => {
  await openFromLink('/notification');
  await press('Back');
  await isAt('/parent');
});

it('goes to the parent page if the first history entry was replaced', async () => {
  await openFromLink('/companyprofile');
  await press('Instead');
  await isAt('/other');
  await press('Back');
  await isAt('/parent');
});

it('goes back one page within the site', async () => {
  await openFromLink('/notification');
  await press('On');
  await isAt('/next');
  await press('Back');
  await isAt('/notification');
});
