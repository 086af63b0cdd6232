import type { ShownError } from '@nukkad/i18n';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import type { Missing } from '../lib/routing/screen-module.ts';
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx';
import { CrashedScreen } from './crashed-screen.tsx';
import { FailedScreen } from './failed-screen.tsx';

/** In place of the screen: nothing is there, it could not be loaded, or it broke down. */
export function ScreenFault() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <CrashedScreen error={error} />;
  const { missing, failed } = error.data as { missing?: Missing; failed?: ShownError };
  return failed ? <FailedScreen error={failed} /> : <NotFoundScreen missing={missing ?? 'page'} />;
}
