import { useT } from '@nukkad/i18n/react.ts';
import { EmptyState, LinkButton, Scene } from '@nukkad/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leadingTo } from '../../lib/routing/return-path.ts';
import { useSession } from '../../lib/use-session.ts';
import type { LoginReason } from './login-reason.ts';

interface CandidatesOnlyProps {
  readonly reason: LoginReason;
  /** Stands in until it is known who reads. */
  readonly skeleton: ReactNode;
  /** Who is not known after so long is shown what a visitor sees, until it is known. */
  readonly visitorAfterMs?: number;
  readonly children: ReactNode;
}

/** Shows a screen's personal part to its seeker, and to visitors why and where to log in. */
export function CandidatesOnly({ reason, skeleton, visitorAfterMs, children }: CandidatesOnlyProps) {
  const { status } = useSession();
  const isLate = useIsLate(status === 'unknown' ? visitorAfterMs : undefined);
  if (status === 'unknown' && !isLate) return skeleton;
  return status === 'signed-in' ? children : <LoginNeeded reason={reason} />;
}

/** True once so many milliseconds have gone by; never where none are told. */
function useIsLate(milliseconds: number | undefined): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (milliseconds === undefined) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLate;
}

function LoginNeeded({ reason }: { readonly reason: LoginReason }) {
  const t = useT('login-reasons');
  const nav = useT('nav');
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      picture={<Scene name="sign-in" />}
      title={t(reason)}
      action={<LinkButton href={leadingTo('/register', pathname + search)}>{nav('login')}</LinkButton>}
    />
  );
}
