import type { Prepared } from '../lib/routing/prepare-screen.ts';
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { CrashedScreen } from './crashed-screen.tsx';
import { FailedScreen } from './failed-screen.tsx';
import { ShellFrame } from './shell/shell-frame.tsx';

/** The frame with what an address shows: its screen, the 404 page, or an error with Retry. */
export function PlaceView({ shown }: { readonly shown: Prepared }) {
  return (
    <ShellFrame>
      <CrashBoundary of={shown} instead={(error) => <CrashedScreen error={error} />}>
        {shown.kind === 'screen' && <shown.Screen />}
        {shown.kind === 'missing' && <NotFoundScreen missing={shown.missing} />}
        {shown.kind === 'failed' && <FailedScreen error={shown.error} />}
      </CrashBoundary>
    </ShellFrame>
  );
}
