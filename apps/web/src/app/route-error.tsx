import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { ShellFrame } from './shell/shell-frame.tsx';

/** What is shown where a screen could not be: the 404 page, or an error with Retry. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <ShellFrame>{isMissing ? <NotFoundScreen /> : <FailedScreen />}</ShellFrame>;
}
